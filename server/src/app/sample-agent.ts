import type { AgentsPort } from "../domains/agents/port.ts";
import { registerSampleAgent } from "../domains/evaluation/sample-agent/default-agent.ts";
import type { AfterFirstTeam } from "../domains/teams/sign-in/first-team.ts";
import { type Config, ownAddress } from "./config.ts";

/** It answers whoever can reach it, so nobody but this machine may. */
export function servesSampleAgent({ sample, local, role, domain }: Config): boolean {
  return sample === "on" && local && role !== "worker" && domain === null;
}

/** A first team finds the sample agent waiting. Not where the port is chosen by the system: nobody knows it that early. */
export function sampleForFirstTeam(config: Config, agents: AgentsPort): AfterFirstTeam | undefined {
  if (!servesSampleAgent(config) || config.port === 0) return undefined;
  return (act) => registerSampleAgent(act, { agents, address: ownAddress(config) });
}
