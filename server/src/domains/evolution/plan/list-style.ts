/** A new rule is written as the rules around it are: as the next item of a list, or as a paragraph. */
const ITEM = /^(\s*)([-*+•‣–]|(\d{1,3})([.)]))(\s+)/;

export interface Written {
  readonly joiner: string;
  readonly text: string;
}

/** After the last segment of a prompt; `isRule` says whether that segment is a rule, and not a list of products, say. */
export function writtenAfter(
  last: { readonly text: string; readonly isRule: boolean } | undefined,
  text: string,
): Written {
  if (!last) return { joiner: "", text };
  const mark = last.isRule ? nextMark(last.text) : "";
  return mark === "" ? { joiner: "\n\n", text } : { joiner: "\n", text: mark + text };
}

function nextMark(text: string): string {
  const [, indent = "", mark, number, ending, space] = ITEM.exec(text) ?? [];
  if (mark === undefined) return "";
  return `${indent}${number === undefined ? mark : `${Number(number) + 1}${ending}`}${space}`;
}

/** Another wording in the same place keeps the place's mark. */
export function rewriteItem(before: string, text: string): string {
  return (ITEM.exec(before)?.[0] ?? "") + text;
}

export const isNumbered = (text: string): boolean => ITEM.exec(text)?.[3] !== undefined;

/** Items with the same mark. */
export function isSameList(one: string, other: string): boolean {
  const [mark, another] = [ITEM.exec(one)?.[0], ITEM.exec(other)?.[0]];
  return mark !== undefined && mark === another;
}

export function withoutMark(text: string): string {
  return text.replace(ITEM, "").trim();
}
