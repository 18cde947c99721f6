import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { CampaignSettings } from "../campaigns/store/campaign-row.ts";
import { changeStatus, insertCampaign } from "../campaigns/store/campaigns.ts";
import { insertImportedGoals, type NewImportedGoal, writeFigures } from "../campaigns/store/imported.ts";
import { logLine } from "../campaigns/store/log.ts";
import { importFigures } from "../figures/import-figures.ts";
import type { ImportedGoal } from "../model/imported-goal.ts";
import { LIBRARY } from "../model/library.ts";
import { mappedProbe } from "./categories.ts";
import type { ToldTest } from "./child/told.ts";
import type { ToldFile } from "./told-lines.ts";

export interface Imported {
  readonly agentId: string;
  /** The file's name. */
  readonly name: string;
  readonly told: ToldFile;
}

/** Nothing was attacked, so nothing limits it. */
const SETTINGS: CampaignSettings = {
  ...{ goals: 0, strategies: [], custom: [], queriesPerGoal: 0, concurrency: 1, ways: [] },
  ...{ caps: { requests: null, tokens: null, costMicros: null }, prices: null, confirm: { k: 3, n: 5 } },
  ...{ isMinimizing: false, attackerAgentId: null, judgeAgentId: null, mostModelCalls: 0 },
  ...{ stopAfter: null, model: null },
};

/** Writes what another tool found as a completed campaign. Its verdicts stay its own: no finding opens. */
export async function importCampaign(agents: AgentsPort, act: Act, { agentId, name, told }: Imported) {
  const { tool, tests, counts } = told;
  const agent = await agents.get(act, agentId);
  // Hits come first: they are what people look for, and what a retest asks again.
  const ordered = tests.toSorted((one, other) => Number(other.outcome === "hit") - Number(one.outcome === "hit"));
  const goals = ordered.map((test, place) => goalOf(tool, test, place));
  const figures = importFigures({
    ...{ tool, hits: counts.hit, held: counts.held, errors: counts.error, undetermined: counts.undetermined },
    ...{ broken_lines: counts.broken, skipped: counts.skipped, kept: goals.length },
    unknown: goals.filter(({ isKnown }) => !isKnown).length,
    tests: goals.map(({ category, goal }) => ({ category, outcome: goal.theirs.outcome })),
  });
  const campaign = await insertCampaign(act, {
    ...{ agentId: agent.id, agentRevision: agent.revision, tool, name: name.slice(0, 255) },
    ...{ purpose: `Imported from ${tool}.`, categories: [...new Set(goals.map(({ category }) => category))] },
    ...{ settings: SETTINGS, seed: 0, library: LIBRARY },
  });
  await insertImportedGoals(act, campaign.id, goals);
  await writeFigures(act, campaign.id, figures);
  await changeStatus(act, campaign.id, { status: "completed", reason: "imported" });
  await logLine(act, campaign.id, `imported from ${tool}: ${figures.words}`);
  await recordAudit(act, {
    action: "campaign.imported",
    target: { kind: "campaign", id: campaign.id },
    details: { agent_id: agent.id, tool, tests: figures.tests, hits: figures.hits },
  });
  return { campaign_id: campaign.id, status: "completed", ...figures };
}

function goalOf(
  tool: ToldFile["tool"],
  test: ToldTest,
  place: number,
): NewImportedGoal & { readonly isKnown: boolean } {
  const { probe, strategy, objective, messages, isCut, outcome, by, score, reason, hits, of } = test;
  const { category, severity, family, isKnown } = mappedProbe(tool, test);
  const goal: ImportedGoal = {
    ...{ imported: tool, probe, strategy, objective, messages, isCut, family },
    theirs: { outcome, by, score, reason, hits, of },
  };
  return { place, key: `${probe}.${place}`, category, family: family ?? `${tool}:${probe}`, severity, goal, isKnown };
}
