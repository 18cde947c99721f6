import type { Channel, Mode } from "@agent-console/analysis/guards/guard.ts";
import { type Decision, type GuardResult, isStopped } from "@agent-console/analysis/guards/run/decision.ts";
import { type Example, ExampleList } from "./examples.ts";
import { type Expectation, expectedOf, expectedOn, type JudgedItem, type Material, type Source } from "./item.ts";
import { addTime, type Latency } from "./latency.ts";

/** Counts of items of one kind. An item counts once, however many texts it has. */
export interface KindCount {
  readonly material: Material;
  readonly kind: string;
  readonly expects: Expectation;
  n: number;
  hits: number;
  undecided: number;
  not_covered: number;
}

/** The same for all guards together, with what becomes of the items. */
export interface WholeCount extends KindCount {
  blocked: number;
  would_block: number;
  live_blocked: number;
  newly_blocked: number;
  no_longer_blocked: number;
}

export interface GuardCount {
  readonly guard: string;
  readonly channel: Channel;
  /** In the saved body; null if the guard is not in it. */
  mode: Mode | null;
  judged: number;
  hits: number;
  would_block: number;
  newly_blocked: number;
  no_longer_blocked: number;
  undecided: number;
  not_covered: number;
  latency: Latency;
  kinds: KindCount[];
}

/** As it is stored with a replay. */
export interface StoredTally {
  readonly kinds: readonly WholeCount[];
  readonly guards: readonly GuardCount[];
  readonly latency: Latency;
  readonly examples: readonly Example[];
}

export const emptyTally: StoredTally = { kinds: [], guards: [], latency: [], examples: [] };

/** Whether the label of a pack says anything about a guard: it does if a method of the guard is measured on that pack. */
export type LabelHolds = (guard: string, channel: Channel, pack: string) => boolean;

const key = (...parts: readonly string[]): string => JSON.stringify(parts);

/** Counts what a config did with recorded items, beside what the live one did. */
export class ReplayTally {
  readonly #kinds: Map<string, WholeCount>;
  readonly #guards: Map<string, GuardCount>;
  readonly #examples: ExampleList;
  readonly #labelHolds: LabelHolds;
  #latency: Latency;

  constructor(stored: StoredTally, labelHolds: LabelHolds) {
    const { kinds, guards, latency, examples } = structuredClone(stored);
    this.#kinds = new Map(kinds.map((one) => [kindKey(one), one]));
    this.#guards = new Map(guards.map((one) => [key(one.channel, one.guard), one]));
    this.#examples = new ExampleList(examples);
    this.#latency = latency;
    this.#labelHolds = labelHolds;
  }

