import { expect, test } from "vitest";
import { openWorld } from "../../../../test/world.ts";

test("lists every host of the team's agents, once for each reason, and those from the console's settings", async () => {
  await using world = await openWorld({
    environment: {
      SMTP_URL: "smtp://user:secret@mail.example:2525",
      SMTP_FROM: "console@mail.example",
      TELEMETRY_METRICS_URL: "http://mimir.example/prometheus",
      TELEMETRY_LOGS_URL: "https://telemetry.example:8443/loki",
      TELEMETRY_TRACES_URL: "https://telemetry.example:8443/tempo",
    },
  });
  const register = (body: object, as = world.owner) =>
    world.call("POST", "/v1/agent-configurations/", { as, body: { agent_name: "A", model_name: "m", ...body } });
  await register({
    agent_url: "https://name:word@Agent.example:8443/v1",
    mcp_config: { proxy_url: "https://proxy.example/mcp", server_urls: ["https://tools.example/a"] },
    delegated_agents: [{ url: "https://other.example/a2a" }],
  });
  await register({ agent_url: "https://agent.example:8443/other" });
  await register({ agent_url: "https://archived.example/v1", status: "archived" });
  await world.call("POST", "/v1/remote-guards", {
    body: { name: "own", url: "https://guards.example/judge?key=s3cret" },
  });
  await world.call("POST", "/v1/notifications/endpoints", {
    body: { name: "on call", kind: "webhook", address: "https://hooks.example/services/t0ken" },
  });
  await register({ agent_url: "https://foreign.example/v1" }, await world.stranger());
  const { status, body } = await world.call("GET", "/v1/outbound-hosts");
  expect(status).toBe(200);
  expect(body.results).toEqual([
    { host: "mail.example:2525", reason: "mail", contacted_by: "console", agents: 0 },
    { host: "mimir.example", reason: "telemetry_backend", contacted_by: "console", agents: 0 },
    { host: "telemetry.example:8443", reason: "telemetry_backend", contacted_by: "console", agents: 0 },
    { host: "guards.example", reason: "remote_guard", contacted_by: "console", agents: 0 },
    { host: "hooks.example", reason: "webhook", contacted_by: "console", agents: 0 },
    { host: "agent.example:8443", reason: "agent", contacted_by: "console", agents: 2 },
    { host: "other.example", reason: "delegated_agent", contacted_by: "agent", agents: 1 },
    { host: "proxy.example", reason: "mcp_proxy", contacted_by: "agent", agents: 1 },
    { host: "tools.example", reason: "mcp_server", contacted_by: "agent", agents: 1 },
  ]);
});

test("a team without agents contacts no host", async () => {
  await using world = await openWorld();
  expect((await world.call("GET", "/v1/outbound-hosts")).body).toEqual({ results: [] });
});
