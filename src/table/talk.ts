/** There is nobody left who types, or the pipe has ended. */
export class InputEnded extends Error {
  override readonly name = 'InputEnded';

  constructor() {
    super('The input has ended.');
  }
}

/** What people at a terminal read, and what they type. */
export interface Talk {
  /** Shows a line; default: an empty one. */
  say(line?: string): void;
  /**
   * Waits for a line.
   * @returns it, without blanks around it
   * @throws InputEnded
   */
  hear(): Promise<string>;
  /** No more lines are wanted. */
  close(): void;
}
