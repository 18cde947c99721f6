import type { GuardSpan } from "../guard.ts";
import { mergedSpans } from "../masking/spans.ts";
import { type CompiledClause, compileClause } from "./conditions/conditions.ts";
import type { FlowLists } from "./conditions/membership.ts";
import type { FlowEvent } from "./events.ts";
import { type FlowMemory, type History, readHistory, toolName } from "./history.ts";
import type { DenyRule, FlowPolicy, FlowRule, LimitRule, RequireRule, ToolSet } from "./language/policy.ts";
import { personalSpans } from "./personal-spans.ts";
import { isOf } from "./tool-match.ts";

/** One line of a policy that a call goes against. */
export interface FlowDenial {
  readonly line: number;
  /** Why, in one sentence without anything that the call or a result says. */
  readonly reason: string;
}

export type FlowVerdict =
  | { readonly outcome: "allow" }
  /** Every line that denies the call, in the order of the policy. */
  | {
      readonly outcome: "deny";
      readonly line: number;
      readonly reason: string;
      readonly denials: readonly FlowDenial[];
    }
  /** What to mask in a result, in order and without overlap. */
  | { readonly outcome: "mask"; readonly line: number; readonly spans: readonly GuardSpan[] };

export interface Flow {
  /** Judges what is about to happen, by the history of the request and what is remembered of the conversation. */
  judge(history: readonly FlowEvent[], next: FlowEvent, memory: FlowMemory): FlowVerdict;
  /** The same for a history that was read once. */
  judgeNext(history: History, next: FlowEvent): FlowVerdict;
  /** The same for those who have other work to do: it pauses where a comparison takes long. */
  judging(history: History, next: FlowEvent): Generator<void, FlowVerdict>;
  /** Whether the texts of a tool's results are compared with calls. */
  isCompared(tool: string): boolean;
}

const ALLOW: FlowVerdict = { outcome: "allow" };

/** A policy, ready to judge. A list that is not there has no members, and nothing is known to be outside of it either. */
export function createFlow(policy: FlowPolicy, lists: FlowLists): Flow {
  const compared = policy.rules.flatMap(comparedIn);
  const calls = policy.rules.flatMap((rule) => compileCallRule(rule, lists) ?? []);
  const masks = policy.rules.flatMap((rule) =>
    rule.kind === "mask" ? [{ line: rule.line, results: rule.results, find: personalSpans(rule.kinds) }] : [],
  );
  const judgeResult = (result: FlowEvent & { kind: "result" }, history: History): FlowVerdict => {
    const tool = result.tool ?? history.toolOf(result.id);
    const name = tool === null ? null : toolName(tool);
    const found = masks
      // A result of an unknown tool may be of any tool.
      .filter(({ results }) => name === null || isOf(results, name))
      .map(({ line, find }) => ({ line, spans: find(result.text) }))
      .filter(({ spans }) => spans.length > 0);
    const [first] = found;
    if (!first) return ALLOW;
    const spans = mergedSpans(
      result.text,
      found.flatMap((one) => one.spans),
    );
    return { outcome: "mask", line: first.line, spans };
  };
  function* judging(history: History, next: FlowEvent): Generator<void, FlowVerdict> {
    if (next.kind === "result") return judgeResult(next, history);
    const name = toolName(next.tool);
    const denials: FlowDenial[] = [];
    for (const { line, target, judge } of calls) {
      const reason = isOf(target, name) ? yield* judge({ name, arguments: next.arguments, history }) : null;
      if (reason !== null) denials.push({ line, reason });
    }
    const [first] = denials;
    return first ? { outcome: "deny", ...first, denials } : ALLOW;
  }
  const judgeNext = (history: History, next: FlowEvent): FlowVerdict => toTheEnd(judging(history, next));
  return {
    judge: (history, next, memory) => judgeNext(readHistory(history, memory), next),
    judgeNext,
    judging,
    isCompared: (tool) => compared.some((results) => isOf(results, toolName(tool))),
  };
}

function toTheEnd<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function comparedIn(rule: FlowRule): ToolSet[] {
  if (rule.kind !== "deny" && rule.kind !== "require") return [];
  return (rule.when?.conditions ?? []).flatMap(({ compare }) => (compare.kind === "carries" ? [compare.results] : []));
}

