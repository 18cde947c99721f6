import type { FlowEvent } from "./events.ts";
import { createOpenCalls, type OpenCall } from "./open-calls.ts";

/** What is remembered of one tool in a conversation. Moments count events from the beginning. */
export interface ToolUse {
  /** How often it was called. */
  readonly calls: number;
  /** When it was called last, or -1. */
  readonly calledAt: number;
  /** When its last result came, or -1. */
  readonly answeredAt: number;
}

/** What is kept of a conversation between requests. It survives JSON, and its size is bounded. */
export interface FlowState {
  readonly moment: number;
  readonly tools: Readonly<Record<string, ToolUse>>;
  /** Calls whose results are not there yet. */
  readonly open: readonly OpenCall[];
  /** Why the history has gaps, or null. */
  readonly gap: string | null;
  /** Texts of results that a policy compares calls with, by tool. */
  readonly results: readonly { readonly tool: string; readonly text: string }[];
}

/** What is known of the conversation beyond what the request says. */
export type FlowMemory =
  /** Nothing is kept: the request tells the whole history, or begins a conversation. */
  | { readonly kind: "none" }
  /** The request goes on with a conversation of which nothing is known any more. */
  | { readonly kind: "lost" }
  /** What came before the events of the request. */
  | { readonly kind: "before"; readonly state: FlowState }
  /** What the request should tell as well, since it repeats the whole history. */
  | { readonly kind: "repeated"; readonly state: FlowState };

export const NO_MEMORY: FlowMemory = { kind: "none" };

export interface History {
  /** Adds what happened; a call that was let through, or a result. */
  add(event: FlowEvent): void;
  /** Each tool that was called or that answered, by its name in small letters. */
  readonly tools: ReadonlyMap<string, ToolUse>;
  /** Why the history has gaps, or null. A history with gaps counts as the worst case. */
  readonly gap: string | null;
  /** The results with their tools in small letters; the tool is null if it is not known. */
  readonly results: readonly { readonly tool: string | null; readonly text: string }[];
  /** Calls whose results are not there yet. */
  readonly open: readonly OpenCall[];
  /** Tools that were called before the request and whose results may have arrived without passing by. */
  readonly unanswered: ReadonlySet<string>;
  /** The tool that was called with this id. */
  toolOf(id: string | null): string | null;
  readonly moment: number;
}

const MOST_TOOLS = 500;
const MOST_OPEN = 200;

/** Names as they are compared: tools are told apart by what a program reads, not by how it is written. */
export const toolName = (name: string): string => name.normalize("NFKC").trim().toLowerCase().slice(0, 300);

interface Noted extends ToolUse {
  calls: number;
  calledAt: number;
  answeredAt: number;
}

/** Reads the history of a request once, for every policy. Linear in the number of events. */
export function readHistory(events: readonly FlowEvent[], memory: FlowMemory): History {
  const noted = createNoted(memory.kind === "before" ? memory.state : null);
  for (const event of events) noted.add(event);
  // Calls in a whole history have their results; only those of the answer may still be open.
  if (memory.kind !== "before" && noted.openCount() > 0) noted.mark("A call in the history has no result.");
  if (memory.kind === "lost") noted.mark("What happened earlier in the conversation is not known any more.");
  if (memory.kind === "repeated") noted.recall(memory.state);
  noted.settle();
  return noted.history;
}

function createNoted(before: FlowState | null) {
  const names = new Map<string, string>();
  const tools = new Map<string, Noted>();
  const results: { tool: string | null; text: string }[] = [];
  const calls = createOpenCalls();
  const unanswered = new Set<string>();
  let [moment, gap] = [0, null as string | null];

  const mark = (why: string): void => {
    gap ??= why;
  };
  const nameOf = (written: string): string => {
    const known = names.get(written);
    if (known !== undefined) return known;
    const name = toolName(written);
    if (names.size < MOST_TOOLS) names.set(written, name);
    return name;
  };
  const use = (tool: string): Noted => {
    const found = tools.get(tool);
    if (found) return found;
    if (tools.size >= MOST_TOOLS) mark("The conversation has too many tools to keep track of.");
    const fresh: Noted = { calls: 0, calledAt: -1, answeredAt: -1 };
    if (tools.size < MOST_TOOLS) tools.set(tool, fresh);
    return fresh;
  };
  const addResult = (event: FlowEvent & { kind: "result" }): void => {
    const written = event.tool === null ? null : nameOf(event.tool);
    const call = calls.close(event.id, written);
    if (call === null) mark("A result in the history has no call.");
    const tool = call || written;
    if (tool === null) mark("A result in the history has no call.");
    else use(tool).answeredAt = moment;
    results.push({ tool, text: event.text });
  };
  const add = (event: FlowEvent): void => {
    moment += 1;
    if (event.kind === "result") {
      addResult(event);
      return;
    }
    const tool = nameOf(event.tool);
    const noted = use(tool);
    noted.calls += 1;
    noted.calledAt = moment;
    calls.open(event.id, tool);
  };
  const settle = (): void => {
    if (calls.count() === 0) return;
    for (const { tool } of calls.list()) unanswered.add(tool);
  };
  /** The larger of what is remembered and what the request says: trimming the history does not lower the count. */
  const recall = (state: FlowState): void => {
    moment = Math.max(moment, state.moment);
    for (const [tool, kept] of Object.entries(state.tools)) {
      const noted = use(tool);
      noted.calls = Math.max(noted.calls, kept.calls);
      noted.calledAt = Math.max(noted.calledAt, kept.calledAt);
      noted.answeredAt = Math.max(noted.answeredAt, kept.answeredAt);
    }
    const seen = new Set(results.map(({ text }) => text));
    results.push(...state.results.filter(({ text }) => !seen.has(text)));
    if (state.gap) mark(state.gap);
  };

  if (before) {
    recall(before);
    for (const { id, tool } of before.open) calls.open(id, tool);
  }
  const history: History = {
    add,
    tools,
    results,
    unanswered,
    toolOf: calls.toolOf,
    get gap() {
      return gap;
    },
    get moment() {
      return moment;
    },
    get open() {
      return calls.list();
    },
  };
  return { add, mark, recall, settle, openCount: calls.count, history };
}

const MOST_RESULT_TEXT = 64_000;

/** What to keep of a history. Texts are kept only of tools that a policy compares calls with. */
export function stateOf(history: History, isCompared: (tool: string) => boolean): FlowState {
  const results: { tool: string; text: string }[] = [];
  let [length, gap] = [0, history.gap];
  for (const { tool, text } of history.results) {
    if (tool === null || !isCompared(tool)) continue;
    length += text.length;
    if (length > MOST_RESULT_TEXT) {
      gap ??= "The results of the conversation are too long to be kept.";
      break;
    }
    results.push({ tool, text });
  }
  const { open } = history;
  if (open.length > MOST_OPEN) gap ??= "The conversation has too many calls without results.";
  return {
    moment: history.moment,
    tools: Object.fromEntries(history.tools),
    open: open.slice(-MOST_OPEN),
    gap,
    results,
  };
}
