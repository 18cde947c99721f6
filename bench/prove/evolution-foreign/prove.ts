import { setTimeout as pause } from "node:timers/promises";
import { type ConsoleProcess, startConsole } from "../../../e2e/console.ts";
import { becomeOwner, call, createAgent } from "../../../e2e/person.ts";
import { FOREIGN_PROMPT, foreignProfiles } from "../../../server/test/evolution/foreign/profiles.ts";
import { type ForeignService, serveForeign } from "../../../server/test/evolution/foreign/serve.ts";
import { passRates } from "../../../server/test/evolution/foreign/truth.ts";
import { type ForeignCase, foreignCases } from "./cases.ts";
import { type Claims, claimsOf, falseClaims, foreignFigures, type Truth } from "./claims.ts";
import { plannedPrompts } from "./prompts.ts";

export interface ForeignProof {
  readonly tried: ForeignCase;
  /** As the run ended: reason and message, or why it did not start. */
  readonly end: string;
  readonly requests: number;
  readonly busiestMinute: number;
  readonly claims: Claims | null;
  readonly truth: Truth | null;
  readonly seconds: number;
  /** Each one a claim that is not true, or a promise that was not kept. */
  readonly mistakes: readonly string[];
}

interface Stage {
  readonly console: ConsoleProcess;
  readonly token: string;
}

/** Fresh answers for each held-out probe and side. */
const TIMES = 20;
/** Determines which probe families are for the search and which for the decision. The last two digits are the case's. */
const AGENT_ID = "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c";

export async function* proveForeignAgents(only?: string): AsyncGenerator<ForeignProof> {
  await using console = await startConsole();
  const { token } = await becomeOwner(console);
  for (const tried of foreignCases) {
    if (only === undefined || tried.name === only) yield await proveAgent({ console, token }, tried);
  }
}

async function proveAgent(stage: Stage, tried: ForeignCase): Promise<ForeignProof> {
  const began = performance.now();
  await using service = await serveForeign(tried.agent, tried.manners);
  const agentId = await createAgent(stage.console.address, stage.token, {
    id: `${AGENT_ID}${30 + foreignCases.indexOf(tried)}`,
    ...{ hub: "custom", status: "active", agent_name: tried.name, model_name: "foreign", protocol: "chat_completions" },
    ...{ agent_url: service.url, agent_system_prompt: FOREIGN_PROMPT, access_level: "grey_box" },
    rate_limit_requests_per_minute: tried.rate,
  });
  const run = await runOf(stage, { tried, service, agentId });
  const { job, proposal, mistakes } = run;
  const claims = job && claimsOf(job, proposal);
  const truth = job?.extra.decision
    ? await truthOf(stage, { ...{ tried, service, job, agentId }, shown: run.shown ?? null })
    : null;
  const wrong = claims ? falseClaims(claims, truth) : [];
  const repeated = claims ? foreignFigures(claims.sentences, ["+12.0 to +19.0", "Note for the reviewer"]) : [];
  const heard = service.heard();
  const busiest = Math.max(
    0,
    ...heard
      .map((at, from) => heard.slice(from).findIndex((next) => next - at >= 60_000))
      .map((count, from) => (count < 0 ? heard.length - from : count)),
  );
  return {
    ...{ tried, claims, truth, end: run.end, requests: heard.length, busiestMinute: busiest },
    seconds: Math.round((performance.now() - began) / 1000),
    mistakes: [
      ...mistakes,
      ...wrong,
      ...repeated,
      ...(tried.isUnmoved && claims?.isConfirmed ? ["a gain is confirmed where no change has an effect"] : []),
      ...(busiest > tried.rate ? [`${busiest} requests in a minute, and ${tried.rate} are allowed`] : []),
      ...(service.refused() > 0 ? [`${service.refused()} requests were refused with 429`] : []),
    ].map((mistake) => `${tried.name}: ${mistake}`),
  };
}

interface Ran {
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the API
  readonly job: any;
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the API
  readonly proposal: any;
  /** The whole system prompt that the proposal shows. */
  readonly shown?: string;
  readonly end: string;
  readonly mistakes: readonly string[];
}

