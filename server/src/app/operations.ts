import type { OperationSpec } from "../kernel/operation.ts";
import { domains } from "./domains.ts";

/** Every operation of the console: the source of the API document, the SDK and the tables in docs/. */
export const consoleOperations: readonly OperationSpec[] = domains.flatMap(
  ({ operations }): readonly OperationSpec[] => operations,
);
