import { compilePatterns, type PatternSet } from "../../pattern/compile.ts";
import type { ConfiguredGuard, GuardConfig } from "../config/config.ts";
import type { AgentFacts, Channel, GuardMethod, Options, PatternRule, PreparedGuard } from "../guard.ts";

/** What a method must see, cheapest first: this is the order in which the methods of a channel judge. */
const PHASES = ["pattern", "segment", "whole", "remote"] as const;
export type Phase = (typeof PHASES)[number];

export type Methods = Readonly<Record<string, GuardMethod>>;

/** A method of a guard of a channel. */
export interface PreparedMethod {
  /** Its place among the methods of the channel, in the order in which they judge. */
  readonly index: number;
  readonly guard: ConfiguredGuard;
  readonly id: string;
  readonly options: Options;
  readonly version: string;
  readonly phase: Phase;
  readonly needsThread: boolean;
}

/** A method that can judge here and now. */
export interface ReadyMethod extends PreparedMethod {
  /** Null for a remote method, and for one that can't judge. */
  readonly prepared: PreparedGuard | null;
  /** Why it can't judge. It is undecided about every text. */
  readonly fault: { readonly why: "unavailable" | "failed"; readonly detail: string } | null;
  /** Its patterns in the set of the channel. */
  readonly rules: readonly PatternRule[];
}

export interface PreparedChannel {
  readonly methods: readonly PreparedMethod[];
  /** Compiles patterns and reads weights, once. It takes long, so only whoever judges by it asks for it. */
  ready(): ReadyChannel;
}

export interface ReadyChannel {
  readonly methods: readonly ReadyMethod[];
  /** Each set with the methods whose patterns it holds, one after another. Nearly always a single one. */
  readonly sets: readonly PreparedSet[];
}

export interface PreparedSet {
  readonly set: PatternSet;
  /** For each pattern, the method it belongs to and its place among the method's own. */
  readonly owners: readonly { readonly method: number; readonly rule: number }[];
}

export interface PrepareNeeds {
  readonly config: GuardConfig;
  readonly agent: AgentFacts;
  readonly methods: Methods;
}

export function prepareChannel({ config, agent, methods }: PrepareNeeds, channel: Channel): PreparedChannel {
  const found = config.channels[channel].flatMap((guard) =>
    guard.methods.map(({ id, options }) => ({ guard, id, options, method: methods[id] })),
  );
  const inOrder = PHASES.flatMap((phase) => found.filter(({ method }) => phaseOf(method) === phase)).map(
    ({ guard, id, options, method }, index): PreparedMethod => ({
      ...{ index, guard, id, options, version: method?.version ?? "", phase: phaseOf(method) },
      needsThread: method?.cost === "worker",
    }),
  );
  let ready: ReadyChannel | null = null;
  return {
    methods: inOrder,
    ready() {
      ready ??= withPatterns(inOrder.map((one) => ({ ...one, ...prepareMethod(methods[one.id], one.options, agent) })));
      return ready;
    },
  };
}

function phaseOf(method: GuardMethod | undefined): Phase {
  if (!method) return "pattern";
  return method.cost === "remote" ? "remote" : method.needs;
}

type Made = Pick<ReadyMethod, "prepared" | "fault" | "rules">;

function prepareMethod(method: GuardMethod | undefined, options: Options, agent: AgentFacts): Made {
  const none = { prepared: null, rules: [] };
  if (!method) return { ...none, fault: { why: "unavailable", detail: "This version has no such guard method." } };
  if (method.cost === "remote") return { ...none, fault: null };
  try {
    const prepared = method.prepare?.(options, agent);
    if (!prepared || typeof prepared.judge !== "function") throw new TypeError("it has nothing to judge with");
    return { prepared, fault: null, rules: prepared.rules ?? [] };
  } catch (error) {
    return { ...none, fault: { why: "failed", detail: `It could not be prepared: ${messageOf(error)}.` } };
  }
}

/** All patterns in one set; if they do not fit into one together, a set for each method. One that fits nowhere fails alone. */
function withPatterns(methods: readonly ReadyMethod[]): ReadyChannel {
  const withRules = methods.filter(({ rules }) => rules.length > 0);
  if (withRules.length === 0) return { methods, sets: [] };
  try {
    return { methods, sets: [compiled(withRules)] };
  } catch {
    const sets: PreparedSet[] = [];
    const checked = methods.map((method): ReadyMethod => {
      if (method.rules.length === 0) return method;
      try {
        sets.push(compiled([method]));
        return method;
      } catch (error) {
        return { ...method, prepared: null, fault: { why: "failed", detail: `Its patterns: ${messageOf(error)}.` } };
      }
    });
    return { methods: checked, sets };
  }
}

const compiled = (methods: readonly ReadyMethod[]): PreparedSet => ({
  set: compilePatterns(methods.flatMap(({ rules }) => rules)),
  owners: methods.flatMap(({ index, rules }) => rules.map((_, rule) => ({ method: index, rule }))),
});

export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 200).replace(/\.$/, "");
