import type { NotificationEvent } from "../../teams/port.ts";

/** Something that happened to an agent, for the team's notification endpoints. */
export interface AgentEvent extends Omit<NotificationEvent, "agent" | "title"> {
  /** Made from the agent's current name. */
  readonly title: (agentName: string) => string;
}
