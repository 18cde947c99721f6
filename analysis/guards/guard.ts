/** Where in an exchange with an agent a text stands. Each channel has guards of its own. */
export const CHANNELS = ["user", "document", "tool_call", "tool_result", "output"] as const;
export type Channel = (typeof CHANNELS)[number];

/** A guard in shadow judges and is counted, and changes nothing. */
export type Mode = "shadow" | "enforce";

/** What happens to a text that a guard hits, from the mildest to the strictest. When several guards hit, the strictest decides. */
export const ACTIONS = ["flag", "mask", "rewrite", "deny_call", "block"] as const;
export type Action = (typeof ACTIONS)[number];

export type OnError = "fail_closed" | "fail_open";

/** Part of the judged text, in UTF-16 units of the text as it was given, whatever view it was found in. */
export interface GuardSpan {
  readonly start: number;
  readonly end: number;
  /** What stands there, such as `email` or `github_token`. It names the mask. */
  readonly kind: string;
  /** False if a mask of it must not come back: then nothing is kept of the value. */
  readonly restore?: boolean;
}

export interface Hit {
  readonly outcome: "hit";
  /** From 0 to 1. A guard that only knows yes and no says 1. */
  readonly score: number;
  /** The rule that decided, by a name that stays the same between versions. */
  readonly rule: string;
  readonly spans: readonly GuardSpan[];
  /** The view of the text in which it was found, if it was not the text as given. */
  readonly view?: string;
}

export interface Pass {
  readonly outcome: "pass";
  readonly score: number;
}

/**
 * Why a guard could not judge. `not_covered` is a text outside what the guard covers: another language, or nothing of
 * the agent to compare it with.
 */
export const UNDECIDED = ["not_covered", "unreadable", "too_late", "failed", "unavailable"] as const;

/** Never counts as passed. What follows is up to the guard's `on-error`, or `not-covered` for texts outside its card. */
export interface Undecided {
  readonly outcome: "undecided";
  readonly why: (typeof UNDECIDED)[number];
  readonly detail: string;
}

export type Judgment = Hit | Pass | Undecided;

export interface ToolCall {
  readonly name: string;
  /** As parsed from JSON. */
  readonly arguments: unknown;
}

/** What a guard judges. */
export interface Subject {
  readonly channel: Channel;
  /** For a tool call, the arguments as JSON. */
  readonly text: string;
  /** What the user asked, for guards that judge an answer in its context. */
  readonly question?: string;
  readonly toolCall?: ToolCall;
}

/** What a guard may know of the agent it protects. */
export interface AgentFacts {
  /** Hashes of the agent's own system prompt, which cannot be turned back into its words. */
  readonly promptFingerprints?: readonly number[];
  /**
   * Hashes of how its runs of words begin, so that a text on its way is held only where it may become one of them. Words can
   * be guessed from the hashes of so few: they stay in the console, and whoever has none holds the last eight words.
   */
  readonly promptStarts?: readonly number[];
  /** Words planted in the agent's context that must never come out. */
  readonly canaries?: readonly string[];
}

/** A pattern of the engine in `../pattern`. All patterns of a channel's guards are found in one pass. */
export interface PatternRule {
  readonly name: string;
  readonly pattern: string;
  readonly ignoreCase?: boolean;
}

/** A pattern that was found, by its place among the guard's rules. */
export interface Found {
  readonly rule: number;
  readonly start: number;
  readonly end: number;
}

/** Finds what is no pattern, in a text that comes in chunks: the same however it is cut. */
export interface Finder {
  push(chunk: string): void;
  end(): void;
  /** Whether these characters, the beginning of an array, are certain to bring nothing if they come next. Without it, none are. */
  isQuiet?(ascii: Uint8Array, length: number): boolean;
  /** Nothing that is still to be found starts before. */
  readonly released: number;
  /** What was found, starts before `released` and was not taken yet, by its start. */
  take(): readonly Found[];
}

/** An option of a method, as a config may set it. Drives the check of a config, the form on the page and the docs. */
export type OptionSpec = { readonly description: string } & (
  | { readonly kind: "number"; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: "boolean"; readonly default: boolean }
  | { readonly kind: "choice"; readonly of: readonly string[]; readonly default: string }
  | { readonly kind: "text"; readonly longest: number; readonly default: string }
  /** A list of texts; with `of`, only these. */
  | { readonly kind: "texts"; readonly of?: readonly string[]; readonly default: readonly string[] }
  /** A list of patterns of the engine; each is compiled when the config is saved. */
  | { readonly kind: "patterns"; readonly default: readonly string[] }
);

export type OptionValue = number | boolean | string | readonly string[];
export type Options = Readonly<Record<string, OptionValue>>;

/** A method with its options, ready to judge. */
export interface PreparedGuard {
  readonly rules?: readonly PatternRule[];
  /** In place of rules: what finds its places in a text. Nothing that it finds is longer than `longest`. */
  readonly finder?: { readonly longest: number; readonly open: () => Finder };
  /**
   * How far around its patterns it looks, for a method that passes whatever has none of them. Patterns that are farther
   * apart are judged each for themselves, while the text still comes, and hits start at a pattern. A method without it
   * judges the text as a whole.
   */
  readonly near?: { readonly before: number; readonly behind: (found: Found) => number };
  /** What it says of every text, if it has nothing to compare texts with. */
  readonly always?: Judgment;
  /** Pure and linear in the length of the text. `found` holds the guard's patterns in the text, in order. */
  readonly judge: (subject: Subject, found: readonly Found[]) => Judgment;
}

/** One way of judging a text: one file in `methods/`, one entry in its `list.ts`, one card. */
export interface GuardMethod {
  readonly id: string;
  /** Changes whenever judgments may change. */
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly channels: readonly Channel[];
  /** How much of a text it must see before anything may leave: a found pattern, a whole sentence, or all of it. */
  readonly needs: "pattern" | "segment" | "whole";
  /** Inline: judged at once. Worker: in a thread. Remote: somewhere else, with a deadline. */
  readonly cost: "inline" | "worker" | "remote";
  /** What may follow a hit; the first is the default. */
  readonly actions: readonly [Action, ...Action[]];
  /** ISO 639-1 codes of the languages its card covers, or "any" if language does not matter. */
  readonly languages: readonly string[] | "any";
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** What it is known not to see, in sentences for its card. */
  readonly blindSpots: readonly string[];
  /** Absent for remote methods: the program that runs the guards asks them. */
  readonly prepare?: (options: Options, agent: AgentFacts) => PreparedGuard;
}

export const pass = (score = 0): Pass => ({ outcome: "pass", score });

export const hit = (rule: string, spans: readonly GuardSpan[], score = 1): Hit => ({
  outcome: "hit",
  rule,
  spans,
  score,
});

export const undecided = (why: Undecided["why"], detail: string): Undecided => ({ outcome: "undecided", why, detail });
