import type { SealedColumn } from "../../platform/secrets/reseal.ts";
import { apiKeyContext, repositoryTokenContext } from "./configurations/api-key.ts";
import { headerContext } from "./headers/agent-headers.ts";

/** The sealed columns of this domain. A key rotation changes neither revision nor history, because the secrets stay the same. */
export const sealedInAgents: readonly SealedColumn[] = [
  { table: "agents", column: "api_key_sealed", id: { column: "id", type: "uuid" }, context: apiKeyContext },
  {
    table: "agents",
    column: "repository_token_sealed",
    id: { column: "id", type: "uuid" },
    context: repositoryTokenContext,
  },
  { table: "agent_headers", column: "value_sealed", id: { column: "id", type: "uuid" }, context: headerContext },
];
