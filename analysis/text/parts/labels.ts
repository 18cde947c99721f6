import type { Span } from "../view/offsets.ts";

/** How a label is written: "[Name]", "Name:", or "Name" as a heading or in bold on a line of its own. */
export type LabelForm = "bracket" | "colon" | "heading";

/** A name at the beginning of a line, with what marks it as one. What the label is for comes after it. */
export interface Label extends Span {
  readonly form: LabelForm;
  /** In lower case, without emoji, marks and brackets. The emoji itself if there is nothing else. */
  readonly name: string;
}

/** Longer than any label with its marks. No more of a line is read. */
const LONGEST = 72;

/** No bullets: the items of a list are not speakers. */
const MARKS = String.raw`[ \t>]{0,8}(?:#{1,6}\s?)?(?:\d{1,2}[.)]\s?)?[*_]{0,3}`;
const EMOJI = String.raw`(?:(?:\p{Extended_Pictographic}|\ufe0f|\u200d){1,8}\s?)?`;
const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ ./&-]{0,39}?`;
const AFTER = String.raw`[*_]{0,3}\s?(?:[:：]|[-–—](?=\s))?[*_]{0,3}`;

const start = (form: string): RegExp => new RegExp(`^${MARKS}${form}`, "u");
const BRACKET = start(`${EMOJI}[[(【<{]\\s?${EMOJI}(${NAME})\\s?${EMOJI}[\\])】>}]${AFTER}`);
const COLON = start(`${EMOJI}(${NAME})\\s?${EMOJI}[*_]{0,3}\\s?[:：][*_]{0,3}(?![/\\d])`);
const HEADING = start(`${EMOJI}(${NAME})\\s?${EMOJI}[*_]{0,3}(?=\\n|$)`);
const PICTURE = start("(?:[[(]\\s?)?([🔒🔓😇😈])");

/** Every label has one of these, and most lines have none. The last one is the first half of each of the pictures. */
const MAY_BE_LABEL = /[[(【<{:：#*_\ud83d]/;
const MOST_WORDS = 5;

/** The label that begins at this place, if one does. */
export function labelOf(text: string, from: number): Label | undefined {
  const line = lineFrom(text, from);
  if (!MAY_BE_LABEL.test(line)) return undefined;
  const label = (match: RegExpExecArray | null, form: LabelForm): Label | undefined => {
    const name = match?.[1]?.trim().toLowerCase() ?? "";
    if (!match || name.split(" ").length > MOST_WORDS) return undefined;
    return { form, name, from, to: from + match[0].length };
  };
  return (
    label(BRACKET.exec(line), "bracket") ??
    label(COLON.exec(line), "colon") ??
    (/^[ \t>]{0,8}(?:#|\*\*|__)/.test(line) ? label(HEADING.exec(line), "heading") : undefined) ??
    label(PICTURE.exec(line), "bracket")
  );
}

function lineFrom(text: string, from: number): string {
  const line = text.slice(from, from + LONGEST);
  const end = line.indexOf("\n");
  return end < 0 ? line : line.slice(0, end + 1);
}
