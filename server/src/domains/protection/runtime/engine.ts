import { onFirstUse } from "../../../kernel/on-first-use.ts";

/** Methods, weights and patterns come with the engine, and an idle console needs none of them. */
export const loadEngine = onFirstUse(async () => {
  const [{ prepareConfig, maskedBy }, { GUARD_METHODS }, { openMasks }, { subjectsOf, withTexts }, decide] =
    await Promise.all([
      import("@agent-console/analysis/guards/run/run.ts"),
      import("@agent-console/analysis/guards/methods/list.ts"),
      import("@agent-console/analysis/guards/masking/masks.ts"),
      import("@agent-console/analysis/guards/run/messages.ts"),
      import("@agent-console/analysis/guards/run/decide.ts"),
    ]);
  const { together, unscannedParts } = decide;
  return { prepareConfig, maskedBy, GUARD_METHODS, openMasks, subjectsOf, withTexts, together, unscannedParts };
});
