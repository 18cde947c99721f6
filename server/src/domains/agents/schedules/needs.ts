import type { Act } from "../../../platform/act.ts";
import type { AgentEvent } from "../record/agent-event.ts";
import type { AgentRow } from "../record/agent-row.ts";
import type { Schedulable, ScheduleKind } from "./schedulable.ts";

export interface ScheduleNeeds {
  /** What the domain offers to others, too. */
  readonly agents: {
    get(act: Act, id: string): Promise<AgentRow>;
    announce(act: Act, id: string, event: AgentEvent): Promise<void>;
    naming<R extends { readonly agent_id: string | null }>(
      act: Act,
      rows: readonly R[],
    ): Promise<(R & { readonly agent_name: string | null })[]>;
  };
  /** What the domains further right offer to start. */
  readonly schedulables: () => readonly Schedulable[];
}

export function schedulableOf({ schedulables }: ScheduleNeeds, kind: ScheduleKind): Schedulable {
  const found = schedulables().find((one) => one.kind === kind);
  if (!found) throw new Error(`no domain starts schedules of the kind ${kind}`);
  return found;
}
