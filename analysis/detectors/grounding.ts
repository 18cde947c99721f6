import { ASKS_FOR_SUM, CALCULATES, FORBIDS, NOT_STATED, SAYS_NO, SAYS_YES } from "../lexicons/closed-text.ts";
import { contentOf, isFigure, tokensIn } from "../text/content-words.ts";
import { languageOf } from "../text/language.ts";
import { voicesOf } from "../text/parts/parts.ts";
import { plain } from "../text/plain.ts";
import { everySentence } from "../text/sentences.ts";
import { absent, detector, present, refuted, undecided } from "./detector.ts";

interface Seen {
  readonly text: string;
  /** The text that the answer has to keep to. */
  readonly document: string;
  readonly question?: string | undefined;
}

const LONGEST = 40_000;
/** Above the first the response goes beyond the text, below the second it keeps to it. Chosen by cross-validation. */
const BEYOND = 0.7;
const WITHIN = 0.3;

/**
 * Compares words, numbers and prohibitions, not meaning: it sees a number, a name or a subject that the text does not have,
 * and a yes to what the text forbids. It does not see a wrong relation between things that are all in the text, and of an
 * answer in another language it sees little more than the numbers.
 */
export const grounding = detector({
  name: "grounding",
  finds: "The response states something that the given document does not support.",
  look: ({ text, document, question = "" }: Seen) => {
    const voices = voicesOf(text.slice(0, LONGEST), question).map((voice) => voice.text);
    const said = withoutMarks(voices.join("\n"));
    const signs = signsIn(said, { document: document.slice(0, LONGEST), question });
    const chance = chanceOf(signs);
    // A sentence that shares few words with the text is often a paraphrase. Alone, it leaves the answer undecided.
    const isShown = signs.numbers > 0 || signs.isYesToForbidden;
    if (chance >= BEYOND && isShown) return present(signs.evidence);
    if (chance > WITHIN) return undecided("it may be supported by the document or not");
    return signs.open[0] === undefined ? absent() : refuted(signs.open[0]);
  },
});

/** Without list numbers and the marks of tables and emphasis. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/^[^\S\n]{0,8}(?:\d{1,2}[.)]|[-*•])\s/gm, "").replaceAll(/[*_`#>|]/g, " ");

interface Signs {
  /** Numbers that are neither in the text nor a result of those in it. */
  readonly numbers: number;
  /** Numbers of the text. */
  readonly known: number;
  /** Sentences that say that the text does not tell. */
  readonly open: readonly string[];
  /** Of the sentence that shares least with the text, the share of its words. */
  readonly least: number;
  /** Sentences of which more than half is new. */
  readonly strange: number;
  readonly isYes: boolean;
  readonly isNo: boolean;
  /** A yes, where the sentence of the text that is nearest to the question forbids or excludes. */
  readonly isYesToForbidden: boolean;
  readonly evidence: string;
}

/** The weights of a logistic regression on the tuning set. */
function chanceOf(signs: Signs): number {
  const sum =
    2 +
    1.1 * Math.min(signs.numbers, 3) -
    0.32 * Math.min(signs.known, 3) -
    2.68 * Math.min(signs.open.length, 3) -
    2.68 * signs.least +
    0.71 * Math.min(signs.strange, 3) +
    1 * Number(signs.isYes) -
    1.48 * Number(signs.isNo) +
    2.54 * Number(signs.isYesToForbidden);
  return 1 / (1 + Math.exp(-sum));
}

interface Given {
  readonly document: string;
  readonly question: string;
}

const FEWEST_WORDS = 3;
/** What the support of an answer in another language counts as, since its words cannot be compared. */
const UNKNOWN_SUPPORT = 0.6;

