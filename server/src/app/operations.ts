import type { OperationSpec } from "../kernel/operation.ts";
import { domains } from "./domains.ts";

/** Every operation of the console: what the document, the SDK and the tables in docs/ are made from. */
export const consoleOperations: readonly OperationSpec[] = domains.flatMap(
  ({ operations }): readonly OperationSpec[] => operations,
);
