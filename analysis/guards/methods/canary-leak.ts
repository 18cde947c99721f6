import { hiding } from "../../detectors/canary.ts";
import { encodedRuns } from "../../text/decode.ts";
import { squeezed, squeezedView } from "../../text/fold.ts";
import { originalOf } from "../../text/view/view.ts";
import {
  type Found,
  type GuardMethod,
  type GuardSpan,
  hit,
  type Judgment,
  type OptionSpec,
  type PreparedGuard,
  pass,
  type Subject,
  undecided,
} from "../guard.ts";
import { PhraseFinder, type PhraseTable } from "../hidden/phrase-finder.ts";
import { FORMS, phraseTables } from "../hidden/spellings.ts";
import { optionReader } from "../options.ts";

const SHORTEST = 7;

const OPTIONS = {
  phrases: {
    kind: "texts",
    default: [],
    description:
      "Phrases that you planted in the agent's system prompt or documents and that nobody has a reason to say, each with at least seven letters and digits. Make them up: “larch-lantern-3382” never comes up by chance.",
  },
  spread: {
    kind: "boolean",
    default: false,
    description:
      "Also find phrases that are spread over a whole text: one letter in each line or word, spelled with other words, in pieces. An answer is then held until its end.",
  },
} satisfies Readonly<Record<string, OptionSpec>>;

/** A word planted in the agent's context has no business anywhere else. */
export const canaryLeak: GuardMethod = {
  id: "canary-leak",
  version: "1.3",
  title: "Planted phrase leak",
  description:
    "Finds planted phrases (canaries) that leave the agent: verbatim, respelled, spaced, reversed or encoded.",
  channels: ["output", "tool_call"],
  needs: "pattern",
  cost: "inline",
  actions: ["block", "mask", "rewrite", "flag", "deny_call"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "A planted phrase that is described or translated, encrypted with a key, or spread over several messages is not found.",
    "A phrase whose letters or pieces are spread over a text, among other words, is found only with `spread`, which holds an answer until its end. Phrases of more than 600 characters together are always looked for in that way.",
    "Phrases of fewer than seven letters and digits are not looked for: they appear by chance.",
    "It shows that the context leaks, not what else of it has leaked.",
  ],
  prepare: (options, agent) => {
    const phrases = optionReader(OPTIONS, options).texts("phrases");
    const short = phrases.findIndex(isShort);
    if (short >= 0) throw new RangeError(`phrase ${short + 1} has fewer than ${SHORTEST} letters and digits`);
    const known = (agent.canaries ?? []).filter((canary) => !isShort(canary));
    const canaries = [...new Set([...phrases, ...known])];
    if (canaries.length === 0) {
      const nothing = undecided("not_covered", "The config names no phrases that were planted in the agent's context.");
      return { always: nothing, judge: () => nothing };
    }
    const isLong = canaries.reduce((sum, { length }) => sum + length, 0) > MOST_IN_PLACE;
    return isLong || optionReader(OPTIONS, options).isSet("spread") ? anywhere(canaries) : inPlace(canaries);
  },
};

/** So many characters of phrases, in all their forms, take 6 MB to look for. */
const MOST_IN_PLACE = 600;
/** Most phrases are shorter than this in any form. */
const LONGEST = 320;

/** Judges a text on its way: each phrase in one place, in all its forms. */
function inPlace(canaries: readonly string[]): PreparedGuard {
  let tables: readonly PhraseTable[] | null = null;
  const longest = canaries.reduce((most, { length }) => Math.max(most, length * 4), LONGEST);
  return {
    finder: {
      longest,
      open: () => {
        tables ??= phraseTables(canaries);
        return new PhraseFinder(tables, longest);
      },
    },
    near: { before: 0, behind: () => 0 },
    judge: ({ text, question = "" }, found) => {
      const told = found.filter(({ rule }) => !question.includes(canaryOf(rule)));
      const [first] = told;
      if (!first) return pass();
      const isVerbatim = told.some(({ rule, start, end }) => text.slice(start, end) === canaryOf(rule));
      const form = FORMS[told.reduce<number>((least, { rule }) => Math.min(least, rule % FORMS.length), FORMS.length)];
      return hit(`planted phrase: ${isVerbatim ? "verbatim" : form}`, joined(told));
    },
  };

  function canaryOf(rule: number): string {
    return canaries[Math.floor(rule / FORMS.length)] ?? "";
  }
}

/** A phrase that is found in two forms is in one place. */
function joined(found: readonly Found[]): GuardSpan[] {
  const spans: { start: number; end: number; kind: string }[] = [];
  for (const { start, end } of found) {
    const last = spans.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end, kind: "planted phrase" });
  }
  return spans;
}

/** Judges a text as a whole. */
const anywhere = (canaries: readonly string[]): PreparedGuard => ({
  judge: ({ text, question = "" }: Subject): Judgment => {
    const formOf = hiding(text);
    for (const canary of canaries) {
      const form = question.includes(canary) ? null : formOf(canary);
      if (form !== null) return hit(`planted phrase: ${form}`, placesOf(text, canary));
    }
    return pass();
  },
});

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
