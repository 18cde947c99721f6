import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { lex, type Token } from "@agent-console/analysis/source/lex-source.ts";
import { isMark } from "@agent-console/analysis/source/text-expression.ts";
import type { SourceCheck } from "../check/check.ts";
import { checkDescription } from "../check/description.ts";
import { countOf, type Evidence, failed, resisted, skip } from "../check/finding.ts";
import type { SourceCode } from "../check/source-code.ts";

const SHELL_FILE = /(?:^|\/)(?:[\w.-]*Dockerfile[\w.-]*|Makefile|[\w.-]+\.(?:sh|bash|zsh|ya?ml))$/i;
const PIPED = new RegExp(
  entries`
    \b(?:curl|wget)\b[^\n|;&]{0,500}\|\s{0,9}(?:sudo\s{1,9})?(?:
      (?:ba|z|da|k)?sh
      python3?
      node
      perl
    )\b
    \b(?:ba|z)?sh\s{1,9}(?:-c\s{1,9})?["']?(?:<\(|\$\()\s{0,9}(?:curl|wget)\b
  `,
  "g",
);

interface Line {
  readonly where: string;
  readonly line: number;
  readonly text: string;
}

/** Lines that a shell may see: those of scripts, without their comments, and the texts in code. */
function shellLines({ code, files }: SourceCode): Line[] {
  const scripts = [...files].flatMap(([where, text]) =>
    SHELL_FILE.test(where)
      ? text.split("\n").flatMap((line, n) => (/^\s*#/.test(line) ? [] : [{ where, line: n + 1, text: line }]))
      : [],
  );
  const texts = code.flatMap(({ path: where, tokens }) =>
    tokens.flatMap(({ kind, value: text, line }) => (kind === "text" ? [{ where, line, text }] : [])),
  );
  return [...scripts, ...texts];
}

export const downloadedCode: SourceCheck = {
  ...checkDescription("source-downloaded-code"),
  severity: "high",
  harness: "security",
  subdimension: "integrity",
  tags: { owasp_llm_2025: ["LLM03"], owasp_agentic_2026: ["ASI04", "ASI05"], mitre_atlas: ["AML.T0010"] },
  look: (source) => {
    const lines = shellLines(source);
    if (lines.length === 0) return skip("The source has no code and no scripts.");
    const found = lines.flatMap(({ where, line, text }): Evidence[] =>
      [...text.matchAll(PIPED)].map(([piped]) => ({
        where,
        line,
        text: `${piped.slice(0, 4).trim()} … into an interpreter`,
      })),
    );
    if (found.length === 0) return resisted(`None in ${countOf(source.files.size, "file")}.`);
    return failed(`${countOf(found.length, "place")} run a download at once.`, found);
  },
};

const RUNNER = /^(?:npx|uvx|bunx|pipx|pnpx)$/;
const PACKAGE = /^(?:@[\w.-]{1,60}\/)?[a-z][\w.-]{0,80}(?:\[[\w,-]{1,60}\])?((?:@|==)[\w.^~*-]{1,40})?$/i;
const COMMAND =
  /(?:^|[\s;&"'])(?:npx|uvx|bunx|pnpx|pipx\s{1,9}run)(?:\s{1,9}-[\w-]{1,30}){0,9}\s{1,9}([^\s"'`;|&-][^\s"'`;|&]{1,140})/g;
/** How far after the runner its package is looked for. */
const NEAR = 40;

/** One version and no other; `latest` moves. */
const isFixed = (version: string | undefined): boolean => /^(?:@|==)v?\d+\.\d+[\w.-]*$/.test(version ?? "");

export const unpinnedTools: SourceCheck = {
  ...checkDescription("source-unpinned-tools"),
  severity: "high",
  harness: "security",
  subdimension: "integrity",
  tags: { owasp_llm_2025: ["LLM03"], owasp_agentic_2026: ["ASI04"], mitre_atlas: ["AML.T0010.005", "AML.T0109"] },
  look: (source) => {
    const spoken = shellLines(source).flatMap(({ where, line, text }) =>
      [...text.matchAll(COMMAND)].map((match) => ({ where, line, name: match[1] ?? "" })),
    );
    const found = [...spoken, ...listedTools(source)].flatMap(({ name, ...place }) => {
      const version = WORDS.test(name) ? null : PACKAGE.exec(name);
      return version ? [{ ...place, name, isFixed: isFixed(version[1]) }] : [];
    });
    if (found.length === 0) return skip("The source fetches no tools with npx, uvx or similar.");
    const loose = found.filter((one) => !one.isFixed);
    if (loose.length === 0) return resisted(`All ${found.length} fetched tools have one version.`);
    const evidence = loose.map(({ where, line, name }): Evidence => ({ where, line, text: name }));
    return failed(`${loose.length} of ${countOf(found.length, "fetched tool")} without one version.`, evidence);
  },
};

/** `"command": "npx", "args": ["-y", "@scope/server"]`, in code and in JSON. */
function listedTools({ code, files }: SourceCode): { where: string; line: number; name: string }[] {
  const json = [...files].flatMap(([path, text]) =>
    /\.json$/i.test(path) && !/package(?:-lock)?\.json$/.test(path) ? [{ path, tokens: lex(text, "script") }] : [],
  );
  return [...code, ...json].flatMap(({ path: where, tokens }) =>
    tokens.flatMap((token, at) => {
      if (token.kind !== "text" || !RUNNER.test(token.value)) return [];
      const name = argumentsOf(tokens.slice(at + 1, at + NEAR)).find(isPackage);
      return name ? [{ where, line: name.line, name: name.value }] : [];
    }),
  );
}

/** The runner's own list, or the one named as its arguments. An environment beside it holds secrets. */
function argumentsOf(after: readonly Token[]): readonly Token[] {
  const named = after.findIndex(({ value }) => value === "args");
  const list = after.slice(named + 1);
  const end = list.findIndex((token) => isMark(token, "]") || isMark(token, "}"));
  return end === -1 ? list : list.slice(0, end);
}

const WORDS =
  /^(?:command|args|run|install|env|type|stdio|name|transport|cwd|exec|and|or|is|are|to|the|a|with|for|can)$/;

const isPackage = ({ kind, value }: Token): boolean =>
  kind === "text" && !value.startsWith("-") && !WORDS.test(value) && PACKAGE.test(value);
