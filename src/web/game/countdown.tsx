import type { Pending } from '../../game/views';

/** The seconds that are left to decide. The browser counts down from the database's answer. */
export function Countdown({ pending }: { pending: Pending }) {
  const seconds = pending['Seconds left'];
  if (seconds === null) return null;
  return (
    <p id="countdown" role="timer" data-deadline={pending.Deadline} data-seconds={seconds}>
      {seconds > 0 ? `${seconds} s left` : 'Time is up.'}
    </p>
  );
}
