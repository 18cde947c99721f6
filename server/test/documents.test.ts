import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { domains } from "../src/app/domains.ts";
import { consoleOperations } from "../src/app/operations.ts";
import { MAX_DEPTH, MAX_INTEGER_DIGITS } from "../src/kernel/json/limits.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string): Promise<string> => readFile(join(ROOT, path), "utf8");
const found = (pattern: string): Promise<string[]> =>
  Array.fromAsync(glob(pattern, { cwd: ROOT, exclude: (path) => path.includes("node_modules") }));

/** Documents that describe the current state. Decisions and proofs describe the state when they were written. */
const documents = [
  ...["README.md", "ARCHITECTURE.md", "SECURITY.md", "CONTRIBUTING.md"],
  ...(await found("docs/*.md")),
  ...(await found("docs/guides/*.md")),
  ...(await found("{analysis,server,sdk,cli,sample-agent}/**/README.md")),
];
const texts = await Promise.all(documents.map(async (path) => [path, await read(path)] as const));

/** What the guides have their readers write. */
const taught = {
  routes: ["/v1/agent-counts", "/v1/reminders", "/v1/word-counts"],
  files: [
    "count-agents.ts",
    "count-agents.test.ts",
    "create-reminder.ts",
    "reminders.test.ts",
    "0999_reminders.sql",
    "0999_word_counts.sql",
    "control-count.ts",
    "word-count-worker.test.ts",
    "server/src/domains/evaluation/probes/reliability/percentage.ts",
    "analysis/detectors/apology.ts",
    "analysis/guards/methods/ticket-numbers.ts",
  ],
  folders: ["server/src/domains/reminders/", "server/src/domains/agents/word-counts/", "web/src/areas/reminders/"],
};

/** Every match in every document, with the document's name for the message. */
const mentioned = (pattern: RegExp): [path: string, match: RegExpMatchArray][] =>
  texts.flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map((match) => [path, match] as [string, RegExpMatchArray]),
  );

describe("what a document names exists:", () => {
  test("every route", () => {
    const shape = (path: string) => path.replace(/\/$/, "").replaceAll(/\{\w+\}/g, "{}");
    const paths = consoleOperations.map(({ method, path }) => ({ method, path: shape(path) }));
    const missing = mentioned(/`(?:(GET|POST|PUT|PATCH|DELETE) )?(\/v1\/[\w/{}-]+)`/g).filter(
      ([, [, method, path = ""]]) => {
        const named = shape(path);
        if (taught.routes.includes(named)) return false;
        if (method) return !paths.some((one) => one.method === method && one.path === named);
        // Without a method: one route, or all that start with it.
        return !paths.some((one) => one.path === named || one.path.startsWith(`${named}/`));
      },
    );
    expect(missing.map(([path, [words]]) => `${path}: ${words}`)).toEqual([]);
  });

  test("every command", async () => {
    const { scripts } = JSON.parse(await read("package.json")) as { scripts: Record<string, string> };
    const own = /\bnpm run (?:--silent )?([\w:-]+)(?! -w)\b/g;
    const missing = mentioned(own).filter(([, [, name = ""]]) => !(name in scripts));
    expect(missing.map(([path, [words]]) => `${path}: ${words}`)).toEqual([]);
  });

  test("every linked file", () => {
    const missing = mentioned(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g).filter(
      ([path, [, target = ""]]) => !existsSync(join(ROOT, dirname(path), target)),
    );
    expect(missing.map(([path, [words]]) => `${path}: ${words}`)).toEqual([]);
  });

  test("every source file named in code type", async () => {
    const sources = await found("{analysis,sample-agent,server,sdk,cli,tools,web,bench,e2e}/**/*.{ts,tsx,js,sql}");
    const names = new Set(sources.flatMap((path) => path.split("/").map((_, at, parts) => parts.slice(at).join("/"))));
    for (const file of taught.files) names.add(file);
    const missing = mentioned(/`([\w/-]+\.(?:ts|tsx|js|sql))`/g).filter(
      ([, [, name = ""]]) => !names.has(name) && !taught.folders.some((folder) => name.startsWith(folder)),
    );
    expect(missing.map(([path, [words]]) => `${path}: ${words}`)).toEqual([]);
  });
});

test("a domain touches only the tables that its documents name, and those of the audit log and of repeated requests", async () => {
  const platform = new Set(["audit_log", "audit_pending", "audit_seals", "idempotent_answers"]);
  const migrations = await Promise.all((await found("server/migrations/*.sql")).map(read));
  const tables = new Set(
    migrations.flatMap((sql) => [...sql.matchAll(/(?:create table|rename to) (\w+)/g)].map(([, name = ""]) => name)),
  );
  const strays: string[] = [];
  for (const { name: domain } of domains) {
    const readmes = await Promise.all((await found(`server/src/domains/${domain}/**/README.md`)).map(read));
    const own = readmes.flatMap((text) => [...text.matchAll(/\*\*Owns\*\*[\s\S]*?(?=\n- \*\*|\n\n)/g)]).join("\n");
    for (const path of await found(`server/src/domains/${domain}/**/*.ts`)) {
      if (/test|fixture/.test(path)) continue;
      for (const [, name = ""] of (await read(path)).matchAll(/\b(?:from|join|into|update) (\w+)\b/g)) {
        if (tables.has(name) && !platform.has(name) && !own.includes(`\`${name}\``)) strays.push(`${path}: ${name}`);
      }
    }
  }
  expect(strays).toEqual([]);
});

test("the documented limits of a body are the real ones", async () => {
  for (const path of ["docs/conformance.md", "docs/errors.md"]) {
    const text = await read(path);
    expect([path, text.includes(`${MAX_DEPTH} levels`)]).toEqual([path, true]);
    expect([path, text.includes(`${MAX_INTEGER_DIGITS} digits`)]).toEqual([path, true]);
  }
});

test("the description of each role is the same in an invitation, in its email and on the team page", async () => {
  const { roleWords } = await import("../src/domains/teams/people/role-words.ts");
  const page = (await read("web/src/areas/teams/people/roles.ts")).replaceAll(/\s+/g, " ");
  for (const { can } of Object.values(roleWords)) expect(page).toContain(can);
});