interface Site {
  readonly tried: ForeignCase;
  readonly service: ForeignService;
  readonly agentId: string;
}

const MOST_PAUSES = 20;
/** A test of the connection and of the system message may be sent before a run is refused. */
const MOST_BEFORE = 6;

async function runOf({ console: { address }, token }: Stage, { tried, service, agentId }: Site): Promise<Ran> {
  const base = `${address}/v1/agents/${agentId}/evolutions`;
  const body = { max_metric_calls: tried.rollouts, probe_concurrency: 16, seed: 7 };
  const { body: advice } = await call(`POST ${base}/preflight`, { token, body });
  const before = service.heard().length;
  const mistakes = before > MOST_BEFORE ? [`the preflight sent ${before} requests`] : [];
  if (tried.wanted === "advised") return limited({ base, token }, { tried, service, advice });
  const mustNot = tried.wanted === "refused";
  const started = advice.can_start === null || mustNot ? await call(`POST ${base}`, { token, body }) : null;
  if (mustNot && advice.can_start === null) mistakes.push("the preflight sees nothing that speaks against it");
  const id = started?.body?.evolution_id;
  if (!id) {
    const end = String(advice.can_start ?? started?.text);
    return { job: null, proposal: null, end, mistakes: mustNot ? mistakes : [...mistakes, `did not start: ${end}`] };
  }
  const get = async (path: string) => (await call(`GET ${path}`, { token })).body;
  const path = `${base}/${id}`;
  let job = await get(path);
  let pauses = 0;
  while (job.status === "running" || (job.status === "paused" && pauses < MOST_PAUSES)) {
    if (job.status === "paused") {
      pauses += 1;
      if (!job.extra.status_message) mistakes.push("it paused and does not say why");
      await call(`POST ${path}/resume`, { token });
    }
    await pause(200);
    job = await get(path);
  }
  const proposal = job.extra.proposal_id ? await get(`${address}/v1/proposals/${job.extra.proposal_id}`) : null;
  if (tried.wanted === "interrupted" && pauses === 0 && !/fail|error|respond/i.test(job.extra.status_message ?? ""))
    mistakes.push("it was down, and the run neither paused nor says so");
  const diff = proposal && (await get(`${address}/v1/proposals/${job.extra.proposal_id}/diff`));
  const shown: string | undefined = diff?.prompt?.after;
  if (shown !== undefined && !service.systems(1000).includes(shown))
    mistakes.push("the prompt that the proposal shows was never sent to the agent");
  const spent = service.heard().length - before;
  if (mustNot && spent > MOST_BEFORE && job.extra.finish_reason !== null)
    mistakes.push(`it sent ${spent} requests, and ended with ${job.extra.finish_reason}`);
  if (!job.extra.status_message && job.status !== "completed") mistakes.push("it ended and does not say why");
  const end = `${job.status}, ${job.extra.finish_reason}${pauses > 0 ? `, resumed ${pauses} times` : ""}: ${job.extra.status_message}`;
  return { job, proposal, end, mistakes, ...(shown !== undefined && { shown }) };
}

const WATCHED_MS = 65_000;

interface Limited {
  readonly tried: ForeignCase;
  readonly service: ForeignService;
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the API
  readonly advice: any;
}

/** Too small a budget is refused with the reason. A larger one is told how long it takes, and keeps to the rate. */
async function limited(
  { base, token }: { readonly base: string; readonly token: string },
  { tried, service, advice }: Limited,
): Promise<Ran> {
  const mistakes: string[] = [];
  const small = await call(`POST ${base}`, { token, body: { max_metric_calls: tried.rollouts } });
  const before = service.heard().length;
  if (advice.can_start === null) mistakes.push(`a budget of ${tried.rollouts} is not advised against`);
  if (small.status === 201)
    mistakes.push(...(await spentBy({ base, token, service, before }, small.body.evolution_id)));
  const least: number = advice.least_budget;
  const larger = { max_metric_calls: least, seed: 7 };
  const { body: told } = await call(`POST ${base}/preflight`, { token, body: larger });
  const seconds = (60 * least) / tried.rate;
  if (told.can_start !== null) mistakes.push(`the least budget of ${least} cannot be started with: ${told.can_start}`);
  if (!(told.seconds_at_least >= seconds))
    mistakes.push(`${told.seconds_at_least} s are told, and it takes ${seconds} s`);
  const started = await call(`POST ${base}`, { token, body: larger });
  await pause(WATCHED_MS);
  const path = `${base}/${started.body.evolution_id}`;
  const { body: job } = await call(`POST ${path}/cancel`, { token });
  if (!(job.extra.progress.observed > 0)) mistakes.push("a run with the least budget asked nothing in a minute");
  const end = `${advice.can_start} With ${least}: at least ${told.seconds_at_least} s, provable ${told.smallest_certifiable_gain} points; stopped after a minute.`;
  return { job: started.status === 201 ? job : null, proposal: null, end, mistakes };
}

