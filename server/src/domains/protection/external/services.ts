import { onFirstUse } from "../../../kernel/on-first-use.ts";
import type { GuardRunner } from "../runtime/guard-runner.ts";
import type { RemoteGuards } from "../runtime/remote-guards.ts";
import type { JudgeAtBothPoints } from "./ask-judge.ts";
import { askExternal, type ExternalNeeds } from "./external-guards.ts";
import { createGuardModels, type GuardModels } from "./model/models.ts";

export interface ExternalServices {
  /** Loads nothing before the first text. */
  readonly guardModels: GuardModels;
  readonly remoteGuards: RemoteGuards;
}

export interface OpenExternalNeeds extends Omit<ExternalNeeds, "models" | "atBothPoints"> {
  readonly runner: GuardRunner;
  /** The operator's folder for model files, or null. */
  readonly modelFolder: string | null;
}

export function openExternalGuards(needs: OpenExternalNeeds): ExternalServices {
  const models = createGuardModels(needs.modelFolder);
  // With it come all methods and their weights.
  const judging = onFirstUse(async () => (await import("./at-both-points.ts")).judgingAtBothPoints(needs.runner));
  const atBothPoints: JudgeAtBothPoints = async (method, subject) => (await judging())(method, subject);
  const external = { ...needs, models, atBothPoints };
  return { guardModels: models, remoteGuards: (who) => askExternal(external, who) };
}
