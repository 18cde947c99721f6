import { CHANNEL_KEYS } from "@agent-console/analysis/guards/config/keys.ts";
import { CHANNELS, type Channel } from "@agent-console/analysis/guards/guard.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { getConfig } from "../configs/manage.ts";
import { readBody } from "../configs/read-body.ts";
import { loadEngine } from "../runtime/engine.ts";
import type { InTeam, LiveGuards, LiveVersions } from "../runtime/live-guards.ts";
import type { Runnable } from "../runtime/runnable.ts";

/** What judges the inputs of a detection. */
export interface Detector extends Runnable {
  /** The channels it judges, the usual one first. */
  readonly channels: readonly Channel[];
  readonly isSlow: boolean;
  /** A whole config: what none of its guards judges is unassessed. A method or a rule alone judges the text that it can. */
  readonly isWhole: boolean;
  /** Set if an agent lives by exactly this: then its requests are counted. */
  readonly live: LiveGuards | null;
}

interface Asked {
  readonly liveVersions: LiveVersions;
  readonly inTeam: InTeam;
  readonly teamId: string;
  readonly ruleBody: RuleBody;
}

/** A guard rule alone, as the body of a config, or null. Rules come later in the order of slices. */
export type RuleBody = (act: Act, id: string) => Promise<JsonObject | null>;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export async function findDetector(asked: Asked, detectorId: string): Promise<Detector> {
  const [, kind = "", id = ""] = /^(config|rule):(.*)$/.exec(detectorId) ?? [];
  if (kind === "config" && UUID.test(id)) return ofConfig(asked, id);
  if (kind === "rule" && UUID.test(id)) return ofRule(asked, id);
  if (kind !== "")
    throw refused(detectorId, "Write config: and the id of a guard config, or rule: and the id of a rule");
  return ofMethod(detectorId);
}

const refused = (detectorId: string, message: string) => unprocessable(["body", "detector_id"], message, detectorId);

async function ofConfig({ liveVersions, inTeam, teamId }: Asked, id: string): Promise<Detector> {
  const row = await inTeam((act) => getConfig(act, id));
  const live = row.agent_id && row.live_version !== null ? await liveVersions.get(inTeam, teamId, row.agent_id) : null;
  if (live && live.configId === id && live.digest === row.digest) return { ...withChannels(live, live), isWhole: true };
  const { config } = await readBody(row.config_body, ["config_body"]);
  const { prepareConfig } = await loadEngine();
  const runnable = { key: `body:${row.digest}`, prepared: prepareConfig(config), agent: {} };
  return { ...withChannels(runnable, null), isWhole: true };
}

async function ofRule({ inTeam, ruleBody }: Asked, id: string): Promise<Detector> {
  const body = await inTeam((act) => ruleBody(act, id));
  if (!body) throw refused(`rule:${id}`, "There is no such guard rule. GET /v1/guard-rules lists them");
  const { config, digest } = await readBody(body, ["body", "detector_id"]);
  const { prepareConfig } = await loadEngine();
  return withChannels({ key: `body:${digest}`, prepared: prepareConfig(config), agent: {} }, null);
}

/** A config with this method alone, on every channel that it judges, with its usual options. */
async function ofMethod(id: string): Promise<Detector> {
  const { GUARD_METHODS, prepareConfig } = await loadEngine();
  const method = Object.hasOwn(GUARD_METHODS, id) ? GUARD_METHODS[id] : undefined;
  if (!method) throw refused(id, "There is no such guard method. GET /v1/guard-methods lists them");
  const guards = Object.fromEntries(method.channels.map((channel) => [CHANNEL_KEYS[channel], ["detector"]]));
  const body = { ...guards, detector: { methods: [id], mode: "enforce" } };
  const { config, digest } = await readBody(body, ["body", "detector_id"]);
  return withChannels({ key: `body:${digest}`, prepared: prepareConfig(config), agent: {} }, null);
}

function withChannels(runnable: Runnable, live: LiveGuards | null): Detector {
  const { config } = runnable.prepared;
  const channels = CHANNELS.filter((channel) => config.channels[channel].length > 0);
  const isSlow = channels.some((channel) =>
    runnable.prepared.channel(channel).methods.some(({ phase, needsThread }) => phase === "remote" || needsThread),
  );
  return { ...runnable, channels, isSlow, isWhole: false, live };
}
