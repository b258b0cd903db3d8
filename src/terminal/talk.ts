/** There is nobody left who types, or the pipe has ended. */
export class InputEnded extends Error {
  override readonly name: string = 'InputEnded';

  constructor(message = 'The input has ended.') {
    super(message);
  }
}

/** Somebody wants to stop here and leave the game as it is. */
export class Stopped extends InputEnded {
  override readonly name = 'Stopped';

  constructor() {
    super('You have stopped.');
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
