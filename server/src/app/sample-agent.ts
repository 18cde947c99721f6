import { defaultSampleAgent } from "@agent-console/sample-agent/identity/default-agent.ts";
import { plantSampleEnvironment, type SampleEnvironmentNeeds } from "../domains/environment/sample.ts";
import { createRun } from "../domains/evaluation/runs/create-run.ts";
import type { RunNeeds } from "../domains/evaluation/runs/dependencies.ts";
import { plantSampleWeek } from "../domains/protection/sample/sample-traffic.ts";
import { storeSampleFigures } from "../domains/protection/telemetry/own/sample/sample-figures.ts";
import { describeSampleWeek } from "../domains/protection/telemetry/own/sample/sample-rows.ts";
import type { TelemetryWriter } from "../domains/protection/telemetry/writer.ts";
import type { AfterFirstTeam } from "../domains/teams/sign-in/first-team.ts";
import { type Config, ownAddress } from "./settings/config.ts";

/** It serves anyone who can reach it, so only this machine may. */
export function servesSampleAgent({ sample, local, role, domain }: Config): boolean {
  return sample === "on" && local && role !== "worker" && role !== "gateway" && domain === null;
}

const DESCRIBED_AFTER_MS = 2000;

interface SampleNeeds extends RunNeeds, SampleEnvironmentNeeds {
  readonly telemetry: { readonly writer: TelemetryWriter };
}

/** Always the same prompts, so that everyone sees the same results of the sample agent. */
const FIRST_RUN_SEED = 1;

/**
 * A first team gets the sample agent with its first run already started. Not if the system chooses the port, because it
 * is not known that early.
 */
export function sampleForFirstTeam(config: Config, needs: SampleNeeds): AfterFirstTeam | undefined {
  if (!servesSampleAgent(config) || config.port === 0) return undefined;
  return async (act) => {
    const { id: agentId } = await needs.agents.create(act, defaultSampleAgent(ownAddress(config)));
    await plantSampleEnvironment(needs, act, agentId);
    const week = await plantSampleWeek(act, agentId);
    await storeSampleFigures(act.tx, act.who.teamId, { week, now: act.now });
    // Its telemetry is stored beside the transaction, by when the team must be there.
    setTimeout(() => describeSampleWeek(needs.telemetry.writer, act.who.teamId, week), DESCRIBED_AFTER_MS).unref();
    if (needs.harnesses.length === 0) return;
    await createRun(needs, act, {
      agent_id: agentId,
      type: "behavioral",
      harness_names: ["trust_score"],
      harness_type: "standard",
      plan: "standard",
      seed: FIRST_RUN_SEED,
      through_gateway: false,
      concurrency: 8,
    });
  };
}
