import { plain } from "@agent-console/analysis/text/plain.ts";
import { isListItem, sentences } from "@agent-console/analysis/text/sentences.ts";
import { NEGATION } from "./negation.ts";

/** One thing that a prompt says: as it is written, and folded for the lexicons. */
export interface Statement {
  readonly written: string;
  readonly folded: string;
}

/** Lower case, typographic signs plain, no accents: the lexicons are written that way. */
const fold = (text: string): string => plain(text).normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss");

/**
 * The sentences and list items of a prompt. A heading that forbids ("Never:") is said again with each item below it; other
 * headings are not, lest "Confidentiality" above a list make a rule of every line.
 */
export function statementsOf(prompt: string): Statement[] {
  let heading = "";
  // Said again under the same heading a line says nothing new, and a prompt may be one line many thousand times.
  const said = new Set<string>();
  return prompt.split("\n").flatMap((line) => {
    const place = `${heading}\n${line}`;
    if (line.trim() === "" || said.has(place)) return [];
    said.add(place);
    const isItem = isListItem(line);
    if (!isItem) heading = headingOf(line);
    return sentences(line).map((written) => ({ written, folded: fold(isItem ? `${heading} ${written}` : written) }));
  });
}

const FORBIDS = new RegExp(NEGATION);
const HEADING_LENGTH = 120;

function headingOf(line: string): string {
  const isHeading = line.length <= HEADING_LENGTH && /^\s*#|:[\s*_]*$/.test(line);
  const words = isHeading ? line.replaceAll(/[#*_:]/g, " ").trim() : "";
  return FORBIDS.test(fold(words)) ? words : "";
}
