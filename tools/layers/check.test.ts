import { describe, expect, test } from "vitest";
import { checkLayers } from "../check-layers.ts";
import type { Rules } from "./rules.ts";
import { importsOf } from "./sources.ts";
import { tableFaults, tableOwners } from "./tables.ts";

const rules: Rules = {
  layers: ["kernel", "platform", "domains", "app"],
  domains: ["teams", "agents", "evolution"],
  port: "port.ts",
  kernelMayUse: ["node:crypto"],
  programs: { analysis: [], sdk: ["analysis"], cli: ["sdk"], web: ["sdk"], server: ["analysis"] },
  order: { "server/src/domains/teams": ["tokens", "keys", "."], "web/src": ["parts", "areas"] },
  apart: ["web/src/areas"],
  flat: ["server/migrations"],
  bannedNames: ["utils"],
  exceptions: [],
};

const check = (sources: Record<string, string>): string[] =>
  checkLayers(new Map(Object.entries(sources)), Object.keys(sources), rules);

describe("one file violates a rule with", () => {
  const broken: [string, string, string][] = [
    ["an arrow to the right", "server/src/platform/db/x.ts", 'import { a } from "../../domains/teams/port.ts";'],
    ["a domain to its right", "server/src/domains/teams/x.ts", 'import type { A } from "../agents/port.ts";'],
    ["another domain's inside", "server/src/domains/evolution/x.ts", 'import { a } from "../agents/store.ts";'],
    ["input and output in the kernel", "server/src/kernel/x.ts", 'import { readFile } from "node:fs/promises";'],
    ["an import only for its effect", "server/src/kernel/x.ts", 'import "../platform/db/database.ts";'],
    ["an import over several lines", "server/src/kernel/x.ts", 'import {\n  a,\n  b,\n} from "../app/api.ts";'],
    ["an import at run time", "server/src/domains/teams/x.ts", 'const a = await import("../../app/api.ts");'],
    ["a name that says nothing", "server/src/kernel/utils.ts", ""],
    ["a sub-slice further right", "server/src/domains/teams/tokens/x.ts", 'import { a } from "../keys/store.ts";'],
    ["the domain's own files", "server/src/domains/teams/keys/x.ts", 'import { a } from "../port.ts";'],
    ["a sub-slice without a place", "server/src/domains/teams/lost/x.ts", 'import { a } from "../keys/store.ts";'],
    ["an area in a part of the page", "web/src/parts/x.tsx", 'import { a } from "../areas/teams/a.ts";'],
    ["another area", "web/src/areas/agents/x.tsx", 'import { a } from "../teams/a.ts";'],
    [
      "the server in the web",
      "web/src/areas/agents/x.tsx",
      'import { a } from "../../../../server/src/kernel/ids.ts";',
    ],
    ["anything of ours in analysis", "analysis/src/x.ts", 'import { a } from "@agent-console/sdk";'],
    ["analysis in the command line", "cli/src/x.ts", 'import { a } from "@agent-console/analysis/text";'],
    ["a numbered parameter", "server/src/app/x.ts", 'tx.query("select * from teams where id = $1")'],
    ["a function past 80 lines", "server/src/app/x.ts", `function f() {\n${"  g();\n".repeat(80)}}\n`],
    [
      "a method past 80 lines",
      "server/src/app/x.ts",
      `class F {\n  m(a: number) {\n${"    g();\n".repeat(80)}  }\n}\n`,
    ],
    ["a regular expression past 120 characters", "bench/x.ts", `const a = /${"word|".repeat(24)}x/u;`],
    [
      "a long regular expression on a line of its own",
      "web/src/parts/x.tsx",
      `  /["'/]${"word|".repeat(24)}x/.test(a)`,
    ],
  ];
  test.each(broken)("%s", (_name, file, text) => {
    expect(check({ [file]: text })).toHaveLength(1);
  });
});

