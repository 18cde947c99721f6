import { hiding } from "../../detectors/canary.ts";
import { encodedRuns } from "../../text/decode.ts";
import { squeezed, squeezedView } from "../../text/fold.ts";
import { originalOf } from "../../text/view/view.ts";
import { type GuardMethod, type GuardSpan, hit, pass, undecided } from "../guard.ts";

const SHORTEST = 7;

/** A word planted in the agent's context has no business anywhere else. */
export const canaryLeak: GuardMethod = {
  id: "canary-leak",
  version: "1.1",
  title: "Planted phrase leak",
  description:
    "Finds planted phrases (canaries) that leave the agent: verbatim, respelled, spaced, reversed or encoded.",
  channels: ["output", "tool_call"],
  needs: "whole",
  cost: "inline",
  actions: ["block", "mask", "rewrite", "flag", "deny_call"],
  languages: "any",
  options: {},
  blindSpots: [
    "A planted phrase that is described or translated, encrypted with a key, or spread over several messages is not found.",
    "Phrases of fewer than seven characters are ignored: they appear by chance.",
    "It shows that the context leaks, not what else of it has leaked.",
  ],
  prepare: (_, agent) => {
    const canaries = (agent.canaries ?? []).filter((canary) => canary.length >= SHORTEST);
    return {
      judge: ({ text, question = "" }) => {
        if (canaries.length === 0) return undecided("not_covered", "No phrases were planted in the agent's context.");
        const formOf = hiding(text);
        for (const canary of canaries) {
          const form = question.includes(canary) ? null : formOf(canary);
          if (form !== null) return hit(`planted phrase: ${form}`, placesOf(text, canary));
        }
        return pass();
      },
    };
  },
};

/** Where the phrase is, by the views that keep places; all of the text if it is spread or spelled out. */
function placesOf(text: string, canary: string): GuardSpan[] {
  const spans: GuardSpan[] = [];
  for (let at = text.indexOf(canary); at >= 0; at = text.indexOf(canary, at + canary.length))
    spans.push({ start: at, end: at + canary.length, kind: "planted phrase" });
  if (spans.length > 0) return spans;
  const views = [
    { view: squeezedView(text), sought: squeezed(canary) },
    ...encodedRuns(text).map((view) => ({ view, sought: canary })),
  ];
  for (const { view, sought } of views) {
    const at = view.text.indexOf(sought);
    if (at < 0) continue;
    const { from, to } = originalOf(view, { from: at, to: at + sought.length });
    return [{ start: from, end: to, kind: "planted phrase" }];
  }
  return [{ start: 0, end: text.length, kind: "planted phrase" }];
}
