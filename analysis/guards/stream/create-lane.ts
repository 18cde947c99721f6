import { directionOf } from "../config/config.ts";
import type { Channel, Judgment, Subject } from "../guard.ts";
import type { Masks, Toward } from "../masking/masks.ts";
import { combineJudgments } from "../pass/combined.ts";
import { type PassJudgment, PatternPass } from "../pass/pattern-pass.ts";
import type { PreparedChannel, PreparedMethod, ReadyMethod, StreamingChannel } from "../pass/prepare.ts";
import { decide, wantedDecision } from "../run/decide.ts";
import { type Decision, isStopped } from "../run/decision.ts";
import type { Judged } from "../run/judge-locally.ts";
import { type AskRemote, judgeMethods, type LocalJudge, type PreparedConfig } from "../run/run.ts";
import type { Lane, LaneChange, LaneStep, LaneStop } from "./lane.ts";
import { LaneChanges } from "./lane-changes.ts";

export interface LaneNeeds {
  readonly prepared: PreparedConfig;
  readonly channel: Channel;
  /** The masks of the conversation. Without them, nothing masked comes back. */
  readonly masks?: Masks | undefined;
  /** Who gets the text, and so sees the values that it sent in place of their tokens. */
  readonly toward?: Toward | undefined;
  /** What the user asked. */
  readonly question?: string | undefined;
  readonly remote?: AskRemote | undefined;
  /** Judges whole texts somewhere else, such as in a thread. */
  readonly local?: LocalJudge | undefined;
  /** Lets others have their turn while a long chunk is judged. Without it, a chunk is judged in one go. */
  readonly pause?: (() => Promise<unknown>) | undefined;
}

/** Even a chunk that was made to be slow takes some milliseconds up to this length. */
const LONGEST_SLICE = 2_048;

/**
 * A text that is judged on its way. Pattern methods judge it as it comes, and hold back what may be the beginning of a hit;
 * methods that must see all of it hold all of it; guards in shadow hold nothing.
 */
export function createLane(needs: LaneNeeds): Lane {
  return new GuardLane(needs);
}

const FAILED: Judgment = { outcome: "undecided", why: "failed", detail: "The guards could not run." };

class GuardLane implements Lane {
  readonly decided: Promise<Decision>;
  readonly #needs: LaneNeeds;
  readonly #channel: PreparedChannel;
  readonly #streaming: StreamingChannel;
  readonly #pass: PatternPass | null;
  readonly #changes: LaneChanges;
  readonly #parts: string[] = [];
  readonly #judged: PassJudgment[] = [];
  /** What left differs from what came. */
  readonly #changed: LaneChange[] = [];
  #length = 0;
  #stop: LaneStop | null = null;
  #settle: (decision: Decision) => void = () => {};

  constructor(needs: LaneNeeds) {
    this.#needs = needs;
    this.#channel = needs.prepared.channel(needs.channel);
    this.#streaming = this.#channel.streaming();
    const { sets, methods, always } = this.#streaming;
    this.#pass = methods.length > 0 ? new PatternPass(sets, methods, { about: this.#about() }) : null;
    this.#changes = new LaneChanges(needs);
    this.decided = new Promise((resolve) => {
      this.#settle = resolve;
    });
    for (const { method, judgment } of always) this.#take(method, judgment);
  }

  push(text: string): LaneStep | Promise<LaneStep> {
    const { pause } = this.#needs;
    return pause && text.length > LONGEST_SLICE ? this.#pushInSlices(text, pause) : this.#push(text);
  }

  isQuiet(text: string): boolean {
    return !this.#stop && text.length <= LONGEST_SLICE && (this.#pass?.isQuiet(text) ?? true);
  }

