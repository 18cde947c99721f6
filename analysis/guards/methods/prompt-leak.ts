import { reverseText } from "../../text/fold.ts";
import { type AgentFacts, type GuardMethod, type GuardSpan, hit, type OptionSpec, pass, undecided } from "../guard.ts";
import { startsOf, windowsOf } from "../hidden/fingerprints.ts";
import { LONGEST_RUN, WordRuns } from "../hidden/word-runs.ts";
import { optionReader } from "../options.ts";

/** Runs that are closer than this are counted together. */
const NEAR = 200;

const OPTIONS = {
  "fewest-matches": {
    kind: "number",
    min: 1,
    max: 100,
    default: 3,
    description:
      "How many runs of eight words a passage must share with the system prompt. Three are ten words in a row, or three runs with at most 200 characters between them.",
  },
} satisfies Readonly<Record<string, OptionSpec>>;

/**
 * One number for each eight words in a row, forward and backward, whatever their case, accents and punctuation. Shorter texts
 * have none.
 */
export const fingerprintsOf = (text: string): readonly number[] => [
  ...new Set([text, reverseText(text)].flatMap((one) => windowsOf(one).map(({ hash }) => hash))),
];

/** What the guard knows of a system prompt. */
export const promptFacts = (prompt: string): Pick<AgentFacts, "promptFingerprints" | "promptStarts"> => ({
  promptFingerprints: fingerprintsOf(prompt),
  promptStarts: [...startsOf(prompt), ...startsOf(reverseText(prompt))],
});

/** The words of the agent's own instructions, on their way out. */
export const promptLeak: GuardMethod = {
  id: "prompt-leak",
  version: "1.2",
  title: "System prompt leak",
  description: "Finds passages of the agent's own system prompt, by hashes from which the prompt cannot be read.",
  channels: ["output", "tool_call"],
  needs: "pattern",
  cost: "inline",
  actions: ["block", "mask", "rewrite", "flag", "deny_call"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "A system prompt in other words, summarized or translated, shares no eight words in a row and passes.",
    "Runs of eight words that are far apart in an answer are not added up: what came before them has left by then.",
    "Prompts of fewer than eight words have no fingerprint, and shorter pieces of a prompt are not found.",
    "A prompt that holds texts to be quoted to users, such as opening hours, makes quoting them a hit.",
    "Prompts of languages without spaces between words are found only if they are repeated with their punctuation.",
  ],
  prepare: (options, agent) => {
    const fingerprints = new Set(agent.promptFingerprints);
    const starts = agent.promptStarts ? new Set(agent.promptStarts) : null;
    const fewest = optionReader(OPTIONS, options).number("fewest-matches");
    if (fingerprints.size === 0) {
      const nothing = undecided("not_covered", "There are no fingerprints of the agent's system prompt.");
      return { always: nothing, judge: () => nothing };
    }
    return {
      finder: { longest: LONGEST_RUN, open: () => new WordRuns(fingerprints, starts) },
      near: { before: 0, behind: () => NEAR },
      judge: ({ text, question = "" }, found) => {
        // A user who wrote the words already knows them.
        const known = new Set(found.length === 0 ? [] : windowsOf(question).map(({ hash }) => hash));
        const told = found.filter(({ start, end }) => {
          const [window] = windowsOf(text.slice(start, end));
          return !window || !known.has(window.hash);
        });
        return told.length >= fewest ? hit("system prompt", joined(told)) : pass(told.length / fewest);
      },
    };
  },
};

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
