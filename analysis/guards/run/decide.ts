import type { GuardConfig } from "../config/config.ts";
import type { Channel, Judgment, Subject } from "../guard.ts";
import type { MaskSpan } from "../masking/spans.ts";
import type { PreparedChannel, PreparedMethod } from "../pass/prepare.ts";
import { type Decision, type DecisionKind, type GuardResult, isStopped, strictest } from "./decision.ts";
import type { Judged } from "./judge-locally.ts";

/** The text with parts of it masked. Null if that would break it. With no parts, what only looks like a mask is made inert. */
export type Masker = (subject: Subject, spans: readonly MaskSpan[]) => string | null;

interface Opinion {
  readonly method: PreparedMethod;
  readonly judgment: Judgment;
  readonly elapsed: number;
  /** What it asks for, whatever its mode. */
  readonly wants: DecisionKind;
}

interface ToDecide {
  readonly channel: PreparedChannel;
  readonly subject: Subject;
  readonly mask: Masker;
}

/** What follows from all judgments of a text. Guards in shadow change `would` and nothing else. */
export function decide({ channel, subject, mask }: ToDecide, judged: readonly Judged[]): Decision {
  const opinions = judged.flatMap(({ method: index, judgment, elapsed_us: elapsed }): Opinion[] => {
    const method = channel.methods[index];
    return method ? [{ method, judgment, elapsed, wants: wantedDecision(method, judgment) }] : [];
  });
  const enforcing = opinions.filter(({ method }) => method.guard.mode === "enforce");
  const { kind, text: changed } = changes(enforcing, subject, mask);
  return {
    decision: kind,
    would: strictest([kind, ...opinions.map(({ wants }) => wants)]),
    ...(changed === undefined ? {} : { text: changed }),
    results: opinions.map(resultOf),
    not_covered: [...new Set(opinions.filter(isNotCovered).map(({ method }) => method.guard.name))],
    unscanned: 0,
  };
}

export function wantedDecision({ guard }: PreparedMethod, judgment: Judgment): DecisionKind {
  switch (judgment.outcome) {
    case "pass":
      return "allow";
    case "hit":
      // There is nothing to mask in a hit that names no place.
      return guard.action === "mask" && judgment.spans.length === 0 ? "block" : guard.action;
    case "undecided":
      if (judgment.why === "not_covered") return guard.notCovered === "refuse" ? "refuse" : "allow";
      return guard.onError === "fail_open" ? "allow" : "refuse";
  }
}

interface Change {
  readonly kind: DecisionKind;
  readonly text?: string;
}

function changes(enforcing: readonly Opinion[], subject: Subject, mask: Masker): Change {
  const kind = strictest(enforcing.map(({ wants }) => wants));
  if (isStopped(kind)) return { kind };
  if (kind === "rewrite") {
    const { method } = enforcing.find(({ wants }) => wants === "rewrite") ?? {};
    return { kind, text: method?.guard.rewriteText ?? "" };
  }
  const spans = enforcing.flatMap(({ wants, judgment }) =>
    wants === "mask" && judgment.outcome === "hit" ? judgment.spans : [],
  );
  const masked = mask(subject, spans);
  // What can't be masked must not leave.
  if (masked === null) return { kind: "block" };
  return masked === subject.text ? { kind } : { kind, text: masked };
}

const isNotCovered = ({ judgment }: Opinion): boolean =>
  judgment.outcome === "undecided" && judgment.why === "not_covered";

function resultOf({ method, judgment, elapsed, wants }: Opinion): GuardResult {
  const { guard, id, version } = method;
  const common = {
    ...{ guard: guard.name, method: id, version, mode: guard.mode, action: guard.action },
    elapsed_us: elapsed,
    enforced: guard.mode === "enforce" && wants !== "allow",
  };
  switch (judgment.outcome) {
    case "pass":
      return { ...common, outcome: "pass", score: judgment.score, spans: [] };
    case "hit": {
      const { score, rule, spans, view } = judgment;
      return { ...common, outcome: "hit", score, rule, spans, ...(view === undefined ? {} : { view }) };
    }
    case "undecided":
      return { ...common, outcome: "undecided", score: null, spans: [], why: judgment.why, detail: judgment.detail };
  }
}

/** One decision about several texts of one request: the strictest, with what every guard said. */
export function together(parts: readonly Decision[], unscanned: Unscanned): Decision {
  const kinds = parts.map(({ decision }) => decision);
  const would = parts.map((part) => part.would);
  return {
    decision: strictest([...kinds, unscanned.decision]),
    would: strictest([...would, unscanned.would]),
    results: parts.flatMap(({ results }) => results),
    not_covered: [...new Set(parts.flatMap(({ not_covered: names }) => names))],
    unscanned: parts.reduce((sum, part) => sum + part.unscanned, unscanned.count),
  };
}

/** What follows from parts that no guard can read. */
export interface Unscanned {
  readonly count: number;
  readonly decision: DecisionKind;
  readonly would: DecisionKind;
}

/** Only guards that judge the channel can miss something: with none there, nothing is refused, and everything is counted. */
export function unscannedParts(config: GuardConfig, channels: readonly Channel[]): Unscanned {
  const modes = channels.flatMap((channel) => config.channels[channel].map(({ mode }) => mode));
  const refused = config.unscannable === "refuse";
  return {
    count: channels.length,
    decision: refused && modes.includes("enforce") ? "refuse" : "allow",
    would: refused && modes.length > 0 ? "refuse" : "allow",
  };
}