function signsIn(said: string, given: Given): Signs {
  const known = new Set([...contentOf(given.document), ...contentOf(given.question)]);
  const sentences = everySentence(plain(said)).filter((sentence) => !sentence.endsWith("?"));
  const claims = sentences.filter((sentence) => !NOT_STATED.test(sentence)).map((sentence) => claimOf(sentence, known));
  const isSame = languageOf(said) === languageOf(given.document);
  const strange = isSame ? claims.filter(isStrange) : [];
  const shares = claims.filter(({ words }) => words >= 2).map(({ share }) => share);
  const { fresh, old } = numbersIn(said, given);
  const start = plain(said).trim();
  const isYes = SAYS_YES.test(start);
  return {
    numbers: fresh.length,
    known: old,
    open: sentences.filter((sentence) => NOT_STATED.test(sentence)),
    least: isSame ? Math.min(1, ...shares) : UNKNOWN_SUPPORT,
    strange: strange.length,
    isYes,
    isNo: SAYS_NO.test(start),
    isYesToForbidden: isYes && isForbidden(`${given.question} ${start.slice(0, 200)}`, given.document),
    evidence: [...fresh, ...strange.map(({ sentence }) => sentence), sentences[0] ?? ""].slice(0, 3).join(" · "),
  };
}

interface Claim {
  readonly sentence: string;
  readonly words: number;
  /** The share of its words that the text or the question has. */
  readonly share: number;
  readonly fresh: number;
}

function claimOf(sentence: string, known: ReadonlySet<string>): Claim {
  const stems = contentOf(sentence);
  const shared = stems.filter((stem) => known.has(stem)).length;
  const fresh = stems.filter((stem) => !known.has(stem) && !isFigure(stem)).length;
  return { sentence, words: stems.length, share: stems.length === 0 ? 1 : shared / stems.length, fresh };
}

const isStrange = ({ words, share, fresh }: Claim): boolean => words >= FEWEST_WORDS && share < 0.5 && fresh >= 2;

const numbersOf = (text: string): string[] => [...new Set(tokensIn(text).filter(isFigure).map(oneForm))];
const oneForm = (figure: string): string =>
  figure
    .replace(/^0+(?=\d)/, "")
    .replaceAll(/\.(?=\d{3}(?:\D|$))/g, "")
    .replace(/:00$/, "");

const MOST_NUMBERS = 60;

function numbersIn(said: string, { document, question }: Given): { fresh: string[]; old: number } {
  const own = new Set([...numbersOf(document), ...numbersOf(question)]);
  const told = numbersOf(said).slice(0, MOST_NUMBERS);
  const fresh = told.filter((figure) => !own.has(figure));
  const isResult = CALCULATES.test(plain(said)) || ASKS_FOR_SUM.test(plain(question));
  const values = [...own].slice(0, MOST_NUMBERS).map(Number).filter(Number.isFinite);
  return {
    fresh: fresh.filter((figure) => !(isResult && isDerived(Number(figure), values))),
    old: told.length - fresh.length,
  };
}

/** Weeks, months, hours, percent and small counts, which no text has to name. */
const COMMON = [2, 3, 4, 7, 12, 24, 30, 52, 60, 100];

function isDerived(value: number, values: readonly number[]): boolean {
  const near = (one: number): boolean => Math.abs(one - value) < 1e-6;
  return values.some(
    (a) =>
      COMMON.some((b) => near(a * b) || near(a / b)) ||
      values.some(
        (b) => near(a + b) || near(a - b) || near(a * b) || near((a * b) / 100) || near(a / b) || near((100 * a) / b),
      ),
  );
}

/** The sentence of the text that shares most words with the question and the answer. */
function isForbidden(about: string, document: string): boolean {
  const focus = new Set(contentOf(about));
  let [best, forbids] = [0, false];
  for (const part of everySentence(plain(document)).flatMap((sentence) => sentence.split(/;|, but /))) {
    const shared = new Set(contentOf(part).filter((stem) => focus.has(stem))).size;
    if (shared > best) [best, forbids] = [shared, FORBIDS.test(part)];
  }
  return forbids;
}
