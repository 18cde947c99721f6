export interface GenomesSearch {
  /** The agent whose genomes are highlighted on the map and listed. */
  readonly agent?: string;
}

export interface GenomeSearch {
  /** The version shown; the latest when absent. */
  readonly version?: number;
  /** The two versions compared. */
  readonly from?: number;
  readonly to?: number;
}

const versionNumber = (value: unknown): number | undefined =>
  Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined;

export const readGenomesSearch = ({ agent }: Record<string, unknown>): GenomesSearch =>
  typeof agent === "string" && agent !== "" ? { agent } : {};

export function readGenomeSearch(search: Record<string, unknown>): GenomeSearch {
  const read = (["version", "from", "to"] as const).map((name) => [name, versionNumber(search[name])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

export interface EvolutionSearch {
  /** The campaign whose proven attacks join the prompts of a new run. */
  readonly campaign?: string;
}

export function readEvolutionSearch({ campaign }: Record<string, unknown>): EvolutionSearch {
  return typeof campaign === "string" && /^[0-9a-f-]{36}$/.test(campaign) ? { campaign } : {};
}
