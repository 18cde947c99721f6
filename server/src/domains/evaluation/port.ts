import type { Act } from "../../platform/act.ts";
import type { Subject } from "../../platform/db/database.ts";
import type { ModelParams } from "../agents/port.ts";
import type { RunTestSet } from "./custom/load-sets.ts";
import type { CampaignFinding } from "./findings/campaigns/campaign-finding.ts";
import type { OpenCount } from "./findings/campaigns/store.ts";
import type { TestedRule } from "./generated/cells/material.ts";
import type { RegressionPack } from "./generated/packs/make-harness.ts";
import type { Outcome } from "./harness/harness.ts";
import type { PortPrompt } from "./harness/port-prompt.ts";
import type { KeptPrompt } from "./kept-prompts.ts";
import type { OwnTraffic } from "./labeled-traffic.ts";
import type { OwnPrompts } from "./own-prompts.ts";
import type { LatestVerdict, RunNow } from "./results/store/latest-verdicts.ts";

export type { WatchedRuns } from "./archives/holds.ts";
export { decideAttack, nothingIn } from "./attacks/decide.ts";
export { broke, type Decision, held, unassessed } from "./attacks/decision.ts";
export { nearly } from "./attacks/happened.ts";
export type { AttackOracle, ServedIf } from "./attacks/oracle.ts";
export { answersTo, type SeenAnswer, type SeenAttack, type SeenEffect } from "./attacks/seen.ts";
export { seenEffects } from "./attacks/seen-effects.ts";
export { servesTwin } from "./attacks/twin.ts";
export { askedIn, type View as AttackView, viewOf } from "./attacks/view.ts";
export {
  LONGEST_ANSWER_TOKENS,
  maxSpendingFor,
  maxSpendingOn,
  type PricingContext,
  spentOn,
} from "./budget/budget.ts";
export type { GenomeAt, GenomeVersions } from "./compare/genome-versions.ts";
export type { Expectation } from "./custom/cases/test-case.ts";
export type { RunTestSet as OwnHarness } from "./custom/load-sets.ts";
export type { AttackEvidence, CampaignFinding, TranscriptLine } from "./findings/campaigns/campaign-finding.ts";
export type { OpenCount } from "./findings/campaigns/store.ts";
export { urgencyOf } from "./findings/tell/tell-findings.ts";
export type { AttackSecret } from "./generated/attacks/attack-secret.ts";
export type { TestedRule } from "./generated/cells/material.ts";
export { packPrompts } from "./generated/pack-prompts.ts";
export type { PackCase, RegressionPack, Weakness } from "./generated/packs/make-harness.ts";
export { isMeasurable, RULES_HARNESS, scenarioOf } from "./generated/plan-rules.ts";
export { type GradedPrompt, gradeAnswers } from "./grade-answers.ts";
export type { PortPrompt } from "./harness/port-prompt.ts";
export { openJudgeAsker } from "./judge/judge.ts";
export type { KeptPrompt } from "./kept-prompts.ts";
export type { OwnTraffic } from "./labeled-traffic.ts";
export type { OwnPrompts } from "./own-prompts.ts";
export { asked } from "./probes/asked.ts";
export { createDraw, type Draw } from "./probes/probe/draw.ts";
export { declines, takesUp } from "./probes/probe/engagement.ts";
export { withImplied } from "./probes/probe/implied-tags.ts";
export type { Tags } from "./probes/probe/taxonomy.ts";
export { isWeak, NOTHING_FOUND } from "./probes/probe/verdict.ts";
export {
  drawOffice,
  filledWith,
  type Office,
  offerTools,
  recordIn,
  strangersAddress,
  textIn,
  twoCustomers,
} from "./probes/words/back-office.ts";
export { capital, fill } from "./probes/words/fill.ts";
export type { Harm } from "./probes/words/harms/harm.ts";
export { harms } from "./probes/words/harms/harms.ts";
export { firstNames, fullName, lastNames } from "./probes/words/people.ts";
export { places } from "./probes/words/places.ts";
export { halves, plantKey, plantPhrase, randomPhrase } from "./probes/words/planted.ts";
export { brandName, rareFirst, rareSecond } from "./probes/words/rare.ts";
export { tool } from "./probes/words/tools.ts";
export { csvRow } from "./reports/content/csv-cell.ts";
export { removeLinks, SARIF_SCHEMA, sarifLevel, sarifScore } from "./reports/content/sarif-form.ts";
export { escapeMarkup, excerpt, visible } from "./reports/content/visible.ts";
export { xmlAttributes } from "./reports/content/xml-attributes.ts";
export { style as reportStyle } from "./reports/html/style.ts";
export type { LatestVerdict, RunNow } from "./results/store/latest-verdicts.ts";
export { createWorld } from "./world/create-world.ts";
export { type Effect, type EffectPattern, effectWords, fits } from "./world/model/effect.ts";
export { MOST_REQUESTS, type WorldSetup } from "./world/model/setup.ts";
export { type ToolName, toolNames } from "./world/model/tool-names.ts";
export { recordsOf, type World } from "./world/model/world.ts";
export { openWorld, type PlayedCall, replay, type WorldPlayer } from "./world/play.ts";
export { type Step, step, type WorldCall } from "./world/step.ts";
export { toolDefinitions } from "./world/tool-list.ts";

