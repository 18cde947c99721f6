const ENDPOINT = "/chat/completions";

/**
 * Where an OpenAI-compatible agent is called. Its address may be the endpoint itself, or the base that such clients are
 * given, to which the endpoint is appended; a query, as some hosts ask for, stays. Nothing is guessed: `https://host`
 * means `https://host/chat/completions`, and `/v1` has to be in the address when the agent wants it.
 */
export function endpointOf(agentUrl: string): string {
  const url = URL.parse(agentUrl);
  // The outbound client reports what is wrong with it.
  if (url === null) return agentUrl;
  const path = url.pathname.replace(/\/+$/, "");
  url.pathname = path.endsWith(ENDPOINT) ? path : path + ENDPOINT;
  url.hash = "";
  return url.href;
}
