import type { OperationSpec } from "../../kernel/operation.ts";
import type { Answer } from "../../platform/http/answer.ts";
import type { Request } from "../../platform/http/binding.ts";
import type { SentGenome } from "./genomes/genome-text.ts";

/** The request on whose behalf evolution is called: who, from where, and the team's rows to act on. */
export type Forwardable = Omit<Request<OperationSpec>, "params" | "query" | "body">;

export interface ServiceHealth {
  readonly reachable: boolean;
  readonly detail: string;
}

/**
 * The evolution service as the console sees it, in this process or elsewhere. Responses are free-form and pass through
 * unchanged. The caller has been authenticated, and the agent belongs to the team.
 */
export interface EvolutionPort {
  status(request: Forwardable, agentId: string): Promise<Answer>;
  createGenome(request: Forwardable, genome: SentGenome): Promise<Answer>;
  /**
   * Whether the service is this program on the console's own database, so that the console can answer every other
   * operation by itself. A foreign service need only implement the two above.
   */
  sharesDatabase(request: Forwardable): Promise<boolean>;
  health(): Promise<ServiceHealth>;
  close(): Promise<void>;
}
