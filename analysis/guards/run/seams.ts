import type { Subject } from "../guard.ts";
import { type Decision, type DecisionKind, type GuardResult, strictest } from "./decision.ts";

/** Texts that follow each other, as whoever reads them joins them: judged for what stands across a border between two. */
export interface JoinedText {
  readonly subject: Subject;
  /** Where one text ends and the next begins. */
  readonly seams: readonly number[];
}

/** How far from a border is looked. */
const REACH = 1_000;
const NONE: readonly JoinedText[] = [];

/** The stretches around the borders between texts. They are short, so that judging them costs little however long the texts are. */
export function joinedTexts(texts: readonly string[], about: Omit<Subject, "text">): readonly JoinedText[] {
  const said = texts.filter((text) => text !== "");
  if (said.length < 2) return NONE;
  const whole = said.join("");
  const stretches: { from: number; to: number; seams: number[] }[] = [];
  let at = 0;
  for (const text of said.slice(0, -1)) {
    at += text.length;
    const last = stretches.at(-1);
    if (last && at - REACH <= last.to) {
      last.to = Math.min(whole.length, at + REACH);
      last.seams.push(at);
    } else stretches.push({ from: Math.max(0, at - REACH), to: Math.min(whole.length, at + REACH), seams: [at] });
  }
  return stretches.map(({ from, to, seams }) => ({
    subject: { ...about, text: whole.slice(from, to) },
    seams: seams.map((seam) => seam - from),
  }));
}

/**
 * What a decision about joined texts adds: what lies within one of them was found there, and a hit that names no place may be
 * anywhere. A part that reaches across can't be masked in either, so it must not leave.
 */
export function acrossSeams(decision: Decision, seams: readonly number[]): Decision {
  const results = crossing(decision.results, seams);
  const { text: _, ...rest } = decision;
  const kinds = (some: readonly GuardResult[]): DecisionKind =>
    strictest(some.map(({ action }) => (action === "mask" || action === "rewrite" ? "block" : action)));
  return { ...rest, results, decision: kinds(results.filter(({ enforced }) => enforced)), would: kinds(results) };
}

/** The hits that reach across. */
export const crossing = (results: readonly GuardResult[], seams: readonly number[]): readonly GuardResult[] =>
  results.filter(
    ({ outcome, spans }) =>
      outcome === "hit" &&
      (spans.length === 0 || spans.some(({ start, end }) => seams.some((seam) => start < seam && seam < end))),
  );