/** A configuration to test with, which the agent need not have. */
export interface Variant {
  readonly systemPrompt: string | null;
  readonly params: ModelParams;
  /** Replaces the agent's own model, at the same address and with the same key. Null or absent keeps it. */
  readonly model?: string | null;
}

export interface Answered {
  readonly outcome: Outcome;
  /** An error on the way, which says nothing about the variant. */
  readonly isError: boolean;
  readonly reason: string;
  readonly detector: string;
  readonly requests: number;
  readonly tokens: number;
  readonly latencyMs: number;
  /** The agent's answers, turn by turn. */
  readonly replies: readonly string[];
}

/** A message for a model that is used, not tested. */
export interface Words {
  readonly systemPrompt: string;
  readonly text: string;
  /** Replaces the agent's own model; null keeps it. */
  readonly model: string | null;
  readonly maxTokens: number;
}

export type ChatResult =
  | {
      readonly outcome: "answered";
      readonly text: string;
      /** Whether the model finished by itself. */
      readonly isWhole: boolean;
      readonly model: string | null;
      /** Null if the endpoint reports none. */
      readonly usage: { readonly promptTokens: number; readonly completionTokens: number } | null;
    }
  | { readonly outcome: "failed"; readonly detail: string };

/** A connection to an agent: with its own driver and rate limit, assessed by the same detectors as in a run. */
export interface AgentLine {
  /** Its current configuration. */
  readonly variant: Variant;
  readonly protocol: string;
  readonly rateLimit: number;
  /** Rejects when the signal fires; the prompt then counts as not sent. */
  ask(prompt: PortPrompt, variant: Variant, signal: AbortSignal): Promise<Answered>;
  /** One answer to these words, at the agent's rate limit. Sent once: a failure is returned, not retried. */
  say(words: Words, signal: AbortSignal): Promise<ChatResult>;
  /**
   * Whether it follows what a system message says; where it does not, no change of the prompt can be measured. Null when it
   * gave no answer at all.
   */
  followsSystemMessage(signal: AbortSignal): Promise<boolean | null>;
}

/** What evaluation offers to the domains to its right. */
export interface EvaluationPort {
  /**
   * All prompts of a complete run with this seed, without those whose tools are played: whoever asks the same prompt hundreds
   * of times cannot spend eight requests on it.
   */
  plan(seed: number): readonly PortPrompt[];
  /** Attempts to break these rules, and harmless twins. Rules that need a judge, or can't be seen from outside, have none. */
  planRules(rules: readonly TestedRule[], seed: number): readonly PortPrompt[];
  /** The newest prompts that a finding's probe failed on; null if the team has no such finding. */
  promptsOfFinding(act: Act, id: string, limit: number): Promise<KeptPrompt[] | null>;
  /** Attempts to break the rules of a custom harness; null if the team has no such harness. */
  promptsOfHarness(act: Act, id: string, limit: number): Promise<KeptPrompt[] | null>;
  /** A test set (its newest version) or a custom harness of the team, by id or name; null if there is none. */
  ownHarness(act: Act, name: string): Promise<RunTestSet | null>;
  /** What users said to the agent and reviewers labeled, as a harness. */
  ownTraffic(act: Act, agentId: string): Promise<OwnTraffic>;
  /** Its cases that detectors decide, grouped into families. Null if it was deleted. */
  ownPrompts(act: Act, harness: RunTestSet | OwnTraffic): Promise<OwnPrompts | null>;
  /** Starts a run of all harnesses on the agent as it is configured now. Returns its ID. */
  begin(act: Act, agentId: string): Promise<string>;
  /** The team's runs in progress. */
  underWay(act: Act): Promise<RunNow[]>;
  /** The verdict of each agent's newest completed run. */
  standings(act: Act): Promise<LatestVerdict[]>;
  /** Overall scores of the last eight completed runs of each of these agents, the oldest first. */
  lately(act: Act, agentIds: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
  /**
   * Files broken goals of a campaign as findings, in the caller's transaction: each in the finding of its weakness, which may be
   * there already. Returns the findings' IDs in the order of the goals.
   */
  keepCampaignFindings(act: Act, found: readonly CampaignFinding[]): Promise<string[]>;
  /** Writes attacks that worked, and harmless twins, as a custom harness that runs can ask at once. Its ID. */
  makeHarness(act: Act, pack: RegressionPack): Promise<string>;
  /** Open findings of campaigns, by agent and by what the attacks were after. */
  openCampaignFindings(act: Act): Promise<OpenCount[]>;
  /** AGENT_NOT_FOUND for another team's. With a harness of the team, its prompts can be asked too. */
  open(subject: Subject, agentId: string, own?: RunTestSet | OwnTraffic | null): Promise<AgentLine>;
}
