import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";

interface Failure {
  readonly message: string;
  readonly stacks?: readonly { readonly file: string; readonly line: number }[];
}
type Unhandled = Parameters<NonNullable<Reporter["onTestRunEnd"]>>[1];

/** More would push the first ones out of a log of which only the end is kept. */
const MOST = 40;
const LONGEST_LINE = 300;

/**
 * A reporter of vitest for `npm test`: the failures in a few lines, for the very end of the log (TEST_FAILURES names the
 * file). What vitest prints itself is followed by the output of all checks.
 */
export class FailedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: Unhandled): void {
    const file = process.env["TEST_FAILURES"];
    if (file)
      writeFileSync(
        file,
        failureLines(modules, unhandled)
          .map((line) => `${line}\n`)
          .join(""),
      );
  }
}

function failureLines(modules: readonly TestModule[], unhandled: Unhandled): string[] {
  const failures = [
    ...modules.flatMap(failuresOf),
    ...unhandled.map((error) => entry("Outside of all tests", [error as Failure])),
  ];
  const more = failures.length - MOST;
  return [...failures.slice(0, MOST).flat(), ...(more > 0 ? [`  and ${more} more`] : [])];
}

function failuresOf(module: TestModule): string[][] {
  const file = relative(process.cwd(), module.moduleId);
  // A file or a group fails by itself if its hooks do, or if it can't be loaded.
  const groups = [module, ...module.children.allSuites()].filter((group) => group.errors().length > 0);
  return [
    ...groups.map((group) => entry(nameIn(file, group), group.errors())),
    ...[...module.children.allTests("failed")].map((test) => entry(nameIn(file, test), test.result().errors ?? [])),
  ];
}

const nameIn = (file: string, part: TestModule | TestSuite | TestCase): string =>
  part.type === "module" ? file : `${file} > ${part.fullName}`;

function entry(name: string, [first]: readonly Failure[]): string[] {
  const [line = ""] = (first?.message ?? "").trim().split("\n", 1);
  const at = first?.stacks?.[0];
  const place = at ? ` (${relative(process.cwd(), at.file)}:${at.line})` : "";
  return [`  ${name.replaceAll("\n", " ")}`, `    ${line.slice(0, LONGEST_LINE)}${place}`];
}
