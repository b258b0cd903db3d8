/** Numbers that look random and follow from a seed: a linear congruential generator. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
    // Seeds that are near each other shall not begin alike.
    for (let step = 0; step < 8; step += 1) this.below(2);
  }

  /** A whole number from 0 to count - 1. */
  below(count: number): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * count);
  }

  /** A whole number between two, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** One of several, each as likely as its weight says. */
  pick<Choice>(choices: readonly Choice[], weightOf: (choice: Choice) => number = () => 1): Choice {
    let rest = this.below(choices.reduce((sum, choice) => sum + weightOf(choice), 0));
    for (const choice of choices) {
      rest -= weightOf(choice);
      if (rest < 0) return choice;
    }
    throw new Error('There is nothing to choose from.');
  }
}
