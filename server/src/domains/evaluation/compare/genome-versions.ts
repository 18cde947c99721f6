import type { Act } from "../../../platform/act.ts";

/** The version of its genome that an agent was at. Evolution, which is further right, provides it through the application. */
export interface GenomeVersions {
  at(act: Act, moment: { readonly agentId: string; readonly revision: number; readonly at: number }): Promise<GenomeAt>;
}

export interface GenomeAt {
  /** Of everything that a genome speaks of: prompt, model, parameters, limits, tools, delegates, guard. */
  readonly config_etag: string;
  /** Null if no genome was extracted from that configuration. */
  readonly genome_id: string | null;
  readonly version: number | null;
  /** Whose change led to this version, or was taken back by it. */
  readonly proposal: { readonly id: string; readonly taken_back: boolean } | null;
}
