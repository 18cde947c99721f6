import { encodedRuns } from "../../text/decode.ts";
import { reversedView } from "../../text/fold.ts";
import { originalOf, type View } from "../../text/view/view.ts";
import { type GuardMethod, type GuardSpan, hit, type OptionSpec, pass, undecided } from "../guard.ts";
import { windowsOf } from "../hidden/fingerprints.ts";
import { optionReader } from "../options.ts";

const OPTIONS = {
  "fewest-matches": {
    kind: "number",
    min: 1,
    max: 100,
    default: 3,
    description:
      "How many runs of eight words a text must share with the system prompt. Three are ten words in a row, or three runs in different places.",
  },
} satisfies Readonly<Record<string, OptionSpec>>;

/** One number for each eight words in a row, whatever their case, accents and punctuation. Shorter texts have none. */
export const fingerprintsOf = (text: string): readonly number[] => [
  ...new Set(windowsOf(text).map(({ hash }) => hash)),
];

/** The words of the agent's own instructions, on their way out. */
export const promptLeak: GuardMethod = {
  id: "prompt-leak",
  version: "1.1",
  title: "System prompt leak",
  description: "Finds passages of the agent's own system prompt, by hashes from which the prompt cannot be read.",
  channels: ["output", "tool_call"],
  needs: "whole",
  cost: "inline",
  actions: ["block", "mask", "rewrite", "flag", "deny_call"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "A system prompt in other words, summarized or translated, shares no eight words in a row and passes.",
    "Prompts of fewer than eight words have no fingerprint, and shorter pieces of a prompt are not found.",
    "A prompt that holds texts to be quoted to users, such as opening hours, makes quoting them a hit.",
    "Prompts of languages without spaces between words are found only if they are repeated with their punctuation.",
  ],
  prepare: (options, agent) => {
    const fingerprints = new Set(agent.promptFingerprints);
    const fewest = optionReader(OPTIONS, options).number("fewest-matches");
    return {
      judge: ({ text, question = "" }) => {
        if (fingerprints.size === 0)
          return undecided("not_covered", "There are no fingerprints of the agent's system prompt.");
        const plain = matches(text, fingerprints);
        // A user who wrote the words already knows them.
        const known = new Set(plain.length === 0 ? [] : windowsOf(question).map(({ hash }) => hash));
        const spans = joined(plain.filter(({ hash }) => !known.has(hash)));
        const count = plain.filter(({ hash }) => !known.has(hash)).length;
        if (count >= fewest) return hit("system prompt", spans);
        const hidden = hiddenMatch(text, fingerprints, fewest);
        return hidden ? hit("encoded system prompt", [hidden]) : pass(count / fewest);
      },
    };
  },
};

const matches = (text: string, fingerprints: ReadonlySet<number>) =>
  windowsOf(text).filter(({ hash }) => fingerprints.has(hash));

/** Windows overlap: the places of those that do are one. */
function joined(windows: readonly { start: number; end: number }[]): GuardSpan[] {
  const spans: { start: number; end: number; kind: string }[] = [];
  for (const { start, end } of windows) {
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end, kind: "system prompt" });
  }
  return spans;
}

const READABLE = /[\t\n\r -~]{40}/;
const SPACES = / [a-z]{1,12} /i;

/** In what the text decodes to, or backwards. */
function hiddenMatch(text: string, fingerprints: ReadonlySet<number>, fewest: number): GuardSpan | null {
  const views: View[] = [
    reversedView(text),
    ...encodedRuns(text).filter((view) => READABLE.test(view.text) && SPACES.test(view.text)),
  ];
  for (const view of views) {
    const found = matches(view.text, fingerprints);
    const [first, last] = [found[0], found.at(-1)];
    if (!first || !last || found.length < fewest) continue;
    const { from, to } = originalOf(view, { from: first.start, to: last.end });
    return { start: from, end: to, kind: "system prompt" };
  }
  return null;
}
