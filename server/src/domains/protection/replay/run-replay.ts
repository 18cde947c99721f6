import type { GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import type { AgentFacts, Subject } from "@agent-console/analysis/guards/guard.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { JobContext } from "../../../platform/work/context.ts";
import type { Attempt } from "../../../platform/work/exclusive-session.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { readBody } from "../configs/read-body.ts";
import { findVersion } from "../configs/store.ts";
import { loadEngine } from "../runtime/engine.ts";
import { factsOf } from "../runtime/facts.ts";
import type { GuardRunner } from "../runtime/guard-runner.ts";
import type { Runnable } from "../runtime/runnable.ts";
import { countTraffic, readTraffic } from "../traffic/replayed.ts";
import type { JudgedText } from "./item.ts";
import { type LeftOut, localGuards, type MeasuredGuard, measuredGuards } from "./local-guards.ts";
import { type LoadPack, type PackItem, packItems } from "./pack-items.ts";
import type { RecordedExchange, RecordedPart, RecordedRun, RecordedTranscripts } from "./recorded.ts";
import { type Claimed, endReplay, type ReplayRow, type ReplayState, writeState } from "./store.ts";
import { emptyTally, type LabelHolds, ReplayTally } from "./tally.ts";

export interface ReplayNeeds {
  readonly agents: AgentsPort;
  readonly runner: GuardRunner;
  readonly recordedTranscripts: RecordedTranscripts;
  readonly loadPack: LoadPack;
  readonly keyring: Keyring;
}

/** One worker's attempt at a replay. */
export interface Replay {
  readonly context: JobContext;
  readonly claimed: Claimed;
  readonly row: ReplayRow;
  readonly attempt: Attempt;
}

/** Exchanges, and rows of packs, that are judged between two writes. A worker that takes over repeats at most so many. */
const EXCHANGES_AT_A_TIME = 10;
const ROWS_AT_A_TIME = 50;
/** Characters of a text that are judged. Transcripts hold whatever an agent returned. */
const LONGEST_TEXT = 262_144;

/** Judges all material, a batch at a time, and counts. */
export async function runReplay(needs: ReplayNeeds, replay: Replay): Promise<void> {
  const { context, claimed, row, attempt } = replay;
  const judges = await openJudges(needs, replay);
  const items = row.material.includes("packs") ? await packItems(needs.loadPack, judges.guards, row.most) : [];
  let state = row.state ?? (await begin(needs, replay, { leftOut: judges.leftOut, rows: items.length }));
  if (state.rows !== items.length) return end(replay, "failed", "The packs have changed since the replay began.");
  const tally = new ReplayTally(state.tally, labelHolds(judges.guards));
  while (!attempt.isStopping()) {
    const next =
      (await countExchanges(needs, replay, { judges, tally, state })) ??
      (await countEntries(needs, replay, { judges, tally, state })) ??
      (await countRows(needs, { judges, tally, state, items }));
    if (next === null) return end(replay, "completed", null);
    state = { ...next, tally: tally.stored };
    const written = state;
    attempt.signal.throwIfAborted();
    if (!(await context.transaction((act) => writeState(act, claimed, written)))) return;
  }
}

async function end(
  { context, claimed }: Replay,
  status: "completed" | "failed",
  message: string | null,
): Promise<void> {
  await context.transaction((act) => endReplay(act, claimed, { status, message }));
}

interface Judges {
  readonly saved: Runnable;
  readonly live: Runnable | null;
  readonly guards: readonly MeasuredGuard[];
  readonly leftOut: readonly LeftOut[];
}

async function openJudges({ agents }: ReplayNeeds, { context, row }: Replay): Promise<Judges> {
  const { GUARD_METHODS, prepareConfig } = await loadEngine();
  const { agent_id: agentId, live_config_id: liveId, live_version: version } = row;
  const facts: AgentFacts =
    agentId === null ? {} : await factsOf(await context.inTeam((act) => agents.get(act, agentId)));
  const open = async (name: string, body: JsonObject) => {
    const { config } = await readBody(body, ["config_body"]);
    const local = localGuards(config, GUARD_METHODS);
    const runnable = { key: `replay:${row.id}:${name}`, prepared: prepareConfig(local.config, facts), agent: facts };
    return { ...local, runnable };
  };
  const saved = await open("saved", row.config_body);
  const stored =
    liveId === null || version === null ? null : await context.inTeam((act) => findVersion(act, liveId, version));
  const live = stored ? await open("live", stored.config_body) : null;
  const configs: GuardConfig[] = [saved.config, ...(live ? [live.config] : [])];
  return {
    ...{ saved: saved.runnable, live: live?.runnable ?? null, leftOut: saved.leftOut },
    guards: measuredGuards(configs, GUARD_METHODS),
  };
}

const labelHolds =
  (guards: readonly MeasuredGuard[]): LabelHolds =>
  (guard, channel, pack) =>
    guards.some((one) => one.guard === guard && one.channel === channel && one.packs.has(pack));

/** Which runs, and how much of each. Runs that come later are not part of the replay. */
async function begin(
  { recordedTranscripts }: ReplayNeeds,
  { context, claimed, row }: Replay,
  begun: Pick<ReplayState, "leftOut" | "rows">,
): Promise<ReplayState> {
  const agentId = row.material.includes("transcripts") ? row.agent_id : null;
  const runs = agentId === null ? [] : await context.inTeam((act) => recordedTranscripts.runs(act, agentId, row.runs));
  const isAsked = row.agent_id !== null && row.material.includes("traffic");
  const recorded = isAsked ? await context.inTeam((act) => countTraffic(act, row.agent_id ?? "", row.created_at)) : 0;
  const state: ReplayState = {
    ...begun,
    ...{ entries: Math.min(row.most, recorded), entry: 0, afterEntry: null },
    ...{ runs: upTo(row.most, runs), run: 0, afterSeq: -1, exchanges: 0, row: 0, cut: 0, tally: emptyTally },
  };
  await context.transaction((act) => writeState(act, claimed, state));
  return state;
}

/** The newest exchanges, so many at most. */
function upTo(most: number, runs: readonly RecordedRun[]): RecordedRun[] {
  let left = most;
  return runs.flatMap((run) => {
    const exchanges = Math.min(left, run.exchanges);
    left -= exchanges;
    return exchanges > 0 ? [{ ...run, exchanges }] : [];
  });
}

interface Counting {
  readonly judges: Judges;
  readonly tally: ReplayTally;
  readonly state: ReplayState;
}

/** Counts the next exchanges. Null behind the last one. */
async function countExchanges(
  needs: ReplayNeeds,
  { context, attempt }: Replay,
  { judges, tally, state }: Counting,
): Promise<ReplayState | null> {
  const run = state.runs[state.run];
  if (!run) return null;
  const before = state.runs.slice(0, state.run).reduce((sum, { exchanges }) => sum + exchanges, 0);
  const limit = Math.min(EXCHANGES_AT_A_TIME, before + run.exchanges - state.exchanges);
  const page = { afterSeq: state.afterSeq, limit };
  const found =
    limit > 0 ? await context.inTeam((act) => needs.recordedTranscripts.exchanges(act, run.evaluation_id, page)) : [];
  // The run is read to its end, or was deleted meanwhile.
  if (found.length === 0) {
    return { ...state, run: state.run + 1, afterSeq: -1, exchanges: before + run.exchanges };
  }
  let cut = state.cut;
  for (const exchange of found) {
    attempt.signal.throwIfAborted();
    const subjects = exchange.parts.map(subjectOf);
    cut += exchange.parts.filter(({ text }) => text.length > LONGEST_TEXT).length;
    tally.add({ source: sourceOf(run, exchange), texts: await judge(needs, judges, subjects) });
  }
  const afterSeq = found.at(-1)?.seq ?? state.afterSeq;
  return { ...state, afterSeq, exchanges: state.exchanges + found.length, cut };
}

const sourceOf = ({ evaluation_id }: RecordedRun, { seq, outcome }: RecordedExchange) =>
  ({ material: "transcripts", kind: outcome, evaluation_id, seq }) as const;

const subjectOf = ({ channel, text, question, toolCall }: RecordedPart): Subject => ({
  ...{ channel, text: text.slice(0, LONGEST_TEXT) },
  ...(question === undefined ? {} : { question: question.slice(0, LONGEST_TEXT) }),
  ...(toolCall && { toolCall }),
});

/** Counts the next recorded requests and hits. Null behind the last one. */
async function countEntries(
  needs: ReplayNeeds,
  { context, attempt, row }: Replay,
  { judges, tally, state }: Counting,
): Promise<ReplayState | null> {
  const { entries = 0, entry = 0, afterEntry = null } = state;
  const agentId = row.agent_id;
  if (agentId === null || entry >= entries) return null;
  const limit = Math.min(EXCHANGES_AT_A_TIME, entries - entry);
  const stretch = { agentId, until: row.created_at, before: afterEntry, limit };
  const found = await context.inTeam((act) => readTraffic(needs.keyring, act, stretch));
  // The rest has expired or was deleted meanwhile.
  if (found.length === 0) return { ...state, entry: entries };
  for (const { id, kind, texts } of found) {
    attempt.signal.throwIfAborted();
    tally.add({ source: { material: "traffic", kind, entry_id: id }, texts: await judge(needs, judges, texts) });
  }
  const last = found.at(-1);
  return { ...state, entry: entry + found.length, afterEntry: last ? { at: last.at, id: last.id } : afterEntry };
}

/** Counts the next rows of packs. Null behind the last one. */
async function countRows(
  needs: ReplayNeeds,
  { judges, tally, state, items }: Counting & { readonly items: readonly PackItem[] },
): Promise<ReplayState | null> {
  const batch = items.slice(state.row, state.row + ROWS_AT_A_TIME);
  if (batch.length === 0) return null;
  const texts = await judge(
    needs,
    judges,
    batch.map(({ subject }) => subject),
  );
  for (const [at, { source }] of batch.entries()) tally.add({ source, texts: texts.slice(at, at + 1) });
  return { ...state, row: state.row + batch.length };
}

async function judge(
  { runner }: ReplayNeeds,
  { saved, live }: Judges,
  subjects: readonly Subject[],
): Promise<readonly JudgedText[]> {
  const now = await runner.judge(saved, subjects);
  const before = live ? await runner.judge(live, subjects) : [];
  return subjects.flatMap(({ channel }, at): JudgedText[] => {
    const decision = now[at];
    return decision ? [{ channel, saved: decision, live: before[at] ?? null }] : [];
  });
}
