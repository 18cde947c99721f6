import { hiding } from "../../detectors/canary.ts";
import { encodedRuns } from "../../text/decode.ts";
import { squeezed, squeezedView } from "../../text/fold.ts";
import { originalOf } from "../../text/view/view.ts";
import { type GuardMethod, type GuardSpan, hit, type OptionSpec, pass, undecided } from "../guard.ts";
import { optionReader } from "../options.ts";

const SHORTEST = 7;

const OPTIONS = {
  phrases: {
    kind: "texts",
    default: [],
    description:
      "Phrases that you planted in the agent's system prompt or documents and that nobody has a reason to say, each with at least seven letters and digits. Make them up: “larch-lantern-3382” never comes up by chance.",
  },
} satisfies Readonly<Record<string, OptionSpec>>;

/** A word planted in the agent's context has no business anywhere else. */
export const canaryLeak: GuardMethod = {
  id: "canary-leak",
  version: "1.2",
  title: "Planted phrase leak",
  description:
    "Finds planted phrases (canaries) that leave the agent: verbatim, respelled, spaced, reversed or encoded.",
  channels: ["output", "tool_call"],
  needs: "whole",
  cost: "inline",
  actions: ["block", "mask", "rewrite", "flag", "deny_call"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "A planted phrase that is described or translated, encrypted with a key, or spread over several messages is not found.",
    "Phrases of fewer than seven letters and digits are not looked for: they appear by chance.",
    "It shows that the context leaks, not what else of it has leaked.",
  ],
  prepare: (options, agent) => {
    const phrases = optionReader(OPTIONS, options).texts("phrases");
    const short = phrases.findIndex(isShort);
    if (short >= 0) throw new RangeError(`phrase ${short + 1} has fewer than ${SHORTEST} letters and digits`);
    const known = (agent.canaries ?? []).filter((canary) => !isShort(canary));
    const canaries = [...new Set([...phrases, ...known])];
    return {
      judge: ({ text, question = "" }) => {
        if (canaries.length === 0)
          return undecided("not_covered", "The config names no phrases that were planted in the agent's context.");
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

const isShort = (phrase: string): boolean => squeezed(phrase).length < SHORTEST;

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
