import type { AgentsPort } from "../agents/port.ts";
import type { GenomeVersions } from "../evaluation/port.ts";
import { versionAt } from "./genomes/version-at.ts";
import { proposalBehind } from "./proposals/proposal-behind.ts";

/** What evaluation cannot know by itself: which version of its genome an agent was at, and whose change that was. */
export function localGenomeVersions(agents: AgentsPort): GenomeVersions {
  return {
    async at(act, moment) {
      const found = await versionAt(agents, act, moment);
      return { ...found, proposal: await proposalBehind(act, found) };
    },
  };
}
