import { compilePatterns, type PackedPatterns, type PatternSet, unpackedPatterns } from "../../pattern/compile.ts";
import type { ConfiguredGuard, GuardConfig } from "../config/config.ts";
import {
  type AgentFacts,
  type Channel,
  type GuardMethod,
  type Judgment,
  type Options,
  type PatternRule,
  type PreparedGuard,
  undecided,
} from "../guard.ts";

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
  /** Compiles patterns and reads weights, once. It is slow, so it is done only where texts are judged. */
  ready(): ReadyChannel;
  /** What judges a text while it still comes. */
  streaming(): StreamingChannel;
  /** The methods that judge in a short time that is known beforehand. The others are not prepared for it. */
  quick(): ReadyChannel;
  /** Everything that takes long to compile, as plain data for another thread. */
  packed(): PackedChannel;
  /** Takes what another thread compiled; with null, everything compiled is forgotten. */
  use(packed: PackedChannel | null): void;
}

/** What a channel compiles. */
export interface PackedChannel {
  readonly ready: PackedSets;
  /** Null if it has the patterns of `ready`. */
  readonly streaming: PackedSets | null;
}

interface PackedSets {
  readonly sets: readonly { readonly patterns: PackedPatterns; readonly owners: PreparedSet["owners"] }[];
  readonly faults: readonly { readonly method: number; readonly fault: NonNullable<ReadyMethod["fault"]> }[];
}

export interface StreamingChannel extends ReadyChannel {
  /** Methods that can't judge before the end of the text, though what they say may change or stop it. Nothing leaves before. */
  readonly holding: readonly PreparedMethod[];
  /** What methods say of every text. */
  readonly always: readonly { readonly method: PreparedMethod; readonly judgment: Judgment }[];
  /** Methods that judge in the background: their verdict never changes the text. */
  readonly watching: readonly PreparedMethod[];
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
  const made = new Map<number, ReadyMethod>();
  const madeOf = (one: PreparedMethod): ReadyMethod => {
    const known = made.get(one.index) ?? { ...one, ...prepareMethod(methods[one.id], one.options, agent) };
    made.set(one.index, known);
    return known;
  };
  return new Prepared(inOrder, madeOf);
}

class Prepared implements PreparedChannel {
  readonly methods: readonly PreparedMethod[];
  readonly #made: (method: PreparedMethod) => ReadyMethod;
  #ready: ReadyChannel | null = null;
  #streaming: StreamingChannel | null = null;
  #quick: ReadyChannel | null = null;
  #given: PackedChannel | null = null;

  constructor(methods: readonly PreparedMethod[], made: (method: PreparedMethod) => ReadyMethod) {
    this.methods = methods;
    this.#made = made;
  }

  ready(): ReadyChannel {
    this.#ready ??= withPatterns(this.methods.map(this.#made), this.#given?.ready);
    return this.#ready;
  }

  streaming(): StreamingChannel {
    this.#streaming ??= this.#prepareStreaming();
    return this.#streaming;
  }

  quick(): ReadyChannel {
    const isQuick = ({ prepared, fault }: ReadyMethod): boolean =>
      fault !== null || Boolean(prepared?.near || prepared?.always);
    this.#quick ??= withPatterns(
      this.methods
        .filter(({ phase }) => phase === "pattern" || phase === "whole")
        .map(this.#made)
        .filter(isQuick),
      this.#given?.ready,
    );
    return this.#quick;
  }

  packed(): PackedChannel {
    const [ready, streaming] = [this.ready(), this.streaming()];
    return { ready: packedSets(ready), streaming: streaming.sets === ready.sets ? null : packedSets(streaming) };
  }

  use(packed: PackedChannel | null): void {
    this.#given = packed;
    this.#ready = this.#streaming = this.#quick = null;
  }

  #prepareStreaming(): StreamingChannel {
    const mattering = this.methods.filter(matters).map(this.#made);
    const constant = mattering.filter(({ fault, prepared }) => fault || prepared?.always);
    const asked = mattering.filter((method) => !constant.includes(method));
    const judging = asked.filter(({ guard, prepared }) => prepared?.near && guard.action !== "rewrite");
    // Patterns of others would hold text back for nothing.
    const isAll = this.methods.every((one) => judging.some(({ index }) => index === one.index) || !this.#hasRules(one));
    const channel = isAll ? this.ready() : withPatterns(judging, this.#given?.streaming);
    const mine = channel.methods.filter(({ index }) => judging.some((one) => one.index === index));
    return {
      sets: channel.sets,
      methods: mine.filter(({ fault }) => !fault),
      holding: asked.filter((method) => !judging.includes(method)),
      always: [...constant, ...mine.filter(({ fault }) => fault)].map((method) => ({
        method,
        judgment: method.fault
          ? undecided(method.fault.why, method.fault.detail)
          : (method.prepared?.always ?? undecided("failed", "")),
      })),
      watching: this.methods.filter((method) => !matters(method)),
    };
  }

  /** Methods with weights have no patterns, and preparing one only to learn that would take long. */
  #hasRules(method: PreparedMethod): boolean {
    return (method.phase === "pattern" || method.phase === "whole") && this.#made(method).rules.length > 0;
  }
}

const packedSets = ({ sets, methods }: ReadyChannel): PackedSets => ({
  sets: sets.map(({ set, owners }) => ({ patterns: set.packed(), owners })),
  faults: methods.flatMap(({ index, fault }) => (fault ? [{ method: index, fault }] : [])),
});

/** Whether what a method says can change or stop a text. */
const matters = ({ guard }: PreparedMethod): boolean =>
  guard.mode === "enforce" &&
  !(guard.action === "flag" && guard.onError === "fail_open" && guard.notCovered === "pass");

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
function withPatterns(methods: readonly ReadyMethod[], packed?: PackedSets | null): ReadyChannel {
  if (packed) return unpacked(methods, packed);
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

function unpacked(methods: readonly ReadyMethod[], { sets, faults }: PackedSets): ReadyChannel {
  return {
    methods: methods.map((method) => {
      const found = faults.find((one) => one.method === method.index);
      return found ? { ...method, prepared: null, fault: found.fault } : method;
    }),
    sets: sets.map(({ patterns, owners }) => ({ set: unpackedPatterns(patterns), owners })),
  };
}

const compiled = (methods: readonly ReadyMethod[]): PreparedSet => ({
  set: compilePatterns(methods.flatMap(({ rules }) => rules)),
  owners: methods.flatMap(({ index, rules }) => rules.map((_, rule) => ({ method: index, rule }))),
});

export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 200).replace(/\.$/, "");
