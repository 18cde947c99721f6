import type { Command } from "../command/command.ts";
import { gate } from "./evaluation/gate.ts";
import { testsList, testsUpload } from "./evaluation/tests.ts";

/** Every command, in the order of help and docs/cli.md. */
export const commands: readonly Command[] = [gate, testsUpload, testsList];
