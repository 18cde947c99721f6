import type { Action, Channel, Mode, OnError, Options } from "../guard.ts";

/** A method of a guard, with every option it has. */
export interface ConfiguredMethod {
  /** An id of `GUARD_METHODS`, or a name in `unavailable`: whoever runs a config must not take the latter for a pass. */
  readonly id: string;
  readonly options: Options;
}

/** A guard on one channel, with every default filled in. */
export interface ConfiguredGuard {
  readonly name: string;
  readonly type: GuardType;
  readonly methods: readonly [ConfiguredMethod, ...ConfiguredMethod[]];
  readonly mode: Mode;
  readonly action: Action;
  readonly onError: OnError;
  /** What follows if a text is outside what the card of a method covers. */
  readonly notCovered: "pass" | "refuse";
  readonly timeoutMs: number;
  /** Stop at the first method that hits. */
  readonly earlyExit: boolean;
  readonly runParallel: boolean;
  /** What stands in place of the text if the action is `rewrite`. */
  readonly rewriteText: string;
}

export const GUARD_TYPES = ["security", "privacy", "moderation", "integrity", "policy", "generic"] as const;
export type GuardType = (typeof GUARD_TYPES)[number];

/** Input goes to the agent: user text, documents, tool results. Output comes from it: responses and tool calls. */
export type Direction = "input" | "output";

export const directionOf = (channel: Channel): Direction =>
  channel === "output" || channel === "tool_call" ? "output" : "input";

/** A guard config, read and checked. */
export interface GuardConfig {
  /** The guards of each channel, in the order in which they are listed. */
  readonly channels: Readonly<Record<Channel, readonly ConfiguredGuard[]>>;
  readonly blockedMessage: Readonly<Record<Direction, string>>;
  /** Stop at the first guard that blocks. */
  readonly earlyExit: Readonly<Record<Direction, boolean>>;
  readonly runParallel: Readonly<Record<Direction, boolean>>;
  /** A blocked request is answered with the blocked message, or with an error. */
  readonly blockedAs: "answer" | "error";
  /** The largest share of legitimate requests that an enforcing guard may hit. */
  readonly overDefenceBudget: number;
  /** What follows if a part can't be read at all, such as an image. */
  readonly unscannable: "refuse" | "pass";
  /** Methods that the config names and this console lacks. They are kept, and no such config can be applied. */
  readonly unavailable: readonly string[];
}

/** Something wrong in a config, and where: keys and list positions from the outside in. */
export interface ConfigProblem {
  readonly place: readonly (string | number)[];
  readonly message: string;
}
