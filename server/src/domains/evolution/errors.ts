import type { Catalogue } from "../../kernel/errors.ts";

export const evolutionErrors = {
  GENOME_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy:
      "GET /v1/genomes/ lists the genomes of your team; POST /v1/genomes/extract-from-agent/{agent_id} makes one.",
  },
  GENOME_VERSION_NOT_FOUND: {
    status: 404,
    text: "The genome has no such version.",
    remedy: "GET /v1/genomes/{genome_id}/versions lists its versions.",
  },
  GENOME_UNCHANGED: {
    status: 409,
    text: "The edit changes nothing: a version with this content is the latest already.",
    remedy: "Nothing to do; GET /v1/genomes/{genome_id} shows it.",
  },
  GENOME_CONFLICT: {
    status: 409,
    text: "The genome was changed in the same places since the version that the edit is based on.",
    remedy:
      "`conflicts` names the genes with all three states. Decide, and send the edit with base_version = latest_version.",
  },
  EVOLUTION_NOT_OFFERED: {
    status: 501,
    text: "The evolution service that this console uses does not offer this operation.",
    remedy:
      "Operators: leave SERVICE_EVOLUTION unset, or let it be this program (`npm run evolution`) on the console's own database.",
  },
} as const satisfies Catalogue;
