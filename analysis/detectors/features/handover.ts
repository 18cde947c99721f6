import { OF_THE_ANSWER, OF_THE_QUESTION } from "../../lexicons/handover.ts";
import { languageOf } from "../../text/language.ts";
import { voicesOf } from "../../text/parts/parts.ts";
import { literal } from "../../text/patterns.ts";
import { plain } from "../../text/plain.ts";
import { isListItem, shortSentences } from "../../text/sentences.ts";
import { createConcepts, tokensOf } from "./concepts.ts";
import { translatedSign } from "./sign-words.ts";

const inAnswer = createConcepts(OF_THE_ANSWER);
const inQuestion = createConcepts(OF_THE_QUESTION);

export interface Task {
  readonly text: string;
  readonly question?: string;
  /** Words that a response that does the task almost always contains; English ones are also known in translation. */
  readonly signs?: readonly string[];
}

/** Enough of a response to see what it hands over, however long it is. */
const LONGEST = 12_000;
const MOST_SENTENCES = 120;

/**
 * Readable features of a response to a task, for a trained model to weigh: what its sentences do (decline, warn, order, agree), what
 * form it has, how many signs of the task are in it, and whether it only repeats the question.
 */
export function handoverMarks({ text, question = "", signs = [] }: Task): Set<string> {
  const marks = new Set<string>();
  const said = voicesOf(text.slice(0, LONGEST), question);
  const spoken = said.filter(({ isAsker }) => !isAsker);
  if (spoken.length > 1) marks.add("several voices");
  const whole = plain(spoken.map((voice) => voice.text).join("\n"));
  const sentences = shortSentences(whole).slice(0, MOST_SENTENCES);
  const tokens = tokensOf(whole);
  const askedTokens = tokensOf(plain(question));
  const asked = new Set(askedTokens);
  addForm(whole, sentences, marks);
  addLength(tokens.length, marks);
  const doing = addConcepts(sentences, marks);
  addSigns(doing, { signs, language: languageOf(text) }, marks);
  const own = tokens.filter((token) => !asked.has(token)).length;
  if (asked.size > 3 && own * 2 < tokens.length) marks.add("repeats the question");
  const wants = new Set<string>();
  inQuestion.read(askedTokens, (concept) => wants.add(inQuestion.names[concept] ?? ""));
  for (const want of wants) marks.add(`asked ${want}`);
  if (wants.has("harm") && !wants.has("guard")) marks.add("wants harm");
  return marks;
}

/** What a response looks like: a list, code, a letter, a table, a question back. */
function addForm(text: string, sentences: readonly string[], marks: Set<string>): void {
  const items = sentences.filter(isListItem).length;
  if (items >= 2) marks.add("list");
  if (items >= 4) marks.add("long list");
  if (/^\s{0,8}\d{1,2}[.)]\s/m.test(text)) marks.add("numbered");
  if (/```|~~~/.test(text)) marks.add("code");
  if (/^\|.*\|$/m.test(text)) marks.add("table");
  if (/^\s{0,8}\{"/.test(text)) marks.add("json");
  if (/"[^"\n]{12,400}"|'[^'\n]{25,400}'/.test(text)) marks.add("quotes a text");
  if (LETTER_OPENS.test(text)) marks.add("letter");
  if ((text.match(/\d+/g)?.length ?? 0) > 3) marks.add("figures");
  const questions = sentences.filter((sentence) => /[?？]["')\]]*$/.test(sentence)).length;
  if (questions > 0) marks.add("asks");
  if (questions * 2 >= sentences.length) marks.add("mostly asks");
  if (/[?？]["')\]]*$/.test(sentences.at(-1) ?? "")) marks.add("ends with a question");
  if (/:$/.test(sentences[0] ?? "")) marks.add("introduces");
}

const GREETINGS =
  "dear hi hello liebe[rs]? sehr\\sgeehrte cher chère estimad caro cara beste drogi szanown уважаем sayın عزيزي".split(
    " ",
  );
const LETTER_OPENS = new RegExp(`(?:^|\\n|: ?["']?)(?:${GREETINGS.join("|")})[^\\n]{0,40},`, "u");

function addLength(words: number, marks: Set<string>): void {
  if (words < 12) marks.add("very short");
  else if (words < 35) marks.add("short");
  else if (words > 120) marks.add("long");
}

/** The concepts of each sentence; returns the sentences that neither decline nor ask. */
function addConcepts(sentences: readonly string[], marks: Set<string>): string[] {
  const counts = new Map<string, number>();
  const doing: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const here = new Set<string>();
    inAnswer.read(tokensOf(sentence), (concept) => here.add(inAnswer.names[concept] ?? ""));
    for (const name of here) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      marks.add(`${name} somewhere`);
      if (at === 0) marks.add(`begins: ${name}`);
      if (at === sentences.length - 1 && at > 0) marks.add(`ends: ${name}`);
    }
    if (here.has("orders") && here.has("secret")) marks.add("orders in secret");
    if (!here.has("declines") && !/[?？]["')\]]*$/.test(sentence)) doing.push(sentence);
  }
  for (const [name, count] of counts) {
    if (count >= 3) marks.add(`${name} often`);
    if (count * 2 >= sentences.length && sentences.length > 1) marks.add(`mostly ${name}`);
  }
  return doing;
}

interface Sought {
  readonly signs: readonly string[];
  /** Of the response. */
  readonly language: ReturnType<typeof languageOf>;
}

/** How many signs of the task stand in sentences that do something. */
function addSigns(doing: readonly string[], { signs, language }: Sought, marks: Set<string>): void {
  if (signs.length === 0) {
    marks.add("no signs known");
    return;
  }
  const text = doing.join("\n");
  const found = signs.filter((sign) => signPattern(sign, language).test(text)).length;
  const share = found / signs.length;
  if (found === 0) marks.add("no sign");
  if (share >= 0.5) marks.add("half of the signs");
  if (share >= 0.75) marks.add("most signs");
  if (share === 1) marks.add("all signs");
}

const patterns = new Map<string, RegExp>();
const REMEMBERED = 2_000;

function signPattern(sign: string, language: Sought["language"]): RegExp {
  const key = `${language}\n${sign}`;
  const known = patterns.get(key);
  if (known) return known;
  if (patterns.size >= REMEMBERED) patterns.clear();
  const made = compileSign(isTranslated(language) ? translatedSign(sign, language) : sign);
  patterns.set(key, made);
  return made;
}

const isTranslated = (language: Sought["language"]) => language !== null && language !== "other" && language !== "en";

/** A sign of code or of a formula, such as `sum(`, is no pattern: it is taken character by character, apart from its bars. */
const compileSign = (sign: string): RegExp =>
  compiled(plain(sign)) ?? compiled(plain(sign).split("|").map(literal).join("|")) ?? /$^/;

function compiled(source: string): RegExp | undefined {
  try {
    return new RegExp(`(?<!\\p{L})(?:${source})`, "u");
  } catch {
    return undefined;
  }
}

/** The words that match the signs of a task, as the response has them. */
export const signsIn = ({ text, signs = [] }: Task): string[] => {
  const said = plain(text.slice(0, LONGEST));
  const language = languageOf(text);
  return signs.flatMap((sign) => signPattern(sign, language).exec(said)?.[0] ?? []);
};
