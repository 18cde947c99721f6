import type { AgentReach } from "../../record/agent-reach.ts";
import type { Line } from "./calls.ts";

/** The same client, which adds the agent's further headers to requests to the origin that they are for. The console's own stay. */
export function withHeaders(line: Line, { headers = [] }: Pick<AgentReach, "headers">): Line {
  if (headers.length === 0) return line;
  const byOrigin = new Map(headers.map(({ origin, values }) => [origin, values]));
  return {
    ...(line.readLargeJson
      ? { readLargeJson: (text) => line.readLargeJson?.(text) ?? Promise.resolve(undefined) }
      : {}),
    stream: (request) => {
      const own = byOrigin.get(URL.parse(request.url)?.origin ?? "");
      return line.stream(own ? { ...request, headers: { ...own, ...request.headers } } : request);
    },
  };
}
