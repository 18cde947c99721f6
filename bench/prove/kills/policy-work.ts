import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { openDataFolder } from "../../../e2e/data-folder.ts";
import { asPdf, type Written } from "../../../server/test/platform/foreign/documents.ts";
import { MortalConsole } from "./mortal-console.ts";

export interface KillPlan {
  /** Rules of the document, and so its length. */
  readonly rules: number;
  readonly prompts: number;
  /** How often each kind of work is killed. */
  readonly kills: number;
  readonly seed: number;
}

export interface KilledWork {
  readonly work: string;
  readonly kills: number;
  /** Where the work was when it was killed. */
  readonly moments: readonly string[];
  readonly ended: string;
  readonly mistakes: readonly string[];
}

/** Kills a real console with kill -9 while it reads files, asks a model, and writes harnesses. */
export async function* provePolicyKills(plan: KillPlan): AsyncGenerator<KilledWork> {
  const random = seededRandom(plan.seed);
  await using data = await openDataFolder();
  await using console = await MortalConsole.open(data);
  const bed: Bed = { console, plan, random, file: { name: "rules.pdf", bytes: await asPdf(documentOf(plan.rules)) } };
  const began = performance.now();
  const whole = await uploaded(bed, "Undisturbed");
  const readingMs = performance.now() - began;
  // A file that is interrupted three times is given up, so this is as often as one can be killed and still be read.
  yield await killReading(bed, { kills: Math.min(2, plan.kills), readingMs, whole });
  if (plan.kills >= 3) yield await killReading(bed, { kills: 3, readingMs, whole });
  yield await killModelReading(bed);
  yield await killGeneration(bed, whole);
}

interface Bed {
  readonly console: MortalConsole;
  readonly plan: KillPlan;
  readonly random: () => number;
  readonly file: { readonly name: string; readonly bytes: Buffer };
}

const VERBS = ["disclose", "promise", "change", "delete", "share", "repeat", "confirm", "forward"];

function documentOf(rules: number): Written[] {
  return Array.from({ length: rules }, (_, at) => [
    ...(at % 10 === 0 ? [{ kind: "heading" as const, text: `Section ${at / 10 + 1}` }] : []),
    {
      kind: "paragraph" as const,
      text: `The agent must not ${VERBS[at % VERBS.length]} item ${at + 1} of the order without a confirmation by the customer.`,
    },
  ]).flat();
}

/** A policy with the file, read to its end without a disturbance. */
async function uploaded({ console, file }: Bed, name: string): Promise<string> {
  const { id } = await console.call("POST /v1/policies/", { name, category: "operational" });
  await console.upload(`/v1/policies/${id}/upload`, file);
  const state = await endOfReading(console, id);
  if (state !== "done") throw new Error(`the undisturbed reading is ${state}`);
  return id;
}

async function stateOf(console: MortalConsole, id: string): Promise<string> {
  const [row] = await console.data.query("select state from policy_files where policy_id = $1", [id]);
  return String(row?.["state"] ?? "none");
}

const PATIENCE_MS = 120_000;

async function endOfReading(console: MortalConsole, id: string): Promise<string> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const state = await stateOf(console, id);
    if (!["queued", "running"].includes(state)) return state;
    if (performance.now() > until) return `${state} for ever`;
    await pause(50);
  }
}

interface Reading {
  readonly kills: number;
  readonly readingMs: number;
  /** The policy that was read undisturbed. */
  readonly whole: string;
}

