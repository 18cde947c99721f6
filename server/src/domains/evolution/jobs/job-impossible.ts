/** The job cannot be done, through no fault of the console. */
export class JobImpossible extends Error {
  readonly reason: string;

  constructor(reason: string, words: string) {
    super(words);
    this.name = "JobImpossible";
    this.reason = reason;
  }
}
