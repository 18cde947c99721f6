import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readImports, readSources, type Sources } from "../../../tools/layers/sources.ts";

export interface CasesOfFile {
  readonly file: string;
  readonly tests: number;
  readonly seconds: number;
  /** The names of tests that failed. */
  readonly failed: readonly string[];
}

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Test files that take some of their cases in `npm test`: they import server/test/cases.ts, or something that does. */
export function filesWithCases(sources: Sources): string[] {
  const reached = new Set(["server/test/cases.ts"]);
  const imports = readImports(sources);
  for (let before = 0; before !== reached.size; ) {
    before = reached.size;
    for (const { from, to } of imports) if (to !== null && reached.has(to)) reached.add(from);
  }
  return [...reached].filter((file) => file.endsWith(".test.ts")).sort();
}

interface Reported {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs those files with all of their cases. ONLY is part of a path, for one who works on one of them. */
export async function proveCases(only = ""): Promise<CasesOfFile[]> {
  const tracked = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: root, encoding: "utf8" }).split("\n");
  const files = filesWithCases(
    readSources(
      root,
      tracked.filter((file) => file !== "" && existsSync(join(root, file))),
    ),
  );
  const folder = await mkdtemp(join(tmpdir(), "cases-"));
  const written = join(folder, "results.json");
  try {
    const vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter=json", `--outputFile=${written}`];
    const child = spawn(process.execPath, [...vitest, ...files.filter((file) => file.includes(only))], {
      cwd: root,
      env: { ...process.env, TEST_CASES: "all" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await once(child, "close");
    const { testResults } = JSON.parse(await readFile(written, "utf8")) as Reported;
    return testResults.map(({ name, startTime, endTime, assertionResults: tests }) => ({
      file: name.slice(root.length),
      tests: tests.length,
      seconds: (endTime - startTime) / 1000,
      failed: tests.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
}
