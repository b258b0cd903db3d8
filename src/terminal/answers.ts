/** What goes back to the question before. Escape types it. */
const BACK = '<';

/** Somebody goes back to the question before. */
export class WentBack extends Error {
  override readonly name = 'WentBack';
}

/** The answers to questions that follow from each other: going back forgets the last one, and asks again from there. */
export class Answers {
  private readonly given: unknown[] = [];
  /** how many of them the questions have had this time */
  private taken = 0;

  /** @param canGoBack whether there is a key for it */
  constructor(private readonly canGoBack: boolean) {}

  /** Asks all questions, some of them again when somebody goes back. @param ask passes each question to `of` */
  async collect<Result>(ask: () => Promise<Result>): Promise<Result> {
    for (;;) {
      this.taken = 0;
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof WentBack)) throw error;
        this.given.pop();
      }
    }
  }

  /** The answer to the next question. @param question asks it; its argument is what goes back, undefined at the first one */
  async of<Answer>(question: (back: string | undefined) => Promise<Answer>): Promise<Answer> {
    if (this.taken === this.given.length) this.given.push(await question(this.canGoBack && this.taken > 0 ? BACK : undefined));
    this.taken += 1;
    return this.given[this.taken - 1] as Answer;
  }
}
