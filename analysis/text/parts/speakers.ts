import { JAILBREAK_NAMES, VOICE_NAMES } from "../../lexicons/speakers.ts";
import { literal, matchesOf } from "../patterns.ts";
import type { Span } from "../view/offsets.ts";
import { type Label, labelOf } from "./labels.ts";

/** An answer with more lines or labels than this is not read any further for speakers. */
const MOST_LINES = 1_000;
const MOST_LABELS = 100;
/** No more of a question is searched for names. */
const LONGEST_QUESTION = 4_000;
/** What may come before the first of two voices: "Here are both answers:". */
const LONGEST_PREFACE = 160;

/** Between two speakers in one line: in brackets anywhere, or with a colon after a sentence. */
const EMOJI = String.raw`(?:\p{Extended_Pictographic}{1,4}\s?)?`;
const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{0,30}?`;
const INLINE_BRACKET = new RegExp(String.raw`(?<=\s)[[(【]\s?${EMOJI}(${NAME})[\])】]\s?[:：]?`, "gu");
const INLINE_COLON = new RegExp(String.raw`(?<=[.!?…。！？"'”)]\s)${EMOJI}(${NAME})\s?[:：](?=\s)`, "gu");
const MAY_HAVE_LABELS = /[:：[【(]|\*\*|^#|[🔒🔓😇😈]/mu;

/** Where each speaker of an answer begins, in order. Empty if one voice speaks throughout. */
export function speakerLabels(text: string, { question = "", skip }: Where): readonly Label[] {
  if (!MAY_HAVE_LABELS.test(text)) return [];
  const labels = withInline(text, labelsOfLines(text, skip));
  const isAsked = askedIn(question);
  const isStrong = ({ name }: Label): boolean => JAILBREAK_NAMES.test(name) || PICTURES.test(name);
  const isNamed = (label: Label): boolean => isStrong(label) || VOICE_NAMES.test(label.name) || isAsked(label.name);
  const named = labels.filter(isNamed);
  const atLines = labels.filter(({ isInline }) => !isInline);
  if (named.some(isStrong) || isPair(text, named)) return starting(named, atLines);
  return isDialog(text, atLines) || isBracketed(text, atLines) ? atLines : [];
}

interface Where {
  readonly question?: string;
  /** Reasoning and code: nobody begins to speak there. */
  readonly skip: readonly Span[];
}

interface Placed extends Label {
  readonly isInline: boolean;
}

const PICTURES = /^[🔒🔓😇😈]$/u;

function labelsOfLines(text: string, skip: readonly Span[]): Placed[] {
  const labels: Placed[] = [];
  let [from, next] = [0, 0];
  for (let line = 0; line < MOST_LINES && from < text.length && labels.length < MOST_LABELS; line++) {
    while ((skip[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1;
    const hidden = skip[next];
    if (hidden && hidden.from <= from) {
      from = hidden.to;
      continue;
    }
    const label = labelOf(text, from);
    if (label) labels.push({ ...label, isInline: false });
    const end = text.indexOf("\n", from);
    if (end < 0) break;
    from = end + 1;
  }
  return labels;
}

function withInline(text: string, labels: readonly Placed[]): Placed[] {
  const sample = text.slice(0, LONGEST_INLINE);
  const inline = [
    ...(/[[(【]/.test(sample) ? matchesOf(INLINE_BRACKET, sample).map((match) => placed(match, "bracket")) : []),
    ...(/[:：]/.test(sample) ? matchesOf(INLINE_COLON, sample).map((match) => placed(match, "colon")) : []),
  ].filter(({ from }) => !labels.some((label) => label.from <= from && from < label.to));
  return [...labels, ...inline.slice(0, MOST_LABELS)].sort((a, b) => a.from - b.from);
}

/** Two voices in one line are short. */
const LONGEST_INLINE = 8_000;

const placed = (match: RegExpExecArray, form: Label["form"]): Placed => ({
  form,
  name: match[1]?.trim().toLowerCase() ?? "",
  from: match.index,
  to: match.index + match[0].length,
  isInline: true,
});

/** Whether the question has this name: "Answer as Normal and as Chaos". */
function askedIn(question: string): (name: string) => boolean {
  const asked = question.slice(0, LONGEST_QUESTION).toLowerCase();
  if (asked === "") return () => false;
  return (name) => {
    if (!asked.includes(name)) return false;
    if (!/^[\p{Script=Latin}\p{N} ._'-]+$/u.test(name)) return name.length > 1;
    return name.length > 2 && new RegExp(`(?<![\\p{L}\\p{N}])${literal(name)}(?![\\p{L}\\p{N}])`, "u").test(asked);
  };
}

const namesOf = (labels: readonly Label[]): Set<string> => new Set(labels.map(({ name }) => name));
const beginsWith = (text: string, [first]: readonly Label[]): boolean =>
  first !== undefined && text.slice(0, first.from).trim().length <= LONGEST_PREFACE;

/** Two names that voices have or that the question gave, written alike, from the beginning on. */
const isPair = (text: string, named: readonly Label[]): boolean =>
  beginsWith(text, named) && namesOf(named.filter(({ form }) => form === named[0]?.form)).size > 1;

/** At least three lines by two people of whom one comes back, and hardly any other line. */
function isDialog(text: string, labels: readonly Label[]): boolean {
  if (labels.length < 3 || !beginsWith(text, labels)) return false;
  const names = namesOf(labels).size;
  return names > 1 && names < labels.length && labels.length * 2 >= text.split("\n", MOST_LINES).filter(Boolean).length;
}

/** Two names in brackets from the beginning on, each with a sentence behind it, unlike the fields of a form. */
function isBracketed(text: string, labels: readonly Label[]): boolean {
  const [first] = labels;
  if (!first || text.slice(0, first.from).trim() !== "" || namesOf(labels).size < 2) return false;
  return labels.every(
    ({ form, to }) => form === "bracket" && /^\s{0,2}\p{L}\S{0,40} \S/u.test(text.slice(to, to + 60)),
  );
}

/** The named voices, and the one that begins the answer under a name of its own. */
function starting(named: readonly Label[], labels: readonly Label[]): readonly Label[] {
  const [first] = labels;
  const isKnown = first === undefined || named.some(({ from }) => from === first.from);
  if (isKnown || first.from > 0 || !named.some(({ form }) => form === first.form)) return named;
  return [first, ...named];
}
