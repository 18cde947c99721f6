import { expect, test } from "vitest";
import { loadConfig } from "./config.ts";

const METRICS = "TELEMETRY_METRICS_URL";

test("headers are read as OpenTelemetry writes them, and a base path is kept", () => {
  const config = loadConfig({
    [METRICS]: "https://mimir.example/prometheus/",
    TELEMETRY_METRICS_HEADERS: "Authorization=Basic%20dXNlcjpwYXNz, X-Scope-OrgID=team-a%2Cb",
  });
  expect(config.telemetryMetricsUrl).toBe("https://mimir.example/prometheus");
  expect(config.telemetryMetricsHeaders).toEqual({ Authorization: "Basic dXNlcjpwYXNz", "X-Scope-OrgID": "team-a,b" });
  expect(config.telemetryTeamLabel).toBe("team_id");
});

test("a private address needs no opening to agents, because only the operator can set it", () => {
  for (const host of ["10.1.2.3:9090", "127.0.0.1:9090", "[fd12::1]:9090", "prometheus:9090"])
    expect(loadConfig({ [METRICS]: `http://${host}` }).networks).toEqual([]);
});

const wrong = [
  [{ [METRICS]: "ftp://x" }, /^TELEMETRY_METRICS_URL must be an http or https address .*"\(hidden\)"\.$/],
  [{ [METRICS]: "http://user:word@x" }, /^TELEMETRY_METRICS_URL must be an http or https address without user name/],
  [{ [METRICS]: "http://169.254.169.254" }, "TELEMETRY_METRICS_URL can't be called: it is a metadata address."],
  [{ TELEMETRY_LOGS_URL: "http://[::]" }, "TELEMETRY_LOGS_URL can't be called: it is an unspecified address."],
  [{ TELEMETRY_TRACES_HEADERS: "a=b" }, "TELEMETRY_TRACES_HEADERS needs TELEMETRY_TRACES_URL beside it."],
  [{ TELEMETRY_LOGS_HEADERS: "s3cret" }, /^TELEMETRY_LOGS_HEADERS must be a list of headers .*"\(hidden\)"\.$/],
  [{ TELEMETRY_LOGS_HEADERS: "a=b%0d%0ac: d" }, /^TELEMETRY_LOGS_HEADERS must be a list of headers/],
  [{ TELEMETRY_LOGS_HEADERS: "Host=other" }, /without the header Host, which belongs to the connection/],
  [{ TELEMETRY_TEAM_LABEL: 'team"}' }, /^TELEMETRY_TEAM_LABEL must be a label name/],
  [{ TELEMETRY_TEAM_LABEL: "__name__" }, /^TELEMETRY_TEAM_LABEL must be a label name/],
] as const;
test.each(wrong)("with %j the console does not start, and says why in one sentence", (environment, sentence) => {
  expect(() => loadConfig(environment)).toThrow(sentence);
});
