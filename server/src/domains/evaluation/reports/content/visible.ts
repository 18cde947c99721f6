/**
 * Text of agents and attackers, made safe to look at. Characters that cannot be seen, or that turn the reading direction of
 * what follows, are written as their code points: what a reviewer signs must be what was sent and returned.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2028\u2029]/gu;

export function visible(text: string): string {
  return text.toWellFormed().replaceAll("\r\n", "\n").replaceAll(UNSEEN, codePoint);
}

function codePoint(character: string): string {
  if (character === "\n" || character === "\t") return character;
  return `⟦U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟧`;
}

/** One line of a limited length. */
export function excerpt(text: string, most: number): string {
  const line = visible(text.slice(0, 4 * most))
    .replaceAll(/\s+/g, " ")
    .trim();
  return line.length <= most
    ? line
    : `${line
        .slice(0, most - 1)
        .trimEnd()
        .toWellFormed()}…`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** For HTML and XML, as text and within quotes. */
export function escapeMarkup(text: string): string {
  return visible(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
