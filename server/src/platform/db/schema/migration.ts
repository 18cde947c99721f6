/** A refusal to start, in one sentence for the operator. */
export class MigrationRefused extends Error {
  override name = "MigrationRefused";
}

/**
 * One step of the schema. It only adds, so that the former release goes on running beside it. A step that takes something away
 * contracts: it waits until the release that no longer needs it is the former one.
 */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** Set if it contracts: the first release that runs it. */
  readonly contractsFrom?: string;
}

/**
 * The newest step of release 0.1.0. That program refuses a database that records a step it does not know, so later steps that only
 * add are recorded in a table that it does not read.
 */
const FIRST_RELEASE = 109;

/** Programs that do not know this step must not run on a database that has it. */
export const bindsPrograms = ({ version, contractsFrom }: Migration): boolean =>
  version <= FIRST_RELEASE || contractsFrom !== undefined;

/** Whether a release runs this step, or leaves it to a later one. */
export const isDue = ({ contractsFrom }: Migration, release: string): boolean =>
  contractsFrom === undefined || !isEarlier(release, contractsFrom);

function isEarlier(release: string, other: string): boolean {
  const [mine = [], theirs = []] = [release, other].map((text) => text.split(".").map(Number));
  const at = mine.findIndex((part, index) => part !== theirs[index]);
  return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0);
}
