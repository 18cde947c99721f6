import { decodedValue } from "./decoded-value.ts";

const CONSTANT = String.raw`(?:\d+(?:\.\d+)?|'[^']{0,40}'?|"[^"]{0,40}"?|true|false|null)`;
const JOINS = String.raw`(?:\b(?:x?or|and|having|where|not|div|mod)\b|\|\||&&)`;
const BREAK = String.raw`(?:['"\`)]|\b\d+)`;
const COMMENTED = String.raw`(?:--|#|/\*)`;
const FUNCTIONS = String.raw`sleep|benchmark|pg_sleep|extractvalue|updatexml|load_file|dbms_\w{1,30}\.\w{1,30}|utl_\w{1,30}\.\w{1,30}`;

/** One of these ways: a space is some white space, ~ any or none, @ also opening parentheses. All repeats are bounded. */
const ways = (...patterns: readonly string[]): RegExp =>
  new RegExp(
    patterns
      .map((pattern) =>
        pattern
          .replaceAll(" ", String.raw`\s{1,9}`)
          .replaceAll("~", String.raw`\s{0,9}`)
          .replaceAll("@", String.raw`[(\s]{0,20}`),
      )
      .join("|"),
    "i",
  );

/** What only a value says that wants to break out of its place in a statement. */
const RULES: readonly (readonly [rule: string, pattern: RegExp])[] = [
  [
    "always true",
    ways(
      String.raw`${JOINS}@${CONSTANT}~(?:=|<>|!=|<|>|\blike\b|\bin\b~\()@['"\d]`,
      String.raw`['")]~${JOINS}@(?:true|false|\d+|not\b[^\n]{0,20})~(?:${COMMENTED}|;|$)`,
      String.raw`['"]~(?:=|!=|<>|-|\+|\|\|)~['"]?\w{0,20}['"]?~=~['"\d]`,
    ),
  ],
  [
    "union select",
    ways(
      String.raw`\bunion\b@(?:(?:all|distinct)\b@)?\bselect\b[\s(-]{0,20}(?:null|\d|\*|\x40|'|"|[\w.\`]{1,60}~(?:,|\(|\)|--|$|\bfrom\b|\bas\b))`,
    ),
  ],
  [
    "further statement",
    ways(
      String.raw`;~(?:drop|truncate|alter|create) (?:table|database|schema|function|view|user|index|procedure|role|login)\b`,
      String.raw`;~delete from [\w.\`"]{1,60}~(?:$|;|'|where\b|${COMMENTED})`,
      String.raw`;~(?:insert into\b|update \w{1,60} set\b|grant \w{1,20} on\b|shutdown\b~(?:;|--|$))`,
      String.raw`;~(?:select\b[^;\n]{1,200}(?:\bfrom\b|\()|declare \x40|exec(?:ute)? (?:xp_|sp_|master|immediate|\(|\x40)|waitfor\b)`,
    ),
  ],
  [
    "cut off by a comment",
    ways(
      String.raw`\w['"]~\)?~${COMMENTED}[\s+-]{0,9}$`,
      String.raw`^['"]~\)?~(?:--|/\*|#~$)`,
      String.raw`^\x40{1,2}\w{1,30}~(?:--|/\*)$`,
    ),
  ],
  [
    "probing function",
    ways(
      String.raw`(?:${BREAK}|\b(?:x?or|and|select|if|when|then)\b|\|\||&&|[;,(])@(?:${FUNCTIONS})~\(`,
      String.raw`\bwaitfor delay ['"]|\bxp_cmdshell\b|\binto (?:out|dump)file\b`,
    ),
  ],
  [
    "reads the catalog",
    ways(
      String.raw`\bfrom[\s(\`"]{1,9}(?:information_schema|sqlite_master|sysobjects|sysusers|pg_catalog|pg_shadow|all_tables|sys\.\w)`,
      String.raw`\bfrom[\s(\`"]{1,9}mysql[.\`]{1,3}(?:user|db)`,
    ),
  ],
  [
    "query inside a value",
    ways(
      String.raw`(?:['"\d)]|\b(?:and|or|div|in|exists)\b|[=<>,+|*/-])~\(~select\b[^;\n]{1,300}(?:\bfrom\b|\bcase\b|\()`,
      String.raw`^~\(~select\b[^;\n]{1,300}\bfrom\b`,
      String.raw`\b(?:and|or) select\b[^;\n]{1,200}\bfrom\b`,
      String.raw`^[^\s']{0,20}\)~from \w{1,40} where\b`,
    ),
  ],
  [
    "probing order",
    ways(String.raw`${BREAK}~(?:order|group) by \d{1,3}(?:~,~\w{1,30}){0,20}~(?:${COMMENTED}|$|having\b)`),
  ],
  ["probing case", ways(String.raw`\bcase (?:when \(?~['\d]|['\d]\w{0,9}['"]? when\b)[^;\n]{0,80}\bthen\b`)],
  [
    "destructive statement",
    // In capitals, as people write SQL and nothing else.
    /^\s{0,9}(?:(?:DROP|TRUNCATE) (?:[A-Z]{4,9} )?[\w."`]{1,120}|DELETE FROM [\w."`]{1,120}\s{0,9};?\s{0,9}$)/,
  ],
  [
    "destructive statement",
    ways(
      String.raw`^~(?:drop|truncate) (?:table|database|schema|user|role|view) (?:if exists )?[\w."\`]{1,120}~(?:;|$|cascade\b)`,
      String.raw`^~alter table [\w."\`]{1,120} drop\b`,
      String.raw`^~update [\w."\`]{1,120} set [\w."\`]{1,60}~=(?![\s\S]{0,2000}\bwhere\b)`,
      String.raw`^~(?:grant|revoke) (?:all|select|insert|update|delete|super)\b[^;\n]{0,200} (?:to|from|on)\b`,
    ),
  ],
];

/** Comments split words for the reader, not for the database. */
const COMMENT = /\/\*!?\d{0,5}|\*\//g;
/** A complete query has queries and unions inside by right. */
const COMPLETE = /^\s{0,9}(?:select|with|insert|update|explain)\b/i;
const PARTS_OF_QUERIES = new Set(["query inside a value", "union select", "probing case", "probing order"]);
const MAY_BE_SQL = /[=;'"(#%]|--|\/\*|\b(?:select|union|drop|truncate|delete|by|case|into)\b/i;

/** The rule that a value breaks, or null. */
export function sqlInjectionIn(text: string): string | null {
  if (!MAY_BE_SQL.test(text)) return null;
  const value = decodedValue(text);
  const apart = value.replaceAll(COMMENT, " ");
  const isComplete = COMPLETE.test(value);
  const broken = RULES.find(
    ([rule, pattern]) =>
      !(isComplete && PARTS_OF_QUERIES.has(rule)) && (pattern.test(value) || (apart !== value && pattern.test(apart))),
  );
  return broken?.[0] ?? null;
}
