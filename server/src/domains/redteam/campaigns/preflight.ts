import type { Act } from "../../../platform/act.ts";
import { familyOf } from "../goals/list.ts";
import { attackCategories, type Way } from "../model/categories.ts";
import { mayAttackNow } from "../safety/may-attack.ts";
import { selectPolicy } from "../safety/store.ts";
import { isSandboxWay } from "../sandbox/played/play.ts";
import { entranceFor, type SandboxNeeds } from "../sandbox/session.ts";
import { MICROS } from "./present.ts";
import { type Resolved, type ResolveNeeds, resolveCampaign } from "./resolve.ts";
import { isRemote } from "./settings.ts";
import type { CreateCampaign } from "./shapes.ts";
import { wasAttacked } from "./store/campaigns.ts";
import type { NewGoal } from "./store/goals.ts";
import { isSandboxReachable } from "./target.ts";

/** Attempts on other goals of the family, and those that shorten an attack, at most; for an attack that was confirmed. */
const [GENERALIZE, MINIMIZE] = [5, 60];
const CHARACTERS_OF_A_TOKEN = 4;
/** Tokens of an answer: a short refusal, and a long one. */
const [SHORT_ANSWER, LONG_ANSWER] = [30, 400];
/** How many times as long as the plain wish attacks are, with their tricks and earlier turns. */
const LONGER = 4;
const SECONDS_OF_A_REQUEST = 1;

export interface Range {
  readonly low: number;
  readonly high: number;
}

export type PreflightNeeds = ResolveNeeds & Pick<SandboxNeeds, "publicUrl" | "keyring">;

/** What a campaign would take and could not try. Nothing is written, and nothing is sent. */
export async function preflightCampaign(needs: PreflightNeeds, act: Act, body: CreateCampaign) {
  const resolved = await resolveCampaign(needs, act, body);
  return estimateCampaign(needs, act, { resolved, requests: requestsOf(resolved) });
}

/** A campaign before it is started, and the requests that its goals take. */
export interface Estimated {
  readonly resolved: Resolved;
  readonly requests: Range;
}

export async function estimateCampaign(needs: PreflightNeeds, act: Act, { resolved, requests }: Estimated) {
  const { goals, settings, target } = resolved;
  const policy = await selectPolicy(act, target.agent.id);
  const rate = Math.min(target.reach.rateLimit, policy?.requests_per_minute ?? Number.POSITIVE_INFINITY);
  const tokens = tokensOf(resolved, requests);
  const seconds = (count: number): number =>
    Math.ceil(Math.max((count * 60) / rate, (count * SECONDS_OF_A_REQUEST) / settings.concurrency));
  const { caps } = settings;
  const capped = within(requests, caps.requests);
  return {
    goals: goals.length,
    categories: attackCategories.flatMap((category) => counted("category", category, goals)),
    ways: waysOf(resolved),
    requests: capped,
    tokens: within(tokens, caps.tokens),
    seconds: { low: seconds(capped.low), high: seconds(capped.high) },
    cost: costOf(resolved, requests),
    requests_per_minute: rate,
    untried: untriedOf(resolved),
    sandbox: entrancesOf(needs, act, resolved),
    warnings: [
      ...(await barriers(act, target.agent.id)),
      ...sandboxWarnings(needs, resolved),
      ...warningsOf(resolved, requests),
    ],
  };
}

function counted(name: "category", value: string, goals: readonly NewGoal[]) {
  const count = goals.filter((goal) => goal[name] === value).length;
  return count === 0 ? [] : [{ category: value, goals: count }];
}

/** The way that a goal is tried through: the first of the campaign's that its family has. */
const wayOf = ({ family }: NewGoal, ways: readonly Way[]): Way =>
  familyOf(family)?.ways.find((way) => ways.includes(way)) ?? "chat";

