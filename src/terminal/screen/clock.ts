/** How long there is left of something, by the clock of the server when it was last asked. */
export class Clock {
  private end: number | undefined;

  /** @param seconds there are left now; null: as many as anybody likes */
  set(seconds: number | null): void {
    this.end = seconds === null ? undefined : Date.now() + seconds * 1_000;
  }

  /** How long there is left, for people; undefined: as long as they like. */
  line(): string | undefined {
    if (this.end === undefined) return undefined;
    const seconds = this.left();
    return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')} left`;
  }

  /** Whether there is nothing left. */
  isUp(): boolean {
    // The server counts in fractions of a second that are not told.
    return this.end !== undefined && Date.now() > this.end + 1_000;
  }

  private left(): number {
    return Math.max(0, Math.ceil(((this.end ?? 0) - Date.now()) / 1_000));
  }
}
