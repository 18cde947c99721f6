import type { TestCase } from "../cases/test-case.ts";
import type { Problem } from "./place.ts";

export const fileFormats = ["csv", "jsonl", "yaml"] as const;
export type FileFormat = (typeof fileFormats)[number];

export interface TestFile {
  readonly text: string;
  readonly format: FileFormat;
  /** Texts that must never appear, given beside the file. */
  readonly guards: readonly string[];
}

/** What a file says. With a problem in it there are no cases: a file is taken as a whole or not at all. */
export interface FileContent {
  readonly layout: "own" | "promptfoo" | "openai_evals";
  readonly cases: readonly TestCase[];
  readonly guards: readonly string[];
  readonly problems: readonly Problem[];
  /** What is read, but cannot be decided here. */
  readonly warnings: readonly string[];
}
