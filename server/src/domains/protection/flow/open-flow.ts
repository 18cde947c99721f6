import { setImmediate as nextTurn } from "node:timers/promises";
import type { FlowEvent } from "@agent-console/analysis/guards/flow/events.ts";
import type { FlowMemory, FlowState } from "@agent-console/analysis/guards/flow/history.ts";
import type { GuardSpan } from "@agent-console/analysis/guards/guard.ts";
import type { Logger } from "pino";
import { type Clock, seconds } from "../../../kernel/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { FlowHit } from "../traffic/exchange-record.ts";
import { type LiveFlow, type LiveFlows, loadFlow } from "./live-flows.ts";
import { type Conversation, loadState, lockState, saveState } from "./states.ts";
import type { FlowTally } from "./tally.ts";

/** What flow policies must know of a request. */
export interface FlowOpening {
  readonly teamId: string;
  readonly agentId: string;
  readonly requestId: string;
  /** What names the conversation, or null if only the history in the request counts. */
  readonly conversation: string | null;
  /** Whether the request tells only what is new, and not the whole history again. */
  readonly isContinued: boolean;
  /** Whether the conversation begins with this request, as far as the request says. */
  readonly isFirst: boolean;
  /** Calls and results in the request, oldest first. */
  readonly history: readonly FlowEvent[];
}

/** What follows for a call or a result. */
export type FlowStep =
  | { readonly kind: "allow" }
  | { readonly kind: "deny"; readonly message: string }
  | { readonly kind: "mask"; readonly spans: readonly GuardSpan[] };

/** The flow policies of an agent, at one point of a conversation. */
export interface FlowSession {
  readonly hits: readonly FlowHit[];
  /** Judges what is about to happen, one after another. What is not denied becomes part of the history. */
  judge(next: FlowEvent): Promise<FlowStep>;
  /** Parts of a result in the history to mask before it is passed on. */
  masksOf(result: FlowEvent): readonly GuardSpan[];
  /** Keeps what the conversation did, under its name and those that the answer gives it. */
  close(names?: readonly string[]): Promise<void>;
}

export type OpenFlow = (opening: FlowOpening) => Promise<FlowSession>;

export interface FlowNeeds {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly liveFlows: LiveFlows;
  readonly flowTally: FlowTally;
}

/** Opens the policies of an agent for one request. Throws if they can't be read: then nothing may pass. */
export function openFlowBy(needs: FlowNeeds): OpenFlow {
  /** States that are being kept. A client that is faster than the database waits for them. */
  const keeping = new Map<string, Promise<void>>();
  return async (opening) => {
    const { liveFlows, flowTally } = needs;
    const { teamId, agentId } = opening;
    const flows = await liveFlows.get(teamId, agentId);
    const counted = createCounted(flowTally, opening);
    if (flows.length === 0) return unjudged(counted);
    const { readHistory } = await loadFlow();
    if (opening.conversation !== null) await keeping.get(keptAs(opening, opening.conversation));
    const memory = await memoryOf(needs, opening);
    const history = readHistory(opening.history, memory);
    const added: FlowEvent[] = [];
    const hits: FlowHit[] = [];
    const noteHit = (live: LiveFlow, line: number, tool: string): void => {
      const { policyId, version, isEnforced } = live;
      hits.push({ policyId, version, line, tool, isEnforced });
    };
    const judgeNow = async (next: FlowEvent): Promise<FlowStep> => {
      if (next.kind === "call") counted.seen(next.tool);
      const denied: string[] = [];
      const spans: GuardSpan[] = [];
      for (const live of flows) {
        const verdict = await inSlices(live.flow.judging(history, next));
        const isDenied = verdict.outcome === "deny";
        if (next.kind === "call") counted.judged(live, isDenied ? { line: verdict.line, tool: next.tool } : null);
        if (verdict.outcome === "allow") continue;
        noteHit(live, verdict.line, next.tool ?? "");
        if (!live.isEnforced) continue;
        if (verdict.outcome === "deny") denied.push(verdict.reason);
        else spans.push(...verdict.spans);
      }
      const [message] = denied;
      if (message !== undefined) return { kind: "deny", message };
      history.add(next);
      added.push(next);
      return spans.length > 0 ? { kind: "mask", spans } : { kind: "allow" };
    };
    // Calls of one answer may be judged at the same time, and each counts for those after it.
    let last: Promise<unknown> = Promise.resolve();
    const judge = (next: FlowEvent): Promise<FlowStep> => {
      const step = last.then(() => judgeNow(next));
      last = step.catch(() => {});
      return step;
    };
    const masksOf = (result: FlowEvent): readonly GuardSpan[] =>
      result.kind === "call"
        ? []
        : flows.flatMap((live) => {
            const verdict = live.flow.judgeNext(history, result);
            if (verdict.outcome !== "mask") return [];
            noteHit(live, verdict.line, result.tool ?? "");
            return live.isEnforced ? verdict.spans : [];
          });
    const close = async (names: readonly string[] = []): Promise<void> => {
      counted.close();
      const kept = keepState(needs, opening, { added, flows, names });
      const keys = [...names, ...(opening.conversation === null ? [] : [opening.conversation])];
      for (const key of keys) keeping.set(keptAs(opening, key), kept);
      await kept;
      for (const key of keys) if (keeping.get(keptAs(opening, key)) === kept) keeping.delete(keptAs(opening, key));
    };
    return { hits, judge, masksOf, close };
  };
}

