import { onFirstUse } from "../../../kernel/on-first-use.ts";

/** Methods, weights and patterns come with the engine, and an idle console needs none of them. */
export const loadEngine = onFirstUse(async () => {
  loaded = await load();
  return loaded;
});

export type Engine = Awaited<ReturnType<typeof load>>;

let loaded: Engine | null = null;

/** The engine if it is loaded, for those that can't wait. */
export const loadedEngine = (): Engine | null => loaded;

async function load() {
  const [run, { GUARD_METHODS }, { openMasks }, { subjectsOf, withTexts }, decisions, { judgeReady }, { judgeClean }] =
    await Promise.all([
      import("@agent-console/analysis/guards/run/run.ts"),
      import("@agent-console/analysis/guards/methods/list.ts"),
      import("@agent-console/analysis/guards/masking/masks.ts"),
      import("@agent-console/analysis/guards/run/messages.ts"),
      import("@agent-console/analysis/guards/run/decide.ts"),
      import("@agent-console/analysis/guards/run/judge-locally.ts"),
      import("@agent-console/analysis/guards/run/judge-clean.ts"),
    ]);
  const { prepareConfig, maskedBy, remaining } = run;
  const { together, unscannedParts } = decisions;
  return {
    ...{ prepareConfig, maskedBy, remaining, judgeReady, judgeClean, GUARD_METHODS, openMasks },
    ...{ subjectsOf, withTexts, together, unscannedParts, decide: decisions.decide },
  };
}