interface JudgedCall {
  readonly name: string;
  readonly arguments: unknown;
  readonly history: History;
}

interface CallRule {
  readonly line: number;
  readonly target: ToolSet;
  /** Why the call is denied, or null. */
  readonly judge: (call: JudgedCall) => Generator<void, string | null>;
}

function compileCallRule(rule: FlowRule, lists: FlowLists): CallRule | null {
  const { line } = rule;
  if (rule.kind === "mask") return null;
  if (rule.kind === "limit") return { line, target: rule.target, judge: withoutPause((call) => overLimit(rule, call)) };
  const when = compileClause(rule.when, lists);
  if (rule.kind === "require") {
    return {
      ...{ line, target: rule.target },
      *judge(call) {
        return (yield* applies(when, call)) ? lacking(rule, call) : null;
      },
    };
  }
  const unless = rule.unless ? compileClause(rule.unless, lists) : null;
  return {
    line,
    target: rule.target,
    *judge(call) {
      const seen = rule.after ? sourceSeen(rule.after, call.history) : "";
      if (seen === null || !(yield* applies(when, call))) return null;
      if (unless && (yield* unless(asked(call))) === "yes") return null;
      return deniedBy(rule, seen);
    },
  };
}

const withoutPause = (judge: (call: JudgedCall) => string | null): CallRule["judge"] =>
  // biome-ignore lint/correctness/useYield: it has nothing to wait for.
  function* (call) {
    return judge(call);
  };

const asked = ({ arguments: said, history }: JudgedCall) => ({
  arguments: said,
  resultsOf: (results: ToolSet) => textsOf(results, history),
});

/** An unknown result counts against the call. */
function* applies(when: CompiledClause, call: JudgedCall): Generator<void, boolean> {
  return (yield* when(asked(call))) !== "no";
}

/** The operand of "after": the source, or why it counts as seen. Null if it was not seen. */
function sourceSeen(source: ToolSet, history: History): string | null {
  for (const [tool, { answeredAt }] of history.tools)
    if ((answeredAt >= 0 || history.unanswered.has(tool)) && isOf(source, tool)) return "";
  return history.gap === null ? null : ` ${history.gap} So every source counts as seen.`;
}

function deniedBy({ target, after, when, unless }: DenyRule, seen: string): string {
  const parts = [
    `The policy denies ${labelOf(target)}`,
    after ? ` after ${labelOf(after)}` : "",
    when ? " with these arguments" : "",
    unless ? ", except for arguments that it names" : "",
  ];
  return `${parts.join("")}.${seen}`;
}

const labelOf = ({ label }: ToolSet): string => (label.includes(" of ") ? `the ${label}` : `"${label}"`);

function* textsIn(results: ToolSet, history: History): Iterable<string> {
  for (const { tool, text } of history.results) if (tool === null || isOf(results, tool)) yield text;
}

function textsOf(results: ToolSet, history: History): { readonly texts: Iterable<string>; readonly isWhole: boolean } {
  const isWhole = history.gap === null && ![...history.unanswered].some((tool) => isOf(results, tool));
  return { texts: textsIn(results, history), isWhole };
}

function overLimit({ target, most }: LimitRule, { history }: JudgedCall): string | null {
  if (history.gap !== null) return `The policy limits ${labelOf(target)}, and they can't be counted. ${history.gap}`;
  let calls = 0;
  for (const [tool, use] of history.tools) if (isOf(target, tool)) calls += use.calls;
  return calls < most ? null : `The policy allows ${most} of ${labelOf(target)} in a conversation.`;
}

/** A required call counts once its result is there: calls of one answer are made together. */
function lacking({ required, target, isEach }: RequireRule, { history }: JudgedCall): string | null {
  let [givenAt, usedAt] = [-1, -1];
  for (const [tool, use] of history.tools) {
    if (isOf(required, tool)) givenAt = Math.max(givenAt, use.answeredAt);
    if (isOf(target, tool)) usedAt = Math.max(usedAt, use.calledAt);
  }
  if (givenAt < 0) return `The policy requires ${labelOf(required)}, with its result, before ${labelOf(target)}.`;
  if (!isEach || givenAt > usedAt) return null;
  return `The policy requires ${labelOf(required)}, with its result, before each ${labelOf(target)}.`;
}