function waysOf({ goals, settings }: Resolved) {
  const counts = new Map<Way, number>();
  for (const goal of goals) {
    const way = wayOf(goal, settings.ways);
    counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  return [...counts].map(([way, count]) => ({ way, goals: count }));
}

/** About the hunts and one twin for each goal, often fewer; at most every goal breaks with its last query. */
function requestsOf({ goals, settings }: Resolved): Range {
  const { queriesPerGoal, confirm, isMinimizing } = settings;
  const hunted = goals.length * (queriesPerGoal + 1);
  return { low: hunted, high: hunted + goals.length * (confirm.n + GENERALIZE + (isMinimizing ? MINIMIZE : 0)) };
}

/** Tokens that one request sends, at least and at most. */
function promptTokens({ goals, target }: Resolved): Range {
  const own = target.reach.systemPrompt?.length ?? 0;
  const lengths = goals.map(
    ({ goal: { plant, wish } }) => (plant.rules?.length ?? 0) + (plant.preamble?.length ?? 0) + wish.length,
  );
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const low = Math.ceil((own + mean) / CHARACTERS_OF_A_TOKEN);
  return { low, high: low + Math.ceil((mean * LONGER) / CHARACTERS_OF_A_TOKEN) };
}

function tokensOf(resolved: Resolved, requests: Range): Range {
  const prompt = promptTokens(resolved);
  return { low: requests.low * (prompt.low + SHORT_ANSWER), high: requests.high * (prompt.high + LONG_ANSWER) };
}

function costOf(resolved: Resolved, requests: Range) {
  const { prices, caps } = resolved.settings;
  if (!prices) return null;
  const prompt = promptTokens(resolved);
  const cost = (count: number, sent: number, answered: number): number =>
    Math.round(count * (sent * prices.prompt + answered * prices.completion)) / MICROS;
  const range = {
    low: cost(requests.low, prompt.low, SHORT_ANSWER),
    high: cost(requests.high, prompt.high, LONG_ANSWER),
  };
  return within(range, caps.costMicros === null ? null : caps.costMicros / MICROS);
}

/** A cap cuts the range off: no more than that is ever spent. */
const within = ({ low, high }: Range, cap: number | null) => ({
  low: Math.min(low, cap ?? Number.POSITIVE_INFINITY),
  high: Math.min(high, cap ?? Number.POSITIVE_INFINITY),
  cap,
});

/** Goals that will end unassessed, with the reason. */
function untriedOf({ goals, target, settings }: Resolved) {
  const unplanted = goals.filter(({ goal }) => goal.plant.preamble !== undefined).length;
  const judged = goals.filter(({ goal }) => goal.oracle.kind === "judge").length;
  const reasons: { readonly goals: number; readonly reason: string }[] = [];
  if (target.reach.protocol !== "chat_completions" && unplanted > 0) {
    const reason = "The agent's protocol carries no system message, so the secret of these goals can't be planted.";
    reasons.push({ goals: unplanted, reason });
  }
  if (judged > 0 && (settings.judgeAgentId === null || settings.mostModelCalls === 0)) {
    reasons.push({ goals: judged, reason: "Only a judge can decide them: set judge_agent_id and max_model_calls." });
  }
  return reasons;
}

async function barriers(act: Act, agentId: string): Promise<string[]> {
  const may = await mayAttackNow(act, agentId);
  const isFirst = !(await wasAttacked(act, agentId));
  return [
    ...(may.isAllowed ? [] : [may.reason]),
    ...(isFirst ? ["This agent was never attacked before. Make sure that its owner agrees."] : []),
  ];
}

/** Where an agent comes to that does not follow addresses in a request: for its test setup. */
function entrancesOf(needs: PreflightNeeds, { who: { teamId } }: Act, { target, settings }: Resolved) {
  if (!isSandboxReachable(needs, target)) return [];
  const visitor = { teamId, agentId: target.agent.id };
  return settings.ways.filter(isSandboxWay).map((way) => ({ way, address: entranceFor(needs, visitor, way) }));
}

function sandboxWarnings(needs: ResolveNeeds, { target, settings }: Resolved): string[] {
  if (!settings.ways.some(isRemote)) return [];
  return isSandboxReachable(needs, target)
    ? ["For mcp, a2a and documents the agent must come to the console's sandbox. Each begins with a harmless visit."]
    : ["Agents can't reach the console's sandbox: set PUBLIC_URL, or leave mcp, a2a and documents out."];
}

function warningsOf({ goals, settings, target }: Resolved, requests: Range): string[] {
  const { requests: cap } = settings.caps;
  return [
    ...(goals.length === 0 ? ["No goal of these categories can be tried through the chosen ways in."] : []),
    ...(cap !== null && cap < requests.low
      ? ["The request cap is lower than what these goals need. The campaign ends there."]
      : []),
    ...(target.reach.keyWithheld
      ? ["The stored API key belongs to a different endpoint and is not sent. Enter it again."]
      : []),
  ];
}
