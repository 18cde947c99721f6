import { join } from "node:path";
import type { Config } from "./config.ts";

/** Next to the database, not in it: whoever can rewrite the one should not reach the other. */
export const auditHeadsPath = (config: Config): string => join(config.folder, "audit-heads.jsonl");
