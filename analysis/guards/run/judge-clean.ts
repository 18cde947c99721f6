import type { Subject } from "../guard.ts";
import type { PreparedChannel, ReadyChannel, ReadyMethod } from "../pass/prepare.ts";
import { decide } from "./decide.ts";
import type { Decision, GuardResult } from "./decision.ts";
import { hasNothingToJudge, judgeReady } from "./judge-locally.ts";

/** What is decided about every text in which there is nothing, by those who judge it. Null if each has to be looked at. */
const decided = new WeakMap<ReadyChannel, Decision | null>();

/**
 * What follows for a text that certainly has nothing that the methods of its channel look for: the same as judging it, without
 * asking each of them. Null for every other text, and if a method looks at more than its patterns and what is around them.
 */
export function judgeClean(channel: PreparedChannel, subject: Subject): Decision | null {
  const ready = channel.quick();
  let decision = decided.get(ready);
  if (decision === undefined) {
    decision = ofNothing(channel, ready, subject);
    decided.set(ready, decision);
  }
  if (!decision) return null;
  const began = performance.now();
  if (!hasNothingToJudge(ready, subject.text)) return null;
  const elapsed_us = Math.round((performance.now() - began) * 1000);
  // One pass is for all methods. The first of them answers for its time, as when each is asked.
  const [first, ...others] = decision.results;
  return first ? { ...decision, results: [{ ...first, elapsed_us }, ...others] } : decision;
}

function ofNothing(channel: PreparedChannel, ready: ReadyChannel, subject: Subject): Decision | null {
  const isAll = ready.methods.length > 0 && ready.methods.length === channel.methods.length;
  if (!isAll || !ready.methods.every(saysTheSame)) return null;
  const empty = { ...subject, text: "" };
  const judged = judgeReady(ready, empty, { earlyExit: false });
  const decision = decide({ channel, subject: empty, mask: ({ text }) => text }, judged);
  if (decision.would !== "allow") return null;
  const results = decision.results.map((result): GuardResult => Object.freeze({ ...result, elapsed_us: 0 }));
  return Object.freeze({ ...decision, results: Object.freeze(results) });
}

/** Whether it says the same of all texts without its patterns. */
const saysTheSame = ({ prepared, fault, phase }: ReadyMethod): boolean =>
  fault === null && phase !== "remote" && Boolean(prepared?.near || prepared?.always);
