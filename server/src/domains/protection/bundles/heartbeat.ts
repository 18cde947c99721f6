import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { liveVersion, markGuarded } from "../configs/live-version.ts";
import { guardsOf, readBody } from "../configs/read-body.ts";
import { findVersion } from "../configs/store.ts";
import type { Tally } from "../runtime/tally.ts";
import type { HeartbeatBody } from "./shapes.ts";
import { takeHeartbeat } from "./store.ts";

interface Needs {
  readonly agents: AgentsPort;
  readonly tally: Tally;
}

export interface HeartbeatAnswer {
  readonly live_version: number | null;
  readonly live_digest: string | null;
  /** Whether the SDK should get a new bundle now. */
  readonly refresh: boolean;
  readonly downgraded: readonly string[];
}

/** Takes what a guard inside an agent says of itself. A repeated heartbeat is not counted again. */
export async function heartbeat({ agents, tally }: Needs, act: Act, body: HeartbeatBody): Promise<HeartbeatAnswer> {
  const { agent_id: agentId, config_id: configId, version } = body;
  const live = await liveVersion(agents, act, agentId);
  const ran = await findVersion(act, configId, version);
  if (!ran || ran.agent_id !== agentId) throw fault("GUARD_VERSION_NOT_FOUND");
  const { config } = await readBody(ran.config_body, ["config_body"]);
  const declared = new Map(guardsOf(config).map(({ guard }) => [guard.name, guard.mode]));
  const downgraded = [...declared]
    .filter(([guard, mode]) => mode === "enforce" && (body.modes[guard] ?? "shadow") !== "enforce")
    .map(([guard]) => guard);
  const isNew = await takeHeartbeat(act, { ...body, downgraded, seenAt: actSeconds(act) });
  const counts = body.counts.filter(({ guard }) => guard === "" || declared.has(guard));
  if (isNew && counts.length > 0) {
    await tally.reported(act.who.teamId, { agentId, configId, version, prepared: { config } }, counts);
    const { protection_status: status } = await agents.get(act, agentId);
    const hasJudged = counts.some(({ requests }) => requests > 0);
    if (hasJudged && status !== "guarded") await markGuarded(agents, act, { agentId, configId, version });
  }
  const isCurrent = live?.config_id === configId && live.version === version;
  return {
    live_version: live?.version ?? null,
    live_digest: live?.digest ?? null,
    refresh: !isCurrent,
    downgraded,
  };
}
