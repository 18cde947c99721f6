/** Exit codes for pipelines. docs/guides/gate-a-pipeline.md lists them. */
export const exitCodes = {
  passed: 0,
  failed: 1,
  usage: 2,
  /** The evidence does not support a verdict. */
  inconclusive: 3,
  /** The console could not be reached, or failed. */
  unreachable: 4,
  /** The console rejected the request: wrong key, unknown agent or invalid value. */
  refused: 5,
  /** The run did not complete: paused, canceled, failed, or not within the time limit. */
  unfinished: 6,
  interrupted: 130,
} as const;

export type Ending = keyof typeof exitCodes;

/** Ends the program with a message and an exit code. */
export class Ended extends Error {
  override name = "Ended";
  readonly ending: Ending;

  constructor(ending: Ending, message: string) {
    super(message);
    this.ending = ending;
  }
}
