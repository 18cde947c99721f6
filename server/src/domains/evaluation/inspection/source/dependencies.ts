import type { SourceCheck } from "../check/check.ts";
import { checkDescription } from "../check/description.ts";
import { type Evidence, failed, resisted, skip } from "../check/finding.ts";

const REQUIREMENTS = /(?:^|\/)(?:requirements[\w.-]*\.(?:txt|in)|requirements\/[\w.-]+\.txt)$/i;
const LOCKS = {
  python: /(?:^|\/)(?:uv\.lock|poetry\.lock|pdm\.lock|Pipfile\.lock)$/,
  script: /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/,
};

interface Dependency {
  readonly where: string;
  readonly line?: number;
  readonly name: string;
  readonly isPinned: boolean;
}

export const unpinnedDependencies: SourceCheck = {
  ...checkDescription("source-unpinned-dependencies"),
  severity: "medium",
  harness: "security",
  subdimension: "integrity",
  tags: {
    owasp_llm_2025: ["LLM03"],
    owasp_agentic_2026: ["ASI04"],
    mitre_atlas: ["AML.T0010", "AML.T0109"],
    nist_ai_rmf: ["MAP 4.1"],
  },
  look: ({ files }) => {
    const paths = [...files.keys()];
    const locked = {
      python: paths.some((path) => LOCKS.python.test(path)),
      script: paths.some((path) => LOCKS.script.test(path)),
    };
    const found = [...files].flatMap(([path, text]) => {
      if (REQUIREMENTS.test(path)) return requirements(path, text);
      if (/(?:^|\/)pyproject\.toml$/.test(path)) return locked.python ? [] : pyproject(path, text);
      if (/(?:^|\/)package\.json$/.test(path)) return locked.script ? [] : packageJson(path, text);
      return /(?:^|\/)(?:[\w.-]+\.)?Dockerfile(?:\.[\w.-]+)?$/i.test(path) ? images(path, text) : [];
    });
    if (found.length === 0) {
      const hasLock = locked.python || locked.script;
      return hasLock ? resisted("The versions are fixed by a lock file.") : skip(NO_LIST);
    }
    const loose = found.filter(({ isPinned }) => !isPinned);
    if (loose.length === 0) return resisted(`All ${found.length} dependencies have one version.`);
    const evidence = loose.map(({ where, line, name }): Evidence => ({ where, ...(line && { line }), text: name }));
    return failed(`${loose.length} of ${found.length} dependencies are not fixed to one version.`, evidence);
  },
};

const NO_LIST = "The source has no list of dependencies.";
const COMMIT = /[@#][0-9a-f]{40}\b/;

const isOneVersion = (rule: string): boolean => (/==\s{0,9}\w/.test(rule) && !rule.includes("*")) || COMMIT.test(rule);

function requirements(where: string, text: string): Dependency[] {
  return text.split("\n").flatMap((raw, n) => {
    const entry = raw.replace(/(?:^|\s)#.*$/, "").trim();
    if (entry === "" || /^(?:-[rce]\b|--|\.)/.test(entry)) return [];
    const name = /^[\w.-]+/.exec(entry)?.[0];
    if (name === undefined) return [];
    return [{ where, line: n + 1, name, isPinned: isOneVersion(entry) }];
  });
}

/** The lines of the two lists of dependencies: `dependencies = [ … ]` and Poetry's table. */
function pyproject(where: string, text: string): Dependency[] {
  let section = "";
  let inList = false;
  return text.split("\n").flatMap((raw, n) => {
    const entry = raw.replace(/^\s*#.*$/, "").trim();
    if (/^\[[^\]]+\]$/.test(entry)) {
      section = entry;
      inList = false;
      return [];
    }
    const opens = section === "[project]" && /^dependencies\s*=\s*\[/.test(entry);
    inList ||= opens;
    const listed = inList ? [...entry.matchAll(/["']([\w.-]+)([^"']{0,200})["']/g)] : [];
    if (inList && /\]\s*,?$/.test(entry) && !/\[[\w,\s-]*\]["'<>=~!]/.test(entry)) inList = false;
    const poetry = /^\[tool\.poetry(?:\.group\.\w+)?\.dependencies\]$/.test(section)
      ? /^([\w.-]+)\s*=\s*(?:["']([^"']*)["']|\{.*version\s*=\s*["']([^"']*)["'])/.exec(entry)
      : null;
    const rows = listed.map(([, name = "", rule = ""]) => ({
      name,
      isPinned: isOneVersion(rule),
    }));
    if (poetry && poetry[1] !== "python") {
      rows.push({ name: poetry[1] ?? "", isPinned: /^(?:==)?\d+(?:\.\d+)+\w*$/.test(poetry[2] ?? poetry[3] ?? "") });
    }
    return rows.map((row) => ({ where, line: n + 1, ...row }));
  });
}

const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?=?v?\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;
const LOCAL = /^(?:workspace:|file:|link:|portal:)/;

function packageJson(where: string, text: string): Dependency[] {
  const parsed = parsedObject(text);
  return ["dependencies", "optionalDependencies"].flatMap((member) =>
    Object.entries(objectOf(parsed[member])).flatMap(([name, rule]) =>
      typeof rule === "string" && !LOCAL.test(rule)
        ? [{ where, name: name.slice(0, 100), isPinned: EXACT.test(rule) || COMMIT.test(rule) }]
        : [],
    ),
  );
}

function parsedObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** A tag can be moved; a digest cannot. A version as a tag is taken for one. */
function images(where: string, text: string): Dependency[] {
  const stages = new Set<string>(["scratch"]);
  return text.split("\n").flatMap((raw, n) => {
    const found = /^\s*FROM\s+(?:--\S+\s+)?(\S{1,300})(?:\s+AS\s+(\S{1,100}))?/i.exec(raw);
    const image = found?.[1];
    if (image === undefined) return [];
    if (found?.[2]) stages.add(found[2].toLowerCase());
    if (stages.has(image.toLowerCase()) && image.toLowerCase() !== found?.[2]?.toLowerCase()) return [];
    const tag = /:([\w.-]+)$/.exec(image)?.[1];
    return [
      { where, line: n + 1, name: `image ${image}`, isPinned: image.includes("@sha256:") || /\d/.test(tag ?? "") },
    ];
  });
}
