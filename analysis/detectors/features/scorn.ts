import { TARGETS } from "../../lexicons/scorn-targets.ts";
import { TONE } from "../../lexicons/scorn-tone.ts";
import { SCORN_WORDS } from "../../lexicons/scorn-words.ts";
import { markOf } from "../../model/linear-model.ts";
import { partsOf } from "../../text/parts/parts.ts";
import { plain } from "../../text/plain.ts";
import { everySentence } from "../../text/sentences.ts";
import { createConcepts, tokensOf } from "./concepts.ts";

const concepts = createConcepts(TARGETS, SCORN_WORDS, TONE);

const NEGATIONS = new Set(
  `no not never none nobody nothing isn't aren't wasn't don't doesn't didn't won't wouldn't can't couldn't shouldn't without nicht kein
  keine keinen keiner nie ohne ne pas jamais sans ni nunca sin non mai senza não nem jamais sem niet geen nooit zonder nie bez nigdy не нет
  никогда без değil yok لا ليس ليست لم بدون नहीं न मत`.split(/\s+/),
);
const NEGATION_REACH = 3;

/** The indices of all marks, by the numbers of their concepts. */
interface Marks {
  readonly said: readonly number[];
  readonly negated: readonly number[];
  readonly asked: readonly number[];
  readonly quoted: readonly number[];
  /** Of two concepts in one sentence. */
  readonly together: readonly (readonly number[])[];
}

let table: Marks | undefined;
function marksTable(): Marks {
  const { names } = concepts;
  const of = (kind: string): number[] => names.map((name) => markOf(`${kind}${name}`));
  const pair = (one: string, other: string): string => (one < other ? `${one}+${other}` : `${other}+${one}`);
  return {
    said: of(""),
    negated: of("not "),
    asked: of("asked "),
    quoted: of("quoted "),
    together: names.map((one) => names.map((other) => markOf(pair(one, other)))),
  };
}

/** Some sentences that are judged at once, with what was found in them. */
export interface Passage {
  readonly text: string;
  readonly marks: ReadonlySet<number>;
  /** What the response quotes, where it does little else. */
  readonly isQuoted?: true;
}

const PASSAGE = 400;
/** Said somewhere in a response, these speak for or against contempt anywhere else in it. */
const OF_THE_WHOLE = ["counter", "kind", "fact", "story"];
const MOSTLY_QUOTED = markOf("mostly quoted");

/** Who says what in a response. Reasoning is in none of them. */
export interface Voices {
  /** The agent's own words. */
  readonly own: string;
  readonly quoted: string;
  readonly code: string;
}

export function voicesIn(text: string, question = ""): Voices {
  let [own, quoted, code] = ["", "", ""];
  for (const { kind, from, to } of partsOf(text, question)) {
    const said = text.slice(from, to);
    if (kind === "speech") own += said;
    if (kind === "quotation") [own, quoted] = [`${own} `, `${quoted}${said}\n`];
    if (kind === "code") [own, code] = [`${own}\n`, `${code}${said}\n`];
  }
  return { own, quoted, code };
}

/**
 * Cuts a response into passages with the concepts of scorn in them. What is quoted, negated or repeated from the question is
 * marked as such: quoting abuse to reject it is not abuse. Code counts as the agent's own words: a comment can insult.
 */
export function passagesOf({ own, quoted, code }: Voices, question = ""): Passage[] {
  table ??= marksTable();
  const asked = question === "" ? undefined : new Set(tokensOf(plain(question)));
  const passages = cutUp(plain(code === "" ? own : `${own}\n${code}`), asked);
  const whole: number[] = [];
  for (const name of OF_THE_WHOLE) {
    const at = concepts.names.indexOf(name);
    const [said, repeated] = [table.said[at] ?? 0, table.asked[at] ?? 0];
    if (passages.some(({ marks }) => marks.has(said) || marks.has(repeated))) whole.push(markOf(`all ${name}`));
  }
  if (quoted !== "") {
    const cited = cutUp(plain(quoted), asked);
    for (const [at, said] of table.said.entries())
      if (cited.some(({ marks }) => marks.has(said))) whole.push(table.quoted[at] ?? 0);
    if (quoted.length > own.trim().length) {
      whole.push(MOSTLY_QUOTED);
      passages.push(...cited.map((one) => ({ ...one, isQuoted: true as const })));
    }
  }
  for (const { marks } of passages) for (const mark of whole) marks.add(mark);
  return passages;
}

interface Draft {
  text: string;
  readonly marks: Set<number>;
  readonly isQuoted?: true;
}

function cutUp(text: string, asked: ReadonlySet<string> | undefined): Draft[] {
  const passages: Draft[] = [];
  let last: Draft | undefined;
  for (const sentence of everySentence(text))
    for (let from = 0; from < sentence.length; from += PASSAGE) {
      const piece = sentence.length <= PASSAGE ? sentence : sentence.slice(from, from + PASSAGE);
      if (!last || last.text.length + piece.length > PASSAGE) {
        last = { text: "", marks: new Set() };
        passages.push(last);
      }
      last.text += last.text === "" ? piece : ` ${piece}`;
      addMarks(piece, asked, last.marks);
    }
  return passages;
}

/** The concepts of a sentence, and which of them come together. */
function addMarks(sentence: string, asked: ReadonlySet<string> | undefined, marks: Set<number>): void {
  const tokens = tokensOf(sentence);
  const here = new Set<number>();
  const { said, negated, asked: repeated, together } = table ?? marksTable();
  concepts.read(tokens, (concept, at) => {
    if (isNegated(tokens, at)) marks.add(negated[concept] ?? 0);
    else if (asked?.has(tokens[at] ?? "") && concept > 1) marks.add(repeated[concept] ?? 0);
    else here.add(concept);
  });
  for (const one of here) {
    marks.add(said[one] ?? 0);
    for (const other of here) if (one < other) marks.add(together[one]?.[other] ?? 0);
  }
}

function isNegated(tokens: readonly string[], at: number): boolean {
  for (let before = Math.max(0, at - NEGATION_REACH); before < at; before++)
    if (NEGATIONS.has(tokens[before] ?? "")) return true;
  return false;
}
