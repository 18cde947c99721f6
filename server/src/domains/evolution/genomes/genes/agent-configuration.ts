/** The part of an agent that its genome covers. */
export interface AgentConfiguration {
  readonly protocol: string;
  readonly model_name: string;
  readonly agent_system_prompt: string | null;
  readonly agent_params: Readonly<Record<string, unknown>> | null;
  readonly mcp_config: Readonly<Record<string, unknown>> | null;
  readonly delegated_agents: readonly Readonly<Record<string, unknown>>[];
  readonly rate_limit_requests_per_minute: number;
  readonly guard_config_id: string | null;
  readonly capabilities?: Readonly<Record<string, unknown>> | null;
  /** The active guards, if the caller knows them. */
  readonly guards?: readonly GuardSetting[];
}

export interface GuardSetting {
  readonly name: string;
  readonly stage: "input" | "output";
  readonly enabled: boolean;
  readonly mode: string;
  readonly threshold: number | null;
}