  async #pushInSlices(text: string, pause: () => Promise<unknown>): Promise<LaneStep> {
    const changes: LaneChange[] = [];
    let step = NOTHING;
    for (let at = 0; at < text.length && !step.stop; at += LONGEST_SLICE) {
      step = this.#push(text.slice(at, at + LONGEST_SLICE));
      for (const change of step.changes) changes.push(change);
      await pause();
    }
    return { ...step, changes };
  }

  #push(text: string): LaneStep {
    this.#parts.push(text);
    this.#length += text.length;
    this.#changes.push(text);
    if (this.#stop) return this.#stopped();
    if (this.#pass) {
      this.#pass.read(text);
      this.#collect(this.#pass);
      if (this.#stop) return this.#stopped();
    }
    if (this.#streaming.holding.length > 0) return NOTHING;
    return this.#release(this.#pass ? this.#pass.released : this.#length, false);
  }

  end(): LaneStep | Promise<LaneStep> {
    if (this.#pass) {
      this.#pass.end();
      this.#collect(this.#pass);
    }
    if (this.#stop) return this.#stopped();
    const { holding, watching } = this.#streaming;
    const rest = [...holding, ...watching];
    if (rest.length === 0) return this.#finish([]);
    const judged = this.#judgeRest(rest);
    if (holding.length > 0) return judged.then((said) => this.#finish(said));
    const step = this.#release(this.#length, true);
    void judged.then((said) => this.#decide(said));
    return step;
  }

  #about(): Omit<Subject, "text"> {
    const { channel, question } = this.#needs;
    return { channel, ...(question === undefined ? {} : { question }) };
  }

  /** Methods that need all of the text. Whatever happens, there is a judgment. */
  async #judgeRest(methods: readonly PreparedMethod[]): Promise<readonly Judged[]> {
    const { prepared, channel: name, remote, local } = this.#needs;
    const subject = { ...this.#about(), text: this.#parts.join("") };
    const earlyExit = prepared.config.earlyExit[directionOf(name)];
    const only = methods.map(({ index }) => index);
    try {
      return await judgeMethods({ channel: this.#channel, subject, remote, local }, { earlyExit, only });
    } catch {
      return only.map((method) => ({ method, judgment: FAILED, elapsed_us: 0 }));
    }
  }

  #collect(pass: PatternPass): void {
    for (const part of pass.take()) {
      this.#judged.push(part);
      const method = this.#channel.methods[part.method];
      if (method) this.#take(method, part.judgment);
    }
  }

  /** What follows from a judgment for the text. Guards in shadow change nothing. */
  #take(method: PreparedMethod, judgment: Judgment): void {
    if (method.guard.mode !== "enforce") return;
    const wants = wantedDecision(method, judgment);
    if (wants === "mask" && judgment.outcome === "hit") this.#changes.mask(judgment.spans);
    if (!isStopped(wants)) return;
    const rule = judgment.outcome === "hit" ? judgment.rule : null;
    const stop: LaneStop = { kind: wants === "refuse" ? "refuse" : "block", guard: method.guard.name, rule };
    // What a guard is sure about stays blocked, even if another one could not judge.
    if (!this.#stop || (this.#stop.kind === "refuse" && stop.kind === "block")) this.#stop = stop;
  }

  #release(limit: number, isEnd: boolean): LaneStep {
    const changes = this.#changes.release(limit, isEnd);
    for (const change of changes) this.#changed.push(change);
    return { released: this.#changes.released, changes, stop: null };
  }

  #stopped(): LaneStep {
    this.#decide([]);
    return { released: this.#changes.released, changes: [], stop: this.#stop };
  }

  /** Everything is judged. */
  #finish(rest: readonly Judged[]): LaneStep {
    for (const { method, judgment } of rest) {
      const prepared = this.#channel.methods[method];
      if (prepared) this.#take(prepared, judgment);
    }
    if (this.#stop) {
      this.#decide(rest);
      return { released: this.#changes.released, changes: [], stop: this.#stop };
    }
    const rewritten = this.#rewritten(rest);
    const step =
      rewritten === null
        ? this.#release(this.#length, true)
        : { released: this.#length, changes: [{ start: 0, end: this.#length, text: rewritten }], stop: null };
    if (rewritten !== null) this.#changed.push(...step.changes);
    this.#decide(rest);
    return step;
  }

  /** What a guard puts in place of the whole text. It held the text until now. */
  #rewritten(rest: readonly Judged[]): string | null {
    for (const { method: index, judgment } of rest) {
      const method = this.#channel.methods[index];
      if (method?.guard.mode === "enforce" && wantedDecision(method, judgment) === "rewrite")
        return method.guard.rewriteText;
    }
    return null;
  }

  #decide(rest: readonly Judged[]): void {
    const judged = [...this.#said(), ...rest].sort((one, other) => one.method - other.method);
    const subject = { ...this.#about(), text: this.#parts.join("") };
    this.#settle(decide({ channel: this.#channel, subject, mask: ({ text }) => this.#applied(text) }, judged));
  }

  #said(): Judged[] {
    const { methods, always } = this.#streaming;
    const said = ({ index }: ReadyMethod): Judgment =>
      combineJudgments(this.#judged.filter(({ method }) => method === index));
    return [
      ...always.map(({ method, judgment }) => ({ method: method.index, judgment, elapsed_us: 0 })),
      ...methods.map((method) => ({ method: method.index, judgment: said(method), elapsed_us: 0 })),
    ];
  }

  #applied(text: string): string {
    let [out, done] = ["", 0];
    for (const { start, end, text: instead } of this.#changed) {
      out += text.slice(done, start) + instead;
      done = end;
    }
    return out + text.slice(done);
  }
}

const NOTHING: LaneStep = { released: 0, changes: [], stop: null };