const SLICE_MS = 2;

/** Lets other requests go on while texts are compared. */
async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
}

const keptAs = ({ teamId, agentId }: FlowOpening, key: string): string => `${teamId}/${agentId}/${key}`;

interface CountedRequest {
  judged(live: LiveFlow, hit: { readonly line: number; readonly tool: string } | null): void;
  close(): void;
  seen(tool: string): void;
}

/** One request counts once for a policy, whatever number of calls it has. */
function createCounted(tally: FlowTally, { teamId, agentId, requestId }: FlowOpening): CountedRequest {
  const judged = new Map<LiveFlow, boolean>();
  const tools = new Set<string>();
  return {
    seen: (tool) => tools.add(tool.slice(0, 300)),
    judged: (live, hit) => {
      const { policyId: policy_id, definition, version } = live;
      // Labels are counted against requests, so a request has one hit.
      if (hit && !live.isEnforced && !judged.get(live)) {
        const where = { line: hit.line, tool: hit.tool.slice(0, 300), request_id: requestId };
        tally.hit(teamId, { agent_id: agentId, policy_id, version, definition, ...where });
      }
      judged.set(live, hit !== null || judged.get(live) === true);
    },
    close: () => {
      for (const [{ policyId: policy_id, definition }, isHit] of judged)
        tally.judged(teamId, { agent_id: agentId, policy_id, definition }, isHit);
      tally.seen(teamId, agentId, [...tools]);
      judged.clear();
      tools.clear();
    },
  };
}

/** Without policies, only the names of the tools are recorded, to help in writing one. */
function unjudged(counted: CountedRequest): FlowSession {
  return {
    hits: [],
    judge: async (next) => {
      if (next.kind === "call") counted.seen(next.tool);
      return { kind: "allow" };
    },
    masksOf: () => [],
    close: async () => counted.close(),
  };
}

const conversationOf = ({ teamId, agentId }: FlowOpening, key: string): Conversation => ({ teamId, agentId, key });

/** What is known from before. What can't be read counts as lost, and the conversation as tainted. */
async function memoryOf(needs: FlowNeeds, opening: FlowOpening): Promise<FlowMemory> {
  if (opening.conversation === null) return { kind: "none" };
  const { db, keyring, clock, logger } = needs;
  const conversation = conversationOf(opening, opening.conversation);
  try {
    const state = await db.inTeam({ teamId: opening.teamId, userId: "" }, (tx) =>
      loadState(tx, conversation, { keyring, now: seconds(clock) }),
    );
    return remembered(opening, state);
  } catch (error) {
    logger.warn({ err: error }, "the state of a conversation can't be read; it counts as tainted");
    return { kind: "lost" };
  }
}

function remembered({ isContinued, isFirst }: FlowOpening, state: FlowState | null): FlowMemory {
  if (state) return { kind: isContinued ? "before" : "repeated", state };
  return { kind: isFirst ? "none" : "lost" };
}

interface Kept {
  /** What happened with the answer: its calls may still wait for their results. */
  readonly added: readonly FlowEvent[];
  readonly flows: readonly LiveFlow[];
  readonly names: readonly string[];
}

async function keepState(needs: FlowNeeds, opening: FlowOpening, { added, flows, names }: Kept): Promise<void> {
  const keys = opening.conversation === null ? names : [opening.conversation, ...names];
  if (keys.length === 0) return;
  const { db, keyring, clock, logger } = needs;
  const { readHistory, stateOf } = await loadFlow();
  const now = seconds(clock);
  const isCompared = (tool: string): boolean => flows.some(({ flow }) => flow.isCompared(tool));
  try {
    await db.transaction({ teamId: opening.teamId, userId: "" }, async (tx) => {
      for (const key of keys.toSorted()) await lockState(tx, conversationOf(opening, key));
      const before =
        opening.conversation === null
          ? null
          : await loadState(tx, conversationOf(opening, opening.conversation), { keyring, now });
      // Read again: another request of the conversation may have added to it meanwhile.
      const memory = opening.conversation === null ? ({ kind: "none" } as const) : remembered(opening, before);
      const history = readHistory(opening.history, memory);
      for (const event of added) history.add(event);
      const state = stateOf(history, isCompared);
      for (const key of keys) await saveState(tx, conversationOf(opening, key), { state, keyring, now });
    });
  } catch (error) {
    logger.warn({ err: error }, "the state of a conversation can't be kept; it will count as tainted");
  }
}