/** Moments are drawn over the whole reading: while the file is converted, and while its rules are read and stored. */
async function killReading(bed: Bed, { kills, readingMs, whole }: Reading): Promise<KilledWork> {
  const { console, random, file } = bed;
  const { id } = await console.call("POST /v1/policies/", { name: `Killed ${kills} times`, category: "operational" });
  const [moments, mistakes]: [string[], string[]] = [[], []];
  const uploading = console.upload(`/v1/policies/${id}/upload`, file);
  for (let kill = 1; kill <= kills; kill++) {
    while ((await stateOf(console, id)) !== "running") await pause(5);
    await pause(readingMs * (0.05 + (0.9 * (kill - 1 + random())) / kills));
    const before = await stateOf(console, id);
    const { wasReading, orphans } = await console.killAndRestart();
    moments.push(before !== "running" ? before : wasReading ? "converting" : "extracting");
    if (orphans.length > 0) mistakes.push(`kill ${kill} left ${orphans.length} processes behind`);
    if (before !== "running") break;
  }
  await uploading;
  const ended = await endOfReading(console, id);
  const interrupted = moments.filter((moment) => moment !== "done").length;
  const expected = interrupted >= 3 ? "failed" : "done";
  if (ended !== expected) mistakes.push(`${interrupted} interrupted attempts end as ${ended}, not ${expected}`);
  if (ended === "done" && (await rulesOf(console, id)) !== (await rulesOf(console, whole)))
    mistakes.push("the rules are not those of the undisturbed reading");
  return { work: "reading a file and its rules", kills: moments.length, moments, ended, mistakes };
}

/** All rules of a policy in order, with their places, as text. */
async function rulesOf({ data }: MortalConsole, policyId: string): Promise<string> {
  const rows = await data.query(
    `select r.number, r.position, r.span_start, r.span_end, r.quote, r.status, v.rule_type, v.words, v.test
     from policy_rules r join rule_versions v on v.rule_id = r.id
     where r.policy_id = $1 order by r.position, r.number`,
    [policyId],
  );
  return JSON.stringify(rows);
}

/** A call that was sent before a kill counts and is not sent again, so that no budget is exceeded. */
async function killModelReading({ console, plan, random }: Bed): Promise<KilledWork> {
  await using model = await openModel();
  const agent = await console.call("POST /v1/agent-configurations", {
    ...{ agent_name: "Reader", model_name: "reader", agent_url: model.url, rate_limit_requests_per_minute: 600_000 },
  });
  const text = documentOf(600).map(({ text: words }) => words);
  const source_text = text.join("\n\n");
  const { id } = await console.call("POST /v1/policies/", { name: "Model", category: "custom", source_text });
  const budget = 10;
  await console.call(`POST /v1/policies/${id}/extract`, { extractor_agent_id: agent.id, max_calls: budget });
  const [moments, mistakes]: [string[], string[]] = [[], []];
  for (let kill = 1; kill <= plan.kills; kill++) {
    const calls = Math.floor(((kill - 1 + random()) * budget) / (plan.kills + 1)) + 1;
    while (model.heard.size < calls && (await runOf(console, id)) === "running") await pause(2);
    moments.push(`after ${model.heard.size} of ${budget} calls`);
    await console.killAndRestart();
  }
  const until = performance.now() + PATIENCE_MS;
  while ((await runOf(console, id)) === "running" && performance.now() < until) await pause(50);
  const ended = await runOf(console, id);
  if (ended !== "completed") mistakes.push(`the reading is ${ended}`);
  const requests = [...model.heard.values()].reduce((sum, times) => sum + times, 0);
  if (requests > budget) mistakes.push(`${requests} requests for a budget of ${budget}`);
  for (const [section, times] of model.heard)
    if (times > 1) mistakes.push(`section ${section} was sent ${times} times`);
  const [double] = await console.data.query(
    "select count(*)::int as n from (select quote from policy_rules where policy_id = $1 group by quote having count(*) > 1) as d",
    [id],
  );
  if (double?.["n"] !== 0) mistakes.push(`${double?.["n"]} rules are stored twice`);
  return { work: "a model that reads section by section", kills: plan.kills, moments, ended, mistakes };
}

async function runOf({ data }: MortalConsole, policyId: string): Promise<string> {
  const [row] = await data.query(
    "select status from extraction_runs where policy_id = $1 and extractor_agent_id is not null",
    [policyId],
  );
  return String(row?.["status"]);
}

