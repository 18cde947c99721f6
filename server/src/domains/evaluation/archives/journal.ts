import type { MovedRows } from "../../../platform/domain/moved-rows.ts";

/** The rows of a run that leave the database with it. Their owners write them while a run is in progress. */
const TABLES: MovedRows["tables"] = [
  { name: "evaluation_plan", key: "seq" },
  { name: "evaluation_results", key: "seq" },
  { name: "evaluation_retries", key: "seq" },
  { name: "evaluation_controls", key: "n" },
  { name: "evaluation_log", key: "id" },
];

export const journalOf = (evaluationId: string): MovedRows => ({
  tables: TABLES,
  column: "evaluation_id",
  id: evaluationId,
});
