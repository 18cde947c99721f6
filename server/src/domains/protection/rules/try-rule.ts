import { setTimeout as pause } from "node:timers/promises";
import type { Channel, Subject } from "@agent-console/analysis/guards/guard.ts";
import type { PackRow } from "@agent-console/analysis/guards/packs/pack.ts";
import type { Decision } from "@agent-console/analysis/guards/run/decision.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { ReadBody, TryBody as TryConfig } from "../configs/read-body.ts";
import { loadPack } from "../packs/load-pack.ts";
import { loadEngine } from "../runtime/engine.ts";
import type { GuardRunner } from "../runtime/guard-runner.ts";
import type { InTeam } from "../runtime/live-guards.ts";
import type { Runnable } from "../runtime/runnable.ts";
import { type ReplayedEntry, readTraffic } from "../traffic/replayed.ts";
import { readRule } from "./read-rule.ts";
import type { ShownTried, TryBody } from "./shapes.ts";

export interface TryNeeds {
  readonly agents: AgentsPort;
  readonly keyring: Keyring;
  readonly runner: GuardRunner;
  readonly tryBody: TryConfig;
}

interface Asked {
  readonly body: TryBody;
  readonly inTeam: InTeam;
  /** Unix seconds. */
  readonly now: number;
}

const MOST_ENTRIES = 1000;
const AT_A_TIME = 50;
const LONGEST_MS = 5_000;
const MOST_EXAMPLES = 5;
const LONGEST_EXCERPT = 300;
const MOST_SPANS = 200;

/** What a rule would do, on what is known already. Everything is judged in threads; nothing is counted. */
export async function tryRule(needs: TryNeeds, { body, inTeam, now }: Asked): Promise<ShownTried> {
  await inTeam((act) => needs.agents.get(act, body.agent_id));
  const judge = await judgeBy(needs.runner, await readRule(needs.tryBody, body));
  const place = placing(body.channels);
  const pack = async (name: string) => tryPack(judge, await loadPack(name), place);
  return {
    text: await tryText(judge, body, place),
    hard_negatives: await pack("hard-negatives"),
    ordinary: await pack("ordinary"),
    traffic: await tryTraffic(judge, body.channels, (before) =>
      inTeam((act) =>
        readTraffic(needs.keyring, act, { agentId: body.agent_id, until: now, before, limit: AT_A_TIME }),
      ),
    ),
  };
}

export type Judge = (subjects: readonly Subject[]) => Promise<readonly Decision[]>;

export async function judgeBy(runner: GuardRunner, { digest, config }: ReadBody): Promise<Judge> {
  const { prepareConfig } = await loadEngine();
  const runnable: Runnable = { key: `body:${digest}`, prepared: prepareConfig(config), agent: {} };
  return (subjects) => runner.judge(runnable, subjects);
}

export const isHit = ({ results }: Decision): boolean => results.some(({ outcome }) => outcome === "hit");
export const isDecided = ({ results }: Decision): boolean => results.some(({ outcome }) => outcome !== "undecided");

/** A text stays on its channel if the rule is there; otherwise it is tried on one of the rule's channels: the pattern is the same on all. */
const placing = (channels: readonly Channel[]) => {
  const other = channels.find((channel) => channel !== "tool_call") ?? "tool_call";
  return (channel: Channel): Channel => (channels.includes(channel) ? channel : other);
};
type Place = ReturnType<typeof placing>;

async function tryText(judge: Judge, { text }: TryBody, place: Place): Promise<ShownTried["text"]> {
  if (text == null || text === "") return null;
  const [decision] = await judge([{ channel: place("user"), text }]);
  const spans = (decision?.results ?? []).flatMap((result) => [...result.spans]).slice(0, MOST_SPANS);
  return {
    is_hit: decision !== undefined && isHit(decision),
    spans: spans.map(({ start, end }) => ({ start, end })),
  };
}

async function tryPack(judge: Judge, pack: readonly PackRow[], place: Place): Promise<ShownTried["ordinary"]> {
  const rows = pack.filter(({ label, outside }) => label === 0 && !outside);
  const decisions = await judge(
    rows.map(({ text, channel, toolCall }) => {
      const at = place(channel);
      return { channel: at, text, ...(toolCall && at === "tool_call" && { toolCall }) };
    }),
  );
  const hits = rows.filter((_, at) => isHit(decisions[at] ?? NOTHING));
  return {
    ...shareOf(decisions.filter(isDecided).length, hits.length),
    examples: hits.slice(0, MOST_EXAMPLES).map(({ id, text }) => ({ id, text: text.slice(0, LONGEST_EXCERPT) })),
  };
}

const NOTHING = { results: [] } as Pick<Decision, "results"> as Decision;

function shareOf(n: number, hits: number) {
  const interval = wilson(hits, n);
  return { n, hits, low: interval?.low ?? null, high: interval?.high ?? null };
}

type ReadPage = (before: { readonly at: number; readonly id: string } | null) => Promise<readonly ReplayedEntry[]>;

async function tryTraffic(judge: Judge, channels: readonly Channel[], read: ReadPage): Promise<ShownTried["traffic"]> {
  const counts = { legitimate: { n: 0, hits: 0 }, attacks: { n: 0, hits: 0 }, other: { n: 0, hits: 0 } };
  const examples: { entry_id: string; created_at: number }[] = [];
  const startedAt = performance.now();
  let before: { at: number; id: string } | null = null;
  let isComplete = false;
  for (let judged = 0; judged < MOST_ENTRIES && performance.now() - startedAt < LONGEST_MS; judged += AT_A_TIME) {
    const page: readonly ReplayedEntry[] = await read(before);
    for (const { entry, hit } of await judgeEntries(judge, channels, page)) {
      const group = groupOf(entry);
      counts[group].n += 1;
      counts[group].hits += hit ? 1 : 0;
      if (hit && group === "legitimate" && examples.length < MOST_EXAMPLES)
        examples.push({ entry_id: entry.id, created_at: entry.at });
    }
    const last = page.at(-1);
    isComplete = page.length < AT_A_TIME || last === undefined;
    if (isComplete || last === undefined) break;
    before = { at: last.at, id: last.id };
    await pause(0);
  }
  const { legitimate, attacks, other } = counts;
  return {
    legitimate: { ...shareOf(legitimate.n, legitimate.hits), examples },
    ...{ attacks, other, is_complete: isComplete },
  };
}

/** Entries with a text that the rule would judge. Entries that could not be judged are not counted. */
async function judgeEntries(judge: Judge, channels: readonly Channel[], page: readonly ReplayedEntry[]) {
  const subjects = page.flatMap((entry) =>
    entry.texts.flatMap(({ channel, text }) => (channels.includes(channel) ? [{ entry, channel, text }] : [])),
  );
  const decisions = await judge(subjects.map(({ channel, text }) => ({ channel, text })));
  const found = new Map<ReplayedEntry, boolean>();
  for (const [at, { entry }] of subjects.entries()) {
    const decision = decisions[at];
    if (decision && isDecided(decision)) found.set(entry, found.get(entry) === true || isHit(decision));
  }
  return [...found].map(([entry, hit]) => ({ entry, hit }));
}

const groupOf = ({ kind }: ReplayedEntry): "legitimate" | "attacks" | "other" =>
  kind === "request" || kind === "fine_hit" ? "legitimate" : kind === "attack_hit" ? "attacks" : "other";
