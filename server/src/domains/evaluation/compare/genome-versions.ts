import type { Act } from "../../../platform/act.ts";

/** Which version of its genome an agent was at. Evolution knows it, which stands to the right: the wiring hands it over. */
export interface GenomeVersions {
  at(act: Act, moment: { readonly agentId: string; readonly revision: number; readonly at: number }): Promise<GenomeAt>;
}

export interface GenomeAt {
  /** Of everything that a genome speaks of: prompt, model, parameters, limits, tools, delegates, guard. */
  readonly config_etag: string;
  /** Null where nobody has read that configuration as a genome. */
  readonly genome_id: string | null;
  readonly version: number | null;
  /** Whose change led to this version, or was taken back by it. */
  readonly proposal: { readonly id: string; readonly taken_back: boolean } | null;
}
