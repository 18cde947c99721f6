import { eraseAgents } from "../domains/agents/erase-team.ts";
import { eraseEvaluations } from "../domains/evaluation/runs/erase-team.ts";
import { eraseGenomes } from "../domains/evolution/erase-team.ts";
import type { TeamEraser } from "../domains/teams/people/port.ts";

/** What every domain does when a team is deleted, the dependent ones first. */
export const teamErasers: readonly TeamEraser[] = [eraseGenomes, eraseEvaluations, eraseAgents];
