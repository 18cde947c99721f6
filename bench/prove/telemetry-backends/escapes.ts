import { call } from "../../../e2e/person.ts";
import type { Console } from "./compare.ts";

/** What a client may send as a name or value to see more than its team. */
const HOSTILE = [
  '"} or {team_id=~".+',
  'x",team_id=~".+',
  'x"} or vector(1) #',
  "x\\",
  'x\\",team_id!="',
  "`} or {team_id=~`.+`} #",
  "x'} or {team_id=~'.+",
  'x\n} or {__name__=~".+"}',
  ".+",
  ".*|.*",
  "\u201d} or {team_id=~\u201d.+",
  "{__name__=~'.+'}",
  "gateway_requests_total{}",
  "gateway_requests_total or gateway_requests_total",
  'gateway_requests_total{team_id=~".+"}',
  "sum(gateway_requests_total) by (team_id)",
] as const;

const PARAMETERS = ["agent_configuration_id", "evaluation_id", "test_id", "probe_id", "guard", "model"] as const;

/** How many were tried, and those that answered with a figure: nothing matches any of these literally. */
export async function tryEscapes({ address, token }: Console) {
  const mistakes: string[] = [];
  let tried = 0;
  for (const hostile of HOSTILE) {
    const text = encodeURIComponent(hostile);
    const paths = [
      `counters/${text}/total?time_range=1d`,
      ...PARAMETERS.map((name) => `counters/gateway_requests_total/total?${name}=${text}`),
    ];
    for (const path of paths) {
      tried++;
      const { status, body } = await call(`GET ${address}/v1/telemetry/${path}`, { token });
      const isNothing = status === 200 ? body.total_count === 0 : status === 404 || status === 422;
      if (!isNothing) mistakes.push(`${path}: ${status} ${JSON.stringify(body)}`);
    }
  }
  return { tried, mistakes };
}
