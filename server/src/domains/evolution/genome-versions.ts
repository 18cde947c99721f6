import type { AgentsPort } from "../agents/port.ts";
import type { GenomeVersions } from "../evaluation/port.ts";
import { versionAt } from "./genomes/version-at.ts";
import { findOrigin } from "./proposals/store.ts";

/** What evaluation cannot know by itself: which version of its genome an agent was at, and which proposal led to it. */
export function localGenomeVersions(agents: AgentsPort): GenomeVersions {
  return {
    async at(act, moment) {
      const found = await versionAt(agents, act, moment);
      const { genome_id, version } = found;
      const isKnown = genome_id !== null && version !== null;
      return { ...found, proposal: isKnown ? await findOrigin(act, genome_id, version) : null };
    },
  };
}
