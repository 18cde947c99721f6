import { entries } from "../../lexicons/entries.ts";
import { OURS } from "../../lexicons/sql-ways.ts";
import { matchesOf } from "../../text/patterns.ts";

/** The beginning of a statement. */
export const VERB =
  '(?:select\\s[^;]{0,400}?\\sfrom|insert\\s+into|update\\s+[\\w."`\\[\\]]{1,60}\\s+set|delete\\s+from|exec(?:ute)?\\s)';
export const STATEMENT = new RegExp(`\\b${VERB}`, "i");

/** How languages put a variable into a string. The first character is the quotation mark around the statement. */
export const BUILT_IN: readonly RegExp[] = [
  // f"… {name} …", $"… {name} …" and "… #{name} …"
  new RegExp(`(?:\\b(?:f|fr|rf)|\\$@?|@\\$)(?:"""|'''|"|')[^"]{0,40}?\\b${VERB}[^;]{0,500}?\\{[^}\\n]{1,80}\\}`, "i"),
  new RegExp(`["'][^"\\n]{0,20}\\b${VERB}[^;\\n]{0,500}?#\\{[^}\\n]{1,80}\\}`, "i"),
  // `… ${name} …`, unless a tag in front of it binds the values.
  new RegExp(`(?:^|[^\\w\`.)\\]>])\`[^\`]{0,40}?\\b${VERB}[^\`]{0,500}?\\$\\{[^}]{1,80}\\}`, "i"),
  /\b(?:raw|unsafe|queryrawunsafe|executerawunsafe|literal)\(\s*`[^`]{0,600}?\$\{/i,
  // "… '" + name, '…' . $name, "…" & name, '…' || name
  new RegExp(
    `["'\`][^"\`\\n]{0,20}\\b${VERB}[^;\\n]{0,400}?["'\`]\\s*(?:\\+|\\.(?=\\s*\\$)|&|\\|\\|)=?\\s*[\\w$@(]`,
    "i",
  ),
  new RegExp(
    entries`
      (?:sql|query|stmt|statement|cmd)\w{0,20}\s*(?:\+=|\.=)\s*(?:
        ["'][^\n]{0,200}["']\s*(?:\+|\.)\s*\$?\w
        f["'][^\n]{0,200}\{
        \x60[^\x60]{0,200}\$\{
        \$?[a-z_]\w{0,40}\s*(?:;|$)
      )
    `,
    "im",
  ),
  // "… %s" % name, "… {}".format(name), sprintf("…", name), String.format("…", name)
  new RegExp(`\\b${VERB}[^;\\n]{0,400}?%[sd][^\\n]{0,80}["']{1,3}\\s*%\\s*[\\w(]`, "i"),
  new RegExp(`\\b${VERB}[^;]{0,400}?\\{\\w{0,30}\\}[^\\n]{0,80}["']{1,3}\\s*\\.format\\(`, "i"),
  new RegExp(`(?:s?printf|string\\.format|fmt\\.sprintf|format!)\\(\\s*["'\`][^\\n]{0,20}\\b${VERB}`, "i"),
  // In a shell, "$1" is not a placeholder: it is replaced before the database sees it.
  new RegExp(
    `\\b(?:psql|mysql|mariadb|sqlite3|sqlcmd)\\b[^\\n"]{0,120}"[^"\\n]{0,40}\\b${VERB}[^"\\n]{0,400}?\\$\\{?\\w`,
    "i",
  ),
  // PHP and shells replace variables inside double quotes.
  new RegExp(`"[^"\\n]{0,20}\\b${VERB}[^"\\n]{0,400}?['%(=]\\s?\\{?\\$\\{?(?![0-9])\\w{1,40}`, "i"),
];

/** The code without variables that the code itself defines. */
export function withoutOurs(code: string): string {
  const names = [...new Set(matchesOf(OURS, code).map((match) => match[1] ?? ""))].slice(0, 20);
  return names.reduce((left, name) => left.replaceAll(new RegExp(`\\$?\\{\\s?\\$?${name}\\s?\\}`, "g"), "?"), code);
}
