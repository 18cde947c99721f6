/** How the program ends, for pipelines to branch on. docs/guides/gate-a-pipeline.md lists them. */
export const exitCodes = {
  passed: 0,
  failed: 1,
  usage: 2,
  /** The evidence does not carry a verdict. */
  inconclusive: 3,
  /** The console did not answer, or broke. */
  unreachable: 4,
  /** The console refused: a wrong key, an unknown agent, a faulty value. */
  refused: 5,
  /** The run did not come to its end: paused, cancelled, failed, or not within the time allowed. */
  unfinished: 6,
  interrupted: 130,
} as const;

export type Ending = keyof typeof exitCodes;

/** Ends the program with a sentence and a code. */
export class Ended extends Error {
  override name = "Ended";
  readonly ending: Ending;

  constructor(ending: Ending, message: string) {
    super(message);
    this.ending = ending;
  }
}
