import type { TelemetryWriter } from "../../writer.ts";
import { AgentSums } from "./agent-sums.ts";
import type { FinishedRequest } from "./finished-request.ts";

/**
 * The figures of requests that were finished together, added up before they are told: requests of an agent count the same things,
 * and looking up a series costs more than adding to it. Labels are few: leg, ending, direction, model, guard, channel and rule.
 */
export class RequestSums {
  readonly #agents = new Map<string, AgentSums>();

  add(request: FinishedRequest): void {
    let sums = this.#agents.get(request.agentId);
    if (!sums) {
      sums = new AgentSums(request.teamId, request.agentId);
      this.#agents.set(request.agentId, sums);
    }
    sums.add(request);
  }

  /** Hands everything over and begins again. */
  tell(writer: Pick<TelemetryWriter, "count" | "observe">, atMs: number): void {
    for (const sums of this.#agents.values()) sums.tell(writer, atMs);
    this.#agents.clear();
  }
}
