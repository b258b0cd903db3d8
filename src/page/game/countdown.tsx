import type { Pending } from '../../client/views';

/** The seconds that are left to decide. The browser counts down from the database's answer. @param isRing whether a ring shrinks with the time */
export function Countdown({ pending, isRing = false }: { pending: Pending; isRing?: boolean }) {
  const seconds = pending['Seconds left'];
  if (seconds === null) return null;
  return (
    <p id="countdown" class={isRing ? 'ring' : undefined} role="timer" data-deadline={pending.Deadline} data-seconds={seconds}>
      {seconds > 0 ? `${seconds} s left` : 'Time is up.'}
    </p>
  );
}
