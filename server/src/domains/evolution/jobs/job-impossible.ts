/** The job cannot run, and the console is not to blame. */
export class JobImpossible extends Error {
  readonly reason: string;

  constructor(reason: string, words: string) {
    super(words);
    this.name = "JobImpossible";
    this.reason = reason;
  }
}
