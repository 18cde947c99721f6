import type { SealedColumn } from "../../platform/secrets/reseal.ts";
import { apiKeyContext, repositoryTokenContext } from "./configurations/api-key.ts";

/** What this slice keeps sealed. A rotation changes neither revision nor history: the secrets stay what they were. */
export const sealedInAgents: readonly SealedColumn[] = [
  { table: "agents", column: "api_key_sealed", id: { column: "id", type: "uuid" }, context: apiKeyContext },
  {
    table: "agents",
    column: "repository_token_sealed",
    id: { column: "id", type: "uuid" },
    context: repositoryTokenContext,
  },
];
