import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { openDataFolder } from "../../../e2e/data-folder.ts";
import { call } from "../../../e2e/person.ts";
import { openTestSmtp, type TestSmtp } from "../../../server/test/platform/smtp-server.ts";
import { openStub, type Stub } from "../gateway/stub.ts";
import { MortalConsole } from "./mortal-console.ts";

export interface NotificationPlan {
  readonly agents: number;
  readonly kills: number;
  /** Alarms between two kills, at least. */
  readonly alarmsEach: number;
  readonly seed: number;
}

export interface NotificationProof {
  readonly plan: NotificationPlan;
  /** Alarms that were raised or cleared, and how many of these a response had acknowledged. */
  readonly events: number;
  readonly acknowledged: number;
  readonly webhooks: Received;
  readonly mails: Received;
  readonly mistakes: readonly string[];
}

export interface Received {
  readonly messages: number;
  readonly repeated: number;
}

/** Alarms of a real console that is killed with kill -9 again and again, and what its webhook and mail endpoints receive. */
export async function proveNotifications(plan: NotificationPlan): Promise<NotificationProof> {
  const random = seededRandom(plan.seed);
  await using data = await openDataFolder();
  await using smtp = await openTestSmtp();
  await using tools = await openStub();
  await using hook = await openHook(() => 40 * random());
  const env = { SMTP_URL: smtp.url, SMTP_FROM: "Console <console@example.org>", SAMPLE: "off" };
  await using console = await MortalConsole.open(data, env);
  const { secret } = await console.call("POST /v1/notifications/endpoints", {
    ...{ name: "Hook", kind: "webhook", address: hook.url },
  });
  await console.call("POST /v1/notifications/endpoints", { name: "Mail", kind: "mail", address: "ada@example.org" });
  const agents = await Promise.all(Array.from({ length: plan.agents }, (_, at) => watchedAgent(console, tools, at)));
  const traffic = startTraffic(console, tools, agents);
  for (let kill = 1; kill <= plan.kills; kill++) {
    const until = traffic.acknowledged() + Math.ceil(plan.alarmsEach * (1 + random()));
    while (traffic.acknowledged() < until) await pause(2);
    await console.killAndRestart();
  }
  await traffic.stop();
  await allDelivered(console);
  const events = await storedEvents(console);
  const acknowledged = traffic.acknowledged();
  return {
    ...{ plan, events: events.length, acknowledged },
    webhooks: countOf(hook.heard),
    mails: countOf(mailsOf(smtp)),
    mistakes: [
      ...(events.length >= acknowledged ? [] : [`${acknowledged} alarms acknowledged, ${events.length} stored`]),
      ...mistakesOf("webhook", events, hook.heard),
      ...mistakesOf("mail", events, mailsOf(smtp)),
      ...hook.heard.filter((one) => !one.isSigned(secret)).map(({ id }) => `webhook ${id} is not signed`),
    ],
  };
}

interface Message {
  /** The same in every attempt at one delivery. */
  readonly id: string;
  /** Which event it tells of: `raised` or `cleared`, and the alarm. */
  readonly event: string;
  readonly content: string;
}

const countOf = (messages: readonly Message[]): Received => ({
  messages: messages.length,
  repeated: messages.length - new Set(messages.map(({ id }) => id)).size,
});

/** At least once each; what is repeated has the same id and the same content; an id is of one event. */
function mistakesOf(kind: string, events: readonly string[], messages: readonly Message[]): string[] {
  const byEvent = Map.groupBy(messages, ({ event }) => event);
  const lost = events.filter((event) => !byEvent.has(event)).map((event) => `no ${kind} tells of ${event}`);
  const doubled = [...byEvent]
    .filter(([, told]) => new Set(told.map(({ id }) => id)).size > 1)
    .map(([event]) => `two ${kind}s with different ids tell of ${event}`);
  const changed = [...Map.groupBy(messages, ({ id }) => id)]
    .filter(([, told]) => new Set(told.map(({ content }) => content)).size > 1)
    .map(([id]) => `${kind} ${id} had another content when it was repeated`);
  return [...lost, ...doubled, ...changed];
}

interface WatchedAgent {
  readonly name: string;
  readonly path: string;
  readonly key: string;
}

const GUARD = {
  "output-guards": ["own"],
  own: { methods: ["custom-patterns"], mode: "shadow", action: "mask", "custom-patterns": { patterns: ["sesame"] } },
};