interface Model extends AsyncDisposable {
  readonly url: string;
  /** How often each section arrived, by its first words. */
  readonly heard: ReadonlyMap<string, number>;
}

const THINKING_MS = 150;

/** Finds nothing, in the requested form. */
async function openModel(): Promise<Model> {
  const heard = new Map<string, number>();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const message = String((JSON.parse(body) as { messages: { content: string }[] }).messages.at(-1)?.content);
    const [, number = ""] = /^Case number: (\S+)$/m.exec(message) ?? [];
    const section = message.slice(message.indexOf("after this line.") + 17).slice(0, 200);
    heard.set(section, (heard.get(section) ?? 0) + 1);
    await pause(THINKING_MS);
    const content = JSON.stringify({ case: number, rules: [] });
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: "stop" }] }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Two harnesses with one seed, of which one is killed again and again: their prompts are the same bytes. */
async function killGeneration({ console, plan, random }: Bed, policyId: string): Promise<KilledWork> {
  await console.call(`POST /v1/policies/${policyId}/activate`);
  const agent = await console.call("POST /v1/agent-configurations", { agent_name: "Shop", model_name: "shop" });
  const wish = { agent_id: agent.id, policy_ids: [policyId], seed: plan.seed, max_prompts: plan.prompts };
  const calm = await console.call("POST /v1/custom-harnesses/", { ...wish, name: "Undisturbed" });
  const undisturbed = await endOfHarness(console, calm.id);
  if (undisturbed !== "active") throw new Error(`the undisturbed harness is ${undisturbed}`);
  const { id } = await console.call("POST /v1/custom-harnesses/", { ...wish, name: "Killed" });
  const [moments, mistakes]: [string[], string[]] = [[], []];
  for (let kill = 1; kill <= plan.kills; kill++) {
    const wanted = Math.floor(((kill - 1 + random()) * plan.prompts) / (plan.kills + 1));
    let [row] = await harness(console, id);
    while (row && row["status"] === "draft" && Number(row["written"]) < wanted) [row] = await harness(console, id);
    moments.push(row?.["status"] === "draft" ? `${row["written"]} prompts written` : `${row?.["status"]}`);
    await console.killAndRestart();
  }
  const ended = await endOfHarness(console, id);
  if (ended !== "active") mistakes.push(`the harness is ${ended}`);
  const [harnesses] = await console.data.query("select count(*)::int as n from custom_harnesses where name = 'Killed'");
  if (harnesses?.["n"] !== 1) mistakes.push(`there are ${harnesses?.["n"]} harnesses`);
  const [one, other] = [await promptsOf(console, calm.id), await promptsOf(console, id)];
  if (one.length === 0 || new Set(other).size !== other.length) mistakes.push("prompts are missing or doubled");
  if (JSON.stringify(one) !== JSON.stringify(other))
    mistakes.push("the prompts differ from those of the undisturbed harness");
  const made = await console.data.query(
    "select from audit_log where action = 'custom_harness.generated' and target_id = $1",
    [id],
  );
  if (made.length !== 1) mistakes.push(`the harness was finished ${made.length} times`);
  return { work: `a harness of ${other.length} prompts`, kills: plan.kills, moments, ended, mistakes };
}

const harness = ({ data }: MortalConsole, id: string) =>
  data.query("select status, written from custom_harnesses where id = $1", [id]);

async function endOfHarness(console: MortalConsole, id: string): Promise<string> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const [row] = await harness(console, id);
    if (row?.["status"] !== "draft") return String(row?.["status"]);
    if (performance.now() > until) return "draft for ever";
    await pause(20);
  }
}

/** In order, each with everything that is stored of it but the harness it belongs to. */
async function promptsOf({ data }: MortalConsole, id: string): Promise<string[]> {
  const rows = await data.query(
    "select seq, key, dimension, question, pass_criteria, lineage from custom_prompts where harness_id = $1 order by seq",
    [id],
  );
  return rows.map((row) => JSON.stringify(row));
}
