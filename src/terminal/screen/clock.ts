/** A countdown, set to the time left by the clock of the server. */
export class Clock {
  private end: number | undefined;

  /** @param seconds the time left; null: no limit */
  set(seconds: number | null): void {
    this.end = seconds === null ? undefined : Date.now() + seconds * 1_000;
  }

  /** The time left as text; undefined: no limit. */
  line(): string | undefined {
    if (this.end === undefined) return undefined;
    const seconds = this.left();
    return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')} left`;
  }

  /** Whether the time is up. */
  isUp(): boolean {
    // A second later, because the server rounds the time left.
    return this.end !== undefined && Date.now() > this.end + 1_000;
  }

  private left(): number {
    return Math.max(0, Math.ceil(((this.end ?? 0) - Date.now()) / 1_000));
  }
}
