import { hash, randomBytes } from "node:crypto";
import type { Subject } from "@agent-console/analysis/guards/guard.ts";
import type { MaskSpan } from "@agent-console/analysis/guards/masking/spans.ts";
import type { Decision, GuardResult } from "@agent-console/analysis/guards/run/decision.ts";
import type { LiveGuards } from "../../../runtime/live-guards.ts";

export interface Verdict {
  readonly decision: Decision;
  readonly spans: readonly MaskSpan[] | null;
}

/**
 * What was decided about texts before. A conversation is sent again with every turn and all of it is judged, so that only
 * what is new in it should cost anything.
 */
export interface Verdicts {
  /** What names a text for these guards. */
  keyOf(live: LiveGuards, subject: Subject): string;
  find(key: string): Verdict | null;
  /** Only verdicts that would be the same the next time. */
  keep(key: string, verdict: Verdict): void;
}

const MOST = 50_000;

/**
 * Texts are kept as keyed hashes only, those asked for last at least. They are in two halves, of which the older is dropped as
 * a whole: finding the oldest of a full map takes longer than judging a short text.
 */
export function createVerdicts(most = MOST): Verdicts {
  const salt = randomBytes(16).toString("hex");
  let recent = new Map<string, Verdict>();
  let older = new Map<string, Verdict>();
  function keep(key: string, verdict: Verdict): void {
    recent.set(key, verdict);
    if (recent.size < most / 2) return;
    older = recent;
    recent = new Map();
  }
  return {
    keyOf: (live, { channel, text, question = "", toolCall }) =>
      hash(
        "sha256",
        `${salt}\n${live.key}\n${channel}\n${nameOf(toolCall)}\n${question.length}\n${question}\n${text}`,
        "base64",
      ),
    find(key) {
      const verdict = recent.get(key);
      if (verdict) return verdict;
      const before = older.get(key);
      if (before) keep(key, before);
      return before ?? null;
    },
    keep,
  };
}

/** With its length, so that no name can pass for the end of itself and the beginning of what follows. */
const nameOf = (call: Subject["toolCall"]): string => (call ? `${call.name.length}\n${call.name}` : "");

/** A guard elsewhere may say something else next time, and one that could not judge may be able to then. */
export function isLasting({ prepared }: LiveGuards, { channel }: Subject, { decision }: Verdict): boolean {
  return (
    decision.results.every(({ outcome, why }) => outcome !== "undecided" || why === "not_covered") &&
    prepared.channel(channel).methods.every(({ phase }) => phase !== "remote")
  );
}

/** What guards say of texts in which there is nothing, by version and channel. */
const clean = new WeakMap<LiveGuards, Map<string, Verdict>>();

/**
 * The verdict as it is kept. Nearly all texts are clean, and the same is said of each of them but for the time that it took: one
 * verdict for all of them takes a hundredth of the memory.
 */
export function keptVerdict(live: LiveGuards, { channel }: Subject, verdict: Verdict): Verdict {
  const { decision, spans } = verdict;
  if (spans !== null || decision.text !== undefined || !decision.results.every(isPass)) return verdict;
  const known = clean.get(live) ?? new Map<string, Verdict>();
  clean.set(live, known);
  const before = known.get(channel);
  if (before) return isSame(before.decision, decision) ? before : verdict;
  const results = decision.results.map((result) => ({ ...result, elapsed_us: 0 }));
  const made: Verdict = { decision: { ...decision, results }, spans: null };
  known.set(channel, made);
  return made;
}

const isPass = ({ outcome, spans }: GuardResult): boolean => outcome === "pass" && spans.length === 0;

/** Of two decisions of the same version about clean texts. */
const isSame = (one: Decision, other: Decision): boolean =>
  one.results.length === other.results.length &&
  one.results.every(({ method, guard, score }, at) => {
    const result = other.results[at];
    return result?.method === method && result.guard === guard && result.score === score;
  });
