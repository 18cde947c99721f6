import { agents } from "../domains/agents/domain.ts";
import { environment } from "../domains/environment/domain.ts";
import { evaluation } from "../domains/evaluation/domain.ts";
import { evolution } from "../domains/evolution/domain.ts";
import { protection } from "../domains/protection/domain.ts";
import { redteam } from "../domains/redteam/domain.ts";
import { teams } from "../domains/teams/domain.ts";

/** Every domain of the console, each importing only those before it. This list is all that a new domain adds here. */
export const domains = [teams, agents, environment, protection, evaluation, redteam, evolution] as const;