/** An agent whose tool server is reached through the gateway. */
async function watchedAgent(console: MortalConsole, tools: Stub, at: number): Promise<WatchedAgent> {
  const name = `agent-${at}`;
  const agent = await console.call("POST /v1/agent-configurations", {
    ...{ agent_name: name, model_name: "m", agent_url: `${tools.url}/v1` },
  });
  const config = await console.call("POST /v1/guard-configs", { agent_id: agent.id, config_body: GUARD });
  await console.call(`POST /v1/guard-configs/${config.id}/apply`, { override_reason: "A proof applies it." });
  const route = { agent_id: agent.id, leg: "tools", upstream_url: `${tools.url}/mcp/${name}` };
  const { path } = await console.call("POST /v1/gateway-routes", route);
  const key = await console.call("POST /v1/gateway-keys", { agent_id: agent.id, name: "Proof", legs: ["tools"] });
  return { name, path, key: key.secret };
}

interface Traffic {
  /** Changes of tools that the gateway has answered, each of which raises or clears an alarm. */
  acknowledged(): number;
  stop(): Promise<void>;
}

/** Every agent lists its tools without end. Each time, its server describes them differently, or as at first again. */
function startTraffic(console: MortalConsole, tools: Stub, agents: readonly WatchedAgent[]): Traffic {
  const turn = new Map(agents.map(({ name }) => [name, 0]));
  tools.otherwise = ({ path, text, response }) => {
    const { id } = JSON.parse(text) as { id: number };
    const isChanged = (turn.get(path.split("/").at(-1) ?? "") ?? 0) % 2 === 1;
    const description = isChanged ? "Finds an order, and more." : "Finds an order.";
    const listed = [{ name: "find_order", description, inputSchema: { type: "object" } }];
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ jsonrpc: "2.0", id, result: { tools: listed } }));
  };
  let [acknowledged, isOver] = [0, false];
  const list = async ({ name, path, key }: WatchedAgent): Promise<void> => {
    const seen = turn.get(name) ?? 0;
    const body = { jsonrpc: "2.0", id: seen, method: "tools/list", params: {} };
    const headers = { accept: "application/json, text/event-stream" };
    const reply = await call(`POST ${console.address}${path}`, { token: key, body, headers }).catch(() => null);
    // Without a response the same list is asked for again: whether it was noticed is not known.
    if (reply?.status !== 200) return void (await pause(50));
    // The first list is what the tools are compared with.
    if (seen > 0) acknowledged += 1;
    turn.set(name, seen + 1);
  };
  const running = agents.map(async (agent) => {
    while (!isOver) await list(agent);
  });
  return {
    acknowledged: () => acknowledged,
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

const PATIENCE_MS = 120_000;

async function allDelivered({ data }: MortalConsole): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const rows = await data.query("select from notification_deliveries where status = 'pending' limit 1");
    if (rows.length === 0) return;
    await pause(100);
  }
}

async function storedEvents({ data }: MortalConsole): Promise<string[]> {
  const rows = await data.query("select id, cleared_at from alarms where kind = 'tool_changed'");
  return rows.flatMap(({ id, cleared_at }) => [`raised ${id}`, ...(cleared_at === null ? [] : [`cleared ${id}`])]);
}

interface HookMessage extends Message {
  isSigned(secret: string): boolean;
}

interface Hook extends AsyncDisposable {
  readonly url: string;
  readonly heard: readonly HookMessage[];
}

/** Takes its time, so that kills come between a delivery and its record. */
async function openHook(delay: () => number): Promise<Hook> {
  const heard: HookMessage[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    try {
      for await (const chunk of request) body += chunk;
    } catch {
      // The console died before it had sent all of it.
      return;
    }
    const said = JSON.parse(body) as { type: string; data: { alarm_id: string } };
    const [id, time, given] = ["id", "timestamp", "signature"].map((name) =>
      String(request.headers[`webhook-${name}`]),
    );
    heard.push({
      id: id ?? "",
      event: `${said.type.split("_").at(-1)} ${said.data.alarm_id}`,
      content: body,
      isSigned: (secret) => given === signatureOf(secret, `${id}.${time}.${body}`),
    });
    await pause(delay());
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    heard,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const signatureOf = (secret: string, text: string): string =>
  `v1,${createHmac("sha256", Buffer.from(secret.slice("whsec_".length), "base64"))
    .update(text)
    .digest("base64")}`;

function mailsOf({ mails }: TestSmtp): Message[] {
  return mails.map(({ source }) => {
    const text = source.replaceAll(/=\n/g, "");
    const [, id = ""] = /^Message-ID: <([^>@]+)@/im.exec(text) ?? [];
    const [, alarm = ""] = /^alarm id: (\S+)$/m.exec(text) ?? [];
    const kind = /^Subject: .*Cleared:/m.test(text) ? "cleared" : "raised";
    // The head has the time of the attempt.
    return { id, event: `${kind} ${alarm}`, content: text.slice(text.indexOf("\n\n")) };
  });
}
