import type { ReportHead } from "./source.ts";
import { capital } from "./words.ts";

export const TEST_SETS_NOTE =
  "The team's own tests. Not part of any score. A required set fails the verdict if one of its cases fails.";

export const testSetColumns: readonly { readonly title: string; readonly isNumber?: true }[] = [
  { title: "Test set" },
  { title: "Version", isNumber: true },
  { title: "Required" },
  { title: "Result" },
  { title: "Passed", isNumber: true },
  { title: "Failed", isNumber: true },
  { title: "Unassessed", isNumber: true },
];

/** A row for each set that the run asked. Reports from before there were test sets have none. */
export function testSetRows({ test_sets: sets = [] }: Partial<ReportHead["conclusion"]>): string[][] {
  return sets.map(({ name, version, required, verdict, passed, failed, unassessed }) => [
    ...[name, String(version), required ? "yes" : "no", capital(verdict)],
    ...[passed, failed, unassessed].map(String),
  ]);
}
