import type { Pending } from '../../game/views';

/** How long there is left to decide; the browser counts down from what the database said. */
export function Countdown({ pending }: { pending: Pending }) {
  const seconds = pending['Seconds left'];
  if (seconds === null) return null;
  return (
    <p id="countdown" role="timer" data-deadline={pending.Deadline} data-seconds={seconds}>
      {seconds > 0 ? `${seconds} s left` : 'The time is up.'}
    </p>
  );
}