  get stored(): StoredTally {
    return {
      kinds: [...this.#kinds.values()],
      guards: [...this.#guards.values()],
      latency: this.#latency,
      examples: this.#examples.list,
    };
  }

  add({ source, texts }: JudgedItem): void {
    const saved = texts.map((text) => text.saved);
    const live = texts.flatMap((text) => text.live ?? []);
    const fate: Fate = { isBlocked: saved.some(stops), wasBlocked: live.some(stops) };
    this.#addWhole(source, saved, fate);
    for (const { saved: decision } of texts) {
      if (decision.results.length > 0) this.#latency = addTime(this.#latency, elapsed(decision.results));
    }
    const now = byGuard(texts.map(({ channel, saved: decision }) => ({ channel, decision })));
    for (const one of now) this.#addGuard(source, one, fate);
    if (fate.wasBlocked && !fate.isBlocked) {
      const before = texts.flatMap(({ channel, live: decision }) => (decision ? [{ channel, decision }] : []));
      for (const { guard, channel, results } of byGuard(before)) {
        if (results.flat().some(enforcesStop)) this.#guard(guard, channel).no_longer_blocked++;
      }
    }
  }

  #addWhole(source: Source, decisions: readonly Decision[], { isBlocked, wasBlocked }: Fate): void {
    const { material, kind } = source;
    const expects = expectedOf(source);
    const fresh: WholeCount = {
      ...{ material, kind, expects, n: 0, hits: 0, undecided: 0, not_covered: 0, blocked: 0, would_block: 0 },
      ...{ live_blocked: 0, newly_blocked: 0, no_longer_blocked: 0 },
    };
    const count = known(this.#kinds, kindKey(fresh), fresh);
    const seen = outcomeOf(decisions.flatMap(({ results }) => results));
    count.n++;
    addOutcome(count, seen);
    count.blocked += Number(isBlocked);
    count.would_block += Number(decisions.some(({ would }) => isStopped(would)));
    count.live_blocked += Number(wasBlocked);
    count.newly_blocked += Number(isBlocked && !wasBlocked);
    count.no_longer_blocked += Number(wasBlocked && !isBlocked);
    this.#examples.add(source, { expects, seen, isNew: isBlocked && !wasBlocked, isGone: wasBlocked && !isBlocked });
  }

  #addGuard(source: Source, { guard, channel, results }: OfGuard, { isBlocked, wasBlocked }: Fate): void {
    const all = results.flat();
    const count = this.#guard(guard, channel);
    const seen = outcomeOf(all);
    count.mode = all[0]?.mode ?? count.mode;
    count.judged++;
    addOutcome(count, seen);
    count.would_block += Number(all.some(asksToStop));
    count.newly_blocked += Number(isBlocked && !wasBlocked && all.some(enforcesStop));
    for (const ofText of results) count.latency = addTime(count.latency, elapsed(ofText));
    const isLabeled = source.material !== "packs" || this.#labelHolds(guard, channel, source.pack);
    const expects = isLabeled ? expectedOn(source, channel) : null;
    const { material, kind } = source;
    const fresh: KindCount = { material, kind, expects, n: 0, hits: 0, undecided: 0, not_covered: 0 };
    const found = count.kinds.find((one) => kindKey(one) === kindKey(fresh));
    const ofKind = found ?? fresh;
    if (!found) count.kinds.push(fresh);
    ofKind.n++;
    addOutcome(ofKind, seen);
  }

  #guard(guard: string, channel: Channel): GuardCount {
    const fresh: GuardCount = {
      ...{ guard, channel, mode: null, judged: 0, hits: 0, would_block: 0, newly_blocked: 0, no_longer_blocked: 0 },
      ...{ undecided: 0, not_covered: 0, latency: [], kinds: [] },
    };
    return known(this.#guards, key(channel, guard), fresh);
  }
}

/** Of an item: whether it is stopped by the saved body, and was by the live version. */
interface Fate {
  readonly isBlocked: boolean;
  readonly wasBlocked: boolean;
}

/** What one guard said of the texts of an item on one channel, text by text. */
interface OfGuard {
  readonly guard: string;
  readonly channel: Channel;
  readonly results: readonly (readonly GuardResult[])[];
}

function byGuard(texts: readonly { readonly channel: Channel; readonly decision: Decision }[]): OfGuard[] {
  const found = new Map<string, OfGuard & { results: (readonly GuardResult[])[] }>();
  for (const { channel, decision } of texts) {
    for (const [guard, results] of Map.groupBy(decision.results, (result) => result.guard)) {
      const entry = found.get(key(channel, guard)) ?? { guard, channel, results: [] };
      entry.results.push(results);
      found.set(key(channel, guard), entry);
    }
  }
  return [...found.values()];
}

function known<T>(counts: Map<string, T>, name: string, fresh: T): T {
  const found = counts.get(name) ?? fresh;
  counts.set(name, found);
  return found;
}

const kindKey = ({ material, kind, expects }: Pick<KindCount, "material" | "kind" | "expects">): string =>
  key(material, kind, expects ?? "");

export type Seen = "hit" | "undecided" | "not_covered" | "pass";

/** A hit on one text is a hit; else what could not be judged outweighs what passed. */
function outcomeOf(results: readonly GuardResult[]): Seen {
  if (results.some(({ outcome }) => outcome === "hit")) return "hit";
  const open = results.filter(({ outcome }) => outcome === "undecided");
  if (open.length === 0) return "pass";
  return open.some(({ why }) => why !== "not_covered") ? "undecided" : "not_covered";
}

function addOutcome(count: Pick<KindCount, "hits" | "undecided" | "not_covered">, seen: Seen): void {
  count.hits += Number(seen === "hit");
  count.undecided += Number(seen === "undecided");
  count.not_covered += Number(seen === "not_covered");
}

const stops = ({ decision }: Decision): boolean => isStopped(decision);

/** A mask without a place to mask stops the text. */
const asksToStop = ({ outcome, action, spans }: GuardResult): boolean =>
  outcome === "hit" && (isStopped(action) || (action === "mask" && spans.length === 0));

/** Also a guard that could not judge and fails closed. */
const enforcesStop = (result: GuardResult): boolean =>
  result.enforced && (asksToStop(result) || result.outcome === "undecided");

const elapsed = (results: readonly GuardResult[]): number => results.reduce((sum, { elapsed_us: us }) => sum + us, 0);
