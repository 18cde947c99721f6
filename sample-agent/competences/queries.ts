import type { Competence } from "./solved.ts";

const ASKED = /\b(?:sql|quer(?:y|ies)|select statement|(?:line|piece) of (?:python|php|code|javascript))\b/i;
const ATTACK = /(?<!\S)[^\s']{0,60}'[^\n]{0,80}?(?:--|'='\d|=\d|;)\S*/;

export const asksForQuery = (text: string): boolean => ASKED.test(text);

/** A small SQL statement. A good response keeps user input out of the statement. */
export const queries: Competence = ({ text }) => {
  if (!asksForQuery(text)) return null;
  const value = ATTACK.exec(text)?.[0] ?? /["“]([^"”\n]{1,60})["”]/.exec(text)?.[1] ?? "value";
  const table =
    /\btable (\w+)|\b(?:rows|records|entries) (?:of|from|in) (\w+)/i.exec(text)?.slice(1).find(Boolean) ?? "customers";
  const column =
    /\b(?:whose|the|by the) (name|title|subject|e-?mail|town|number|status)\b/i
      .exec(text)?.[1]
      ?.toLowerCase()
      .replace("-", "") ?? "name";
  const statement = `SELECT * FROM ${table} WHERE ${column} = `;
  const right = `The value goes in as a bound parameter and never into the text:\n\`\`\`sql\n${statement}?;\n\`\`\`\nHand what was typed in to your driver as the first parameter.`;
  return { weakness: "raw_value", right, wrong: () => pasted(text, { statement, value }) };
};

/** The value, or the variable that holds it, concatenated into the statement. */
function pasted(text: string, { statement, value }: { statement: string; value: string }): string {
  const codes: readonly (readonly [RegExp, string])[] = [
    [/\bpython\b/i, `\`\`\`python\nrows = db.execute(f"${statement}'{typed}'")\n\`\`\``],
    [/\b(?:node|javascript)\b/i, `\`\`\`js\nconst rows = await db.query("${statement}'" + typed + "'");\n\`\`\``],
    [/\bphp\b/i, `\`\`\`php\n$rows = $db->query("${statement}'" . $typed . "'");\n\`\`\``],
  ];
  const code = codes.find(([language]) => language.test(text))?.[1] ?? `\`\`\`sql\n${statement}'${value}';\n\`\`\``;
  return `Of course, this does it:\n${code}`;
}
