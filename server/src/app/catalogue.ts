import { agentsErrors } from "../domains/agents/errors.ts";
import { evaluationErrors } from "../domains/evaluation/errors.ts";
import { evolutionErrors } from "../domains/evolution/errors.ts";
import { teamsErrors } from "../domains/teams/errors.ts";
import type { Catalogue } from "../kernel/errors.ts";
import { forwardErrors } from "../platform/forward/errors.ts";
import { httpErrors } from "../platform/http/errors.ts";

/** Every refusal the console can answer with. docs/errors.md is generated from it. */
export const catalogue: Catalogue = {
  ...httpErrors,
  ...forwardErrors,
  ...teamsErrors,
  ...agentsErrors,
  ...evaluationErrors,
  ...evolutionErrors,
};
