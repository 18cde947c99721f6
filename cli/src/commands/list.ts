import type { Command } from "../command/command.ts";
import { gate } from "./evaluation/gate.ts";
import { testsList, testsUpload } from "./evaluation/tests.ts";
import { guardApply, guardDiff, guardList, guardRollback, guardShow, guardVersions } from "./protection/configs.ts";
import { constraints } from "./protection/constraints.ts";
import { guardImport, guardStarters } from "./protection/import.ts";
import { detectionsCreate, detectionsShow, guardTest } from "./protection/judge.ts";
import { guardCards, guardMethods, guardPromotion } from "./protection/methods.ts";
import { guardReplay } from "./protection/replay.ts";

/** Every command, in the order of help and docs/cli.md. */
export const commands: readonly Command[] = [
  gate,
  testsUpload,
  testsList,
  guardList,
  guardShow,
  guardImport,
  guardStarters,
  guardApply,
  guardVersions,
  guardDiff,
  guardRollback,
  guardPromotion,
  guardReplay,
  guardTest,
  guardMethods,
  guardCards,
  detectionsCreate,
  detectionsShow,
  constraints,
];