describe("no rule is violated by", () => {
  const whole: [string, string, string][] = [
    ["a test that reaches what it tests", "server/src/kernel/x.test.ts", 'import { a } from "../app/api.ts";'],
    ["a sub-slice further left", "server/src/domains/teams/keys/x.ts", 'import { a } from "../tokens/store.ts";'],
    [
      "the port of a domain further left",
      "server/src/domains/evolution/x.ts",
      'import { a } from "../agents/port.ts";',
    ],
    ["a program it may know", "web/src/parts/x.tsx", 'import { a } from "@agent-console/sdk";'],
    ["a function of 80 lines", "server/src/app/x.ts", `function f() {\n${"  g();\n".repeat(78)}}\n`],
    ["a regular expression of 120 characters", "bench/x.ts", `const a = /${"word|".repeat(24)}/u;`],
    ["a long text with slashes in it", "bench/x.ts", `const a = "one / ${"word ".repeat(30)} / two";`],
  ];
  test.each(whole)("%s", (_name, file, text) => {
    expect(check({ [file]: text })).toEqual([]);
  });
});

describe("several files violate a rule with", () => {
  test("an import cycle, even of types", () => {
    const circle = { "bench/a.ts": 'import type { B } from "./b.ts";', "bench/b.ts": 'import { a } from "./a.ts";' };
    expect(check(circle)).toEqual(["import each other in a circle: bench/a.ts, bench/b.ts"]);
  });

  test("a cycle of folders whose files are in no cycle", () => {
    const knot = {
      "bench/a/one.ts": 'import { b } from "../b/two.ts";',
      "bench/b/two.ts": "",
      "bench/b/three.ts": 'import { c } from "../c/four.ts";',
      "bench/c/four.ts": 'import { d } from "../a/five.ts";',
      "bench/a/five.ts": "",
    };
    expect(check(knot)).toEqual([expect.stringContaining("a knot of bench/a, bench/b, bench/c: ")]);
  });

  test("a folder of more than twenty files, unless it is a list of one kind", () => {
    const many = (folder: string) =>
      Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${folder}/${at}.ts`, ""]));
    expect(check(many("bench"))).toEqual(["bench holds 21 files"]);
    expect(check(many("server/migrations"))).toEqual([]);
  });
});

describe("a table is kept by its owner against", () => {
  const owners = tableOwners([
    { name: "teams", tables: { api_keys: { owner: "keys" } }, views: { valid_keys: { owner: "keys" } } },
  ]);
  const faults = (file: string, text: string): string[] =>
    tableFaults(new Map([[`server/src/${file}`, text]]), owners, rules).map((fault) => fault.text);

  test.each([
    ["an insert", "domains/teams/tokens/x.ts", "sql`insert into api_keys (id) values (1)`"],
    ["an update", "domains/teams/tokens/x.ts", "sql`\n  update api_keys\n  set name = null`"],
    ["a deletion", "domains/teams/tokens/x.ts", "sql`delete from api_keys`"],
    ["an update by the domain's own files", "domains/teams/sweep.ts", "sql`update api_keys set name = ''`"],
    ["a table that the statement does not name", "domains/teams/sweep.ts", "sql`delete from ${"],
    ["a reader further left", "domains/teams/tokens/x.ts", "sql`select id\n  from api_keys`"],
    ["a reader of a view further left", "domains/teams/tokens/x.ts", "sql`select from valid_keys`"],
    ["a reader in another domain", "domains/agents/x.ts", "sql`select from agents a join api_keys k on true`"],
    ["the application", "app/x.ts", "sql`select from api_keys`"],
  ])("%s", (_name, file, text) => {
    expect(faults(file, text)).toHaveLength(1);
  });

  test.each([
    ["its owner writes", "domains/teams/keys/store.ts", "sql`insert into api_keys (id) values (1)`"],
    ["the domain's own files read", "domains/teams/export-team.ts", "sql`select * from api_keys`"],
    ["the domain's own files delete", "domains/teams/sweep.ts", "sql`delete from api_keys`"],
    ["a comment mentions", "domains/agents/x.ts", "// Rows come from api_keys.\n/** and delete from api_keys */"],
    ["a test reads", "domains/agents/x.test.ts", 'query("select from api_keys")'],
  ])("not against what %s", (_name, file, text) => {
    expect(faults(file, text)).toEqual([]);
  });
});

test("every form of import is recognized", () => {
  const text =
    'import a from "a";\nexport { b } from "./b.ts";\nimport "c";\nexport * from "d";\nconst e = import("e");';
  expect(importsOf(text).sort()).toEqual(["./b.ts", "a", "c", "d", "e"]);
});
