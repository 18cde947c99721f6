import { type Judgment, pass, undecided } from "@agent-console/analysis/guards/guard.ts";
import { createThreads, type ThreadRules, type Threads } from "../../../../platform/threads/threads.ts";
import type { ModelAnswer, ModelJob } from "./classify.ts";
import { fileIn, RefusedFile } from "./files.ts";
import { findRuntime } from "./runtime.ts";

/** A registered model. */
export interface ModelFiles {
  readonly file: string;
  readonly tokenizer: string;
  readonly sha256: string;
  readonly tokenizerSha256: string | null;
  readonly labels: readonly string[];
  readonly attackLabel: string;
}

/** Runs classifier models of the operator's. Nothing is loaded before the first text. */
export interface GuardModels {
  readonly folder: string | null;
  /** Whether the runtime can be found. */
  hasRuntime(): boolean;
  /** The answer for one text, or why there is none. */
  ask(model: ModelFiles, text: string): Promise<ModelAnswer | { readonly kind: "stopped" }>;
  close(): Promise<void>;
}

const rules: ThreadRules = {
  script: new URL("./thread.ts", import.meta.url),
  // A model is loaded once for each.
  most: 1,
  // The first text waits until the model is loaded.
  limitMs: 60_000,
  heapMegabytes: 1024,
  idleMs: 300_000,
};
/** More texts than this do not wait: each would be late. */
const MOST_WAITING = 32;

export function createGuardModels(folder: string | null): GuardModels {
  let threads: Threads | null = null;
  let waiting = 0;
  return {
    folder,
    hasRuntime: () => folder !== null && findRuntime(folder) !== null,
    async ask(model, text) {
      const job = folder === null ? null : await jobFor(folder, model, text);
      if (job === null) return { kind: "stopped" };
      if ("kind" in job) return job;
      if (waiting >= MOST_WAITING) return { kind: "stopped" };
      waiting++;
      try {
        threads ??= createThreads(rules);
        return (await threads.run(job)) as ModelAnswer;
      } catch {
        return { kind: "stopped" };
      } finally {
        waiting--;
      }
    },
    close: async () => await threads?.close(),
  };
}

async function jobFor(folder: string, model: ModelFiles, text: string): Promise<ModelJob | ModelAnswer | null> {
  const runtime = findRuntime(folder);
  if (runtime === null) return null;
  let part: "file" | "tokenizer" = "file";
  try {
    const file = await fileIn(folder, model.file);
    part = "tokenizer";
    const tokenizer = await fileIn(folder, model.tokenizer);
    const { sha256, tokenizerSha256, labels, attackLabel } = model;
    const attack = labels.indexOf(attackLabel);
    return { runtime, file, tokenizer, sha256, tokenizerSha256, labels: labels.length, attack, text };
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return { kind: "refused", part, reason: `The file ${error.message}.` };
  }
}

/** The model's judgment of one text. */
export async function judgeWithModel(
  models: Pick<GuardModels, "ask">,
  model: ModelFiles & { readonly threshold: number },
  text: string,
): Promise<Judgment> {
  if (text.length > LONGEST_TEXT) return undecided("unreadable", `The text is longer than ${LONGEST_TEXT} characters.`);
  const answer = await models.ask(model, text);
  switch (answer.kind) {
    case "score":
      return answer.score >= model.threshold
        ? { outcome: "hit", score: answer.score, rule: model.attackLabel, spans: [] }
        : pass(answer.score);
    case "too_long":
      return undecided("unreadable", "The text is too long for the model.");
    case "refused":
      return undecided("unavailable", answer.reason);
    case "stopped":
      return undecided("unavailable", "The model could not run.");
  }
}

/** Tokenizing takes time in proportion to it. */
const LONGEST_TEXT = 200_000;