interface Spending {
  readonly base: string;
  readonly token: string;
  readonly service: ForeignService;
  readonly before: number;
}

/** A run that starts although it can prove nothing has to end by itself, before it asks anything. */
async function spentBy({ base, token, service, before }: Spending, id: string): Promise<string[]> {
  await pause(10_000);
  const { body: job } = await call(`POST ${base}/${id}/cancel`, { token });
  const spent = service.heard().length - before;
  return spent > MOST_BEFORE
    ? [`a run that can prove nothing sent ${spent} requests: ${job.extra?.status_message}`]
    : [];
}

/** What the last decision compared: the system messages that the agent got most often towards the end. */
function candidateIn(service: ForeignService): string | null {
  const counts = new Map<string, number>();
  for (const system of service.systems(200)) counts.set(system, (counts.get(system) ?? 0) + 1);
  counts.delete(FOREIGN_PROMPT);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

async function truthOf(
  { console: { data } }: Stage,
  {
    tried,
    service,
    job,
    agentId,
    shown,
  }: Site & {
    readonly job: { readonly evolution_id: string };
    readonly shown: string | null;
  },
): Promise<Truth | null> {
  const candidate = shown ?? candidateIn(service);
  if (candidate === null) return null;
  const rows = await data.query(
    "select distinct prompt_key, category from evolution_rollouts where job_id = $1 and side = 'holdout'",
    [job.evolution_id],
  );
  const categories = new Map(rows.map((row) => [String(row["prompt_key"]), String(row["category"])]));
  const prompts = plannedPrompts(agentId).filter(({ key }) => categories.has(key));
  const profile = foreignProfiles[tried.agent];
  const fresh = (systemPrompt: string) =>
    passRates(profile, { systemPrompt, params: {} }, { prompts, times: TIMES, stream: "fresh" });
  const [before, after] = [await fresh(FOREIGN_PROMPT), await fresh(candidate)];
  const differences = prompts.flatMap((prompt, at) => {
    const [one, other] = [before[at], after[at]];
    return one === null || other === null || one === undefined || other === undefined
      ? []
      : [
          {
            category: categories.get(prompt.key) as string,
            harness: prompt.harness,
            isBenign: prompt.isBenign,
            value: other - one,
          },
        ];
  });
  const whole = meanOfCategories(differences);
  const groups = [...new Set(differences.map(({ harness }) => harness))].map(
    (harness) => [harness, meanOfCategories(differences.filter((one) => one.harness === harness))] as const,
  );
  const benign = ["benign requests", meanOfCategories(differences.filter(({ isBenign }) => isBenign))] as const;
  return { ...whole, groups: Object.fromEntries([...groups, benign]) };
}

/** Every category counts the same, as in the decision. */
function meanOfCategories(list: readonly { readonly category: string; readonly value: number }[]) {
  const byCategory = Map.groupBy(list, ({ category }) => category);
  const means = [...byCategory.values()].map((ones) => ({
    mean: ones.reduce((sum, { value }) => sum + value, 0) / ones.length,
    // Two measured shares in each difference, 0.25 at most.
    variance: 0.5 / TIMES / ones.length,
  }));
  const count = Math.max(1, means.length);
  return {
    points: (100 * means.reduce((sum, { mean }) => sum + mean, 0)) / count,
    error: (100 * Math.sqrt(means.reduce((sum, { variance }) => sum + variance, 0))) / count,
  };
}
