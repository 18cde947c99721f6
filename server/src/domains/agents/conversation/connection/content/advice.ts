/** What to do about a failed or doubtful check of the connection test. One sentence or two, addressed to the owner of the agent. */
export const advice = {
  // The way to the agent
  noAddress: "Enter an HTTP or HTTPS URL.",
  address:
    "Enter an HTTP or HTTPS URL that the console is allowed to call. To allow private networks, set OUTBOUND_NETWORKS.",
  dns: "Check the spelling of the host name, and that this machine can resolve it.",
  connection: "Check that the agent is running, that the port is correct, and that no firewall blocks the connection.",
  tls: "Install a certificate for this host name from a certificate authority that this machine trusts.",
  unencrypted: "Use an https:// URL if the agent has one.",

  // A2A
  publishCard: "Publish the agent card at /.well-known/agent-card.json on the agent's host.",
  offerJsonRpc: "Make the agent available over JSON-RPC, or check that the URL is correct.",
  cardAddress: "Enter the URL from the agent card, or only the host.",

  // Key and path
  enterKey: "Enter the agent's API key.",
  enterValidKey: "Enter a valid API key for this endpoint.",
  reenterKey: "Enter the API key again for this endpoint.",
  baseAddress: "Enter the base URL, which often ends in /v1, or the full URL of /chat/completions.",

  // Rate
  noTurn: "Test again when the agent is less busy, or raise rate_limit_requests_per_minute if the agent allows it.",
  rateLimited: "Test again later, and set rate_limit_requests_per_minute to what the agent allows.",

  // The answer
  notTheApi: "Check that the endpoint URL is the agent's API, not a web page, and that the protocol is correct.",
  refusedRequest: "Check the agent's model name and parameters.",
  emptyAnswer: "Check the agent's max_tokens setting and its logs.",
  ownLogs: "Check the agent's logs.",
  timedOut: "The test timed out. Check whether the agent is overloaded.",
  slow: "Evaluation runs will take longer.",

  // The system message
  systemMessageIgnored: "A system prompt set here has no effect. Change it where the agent runs.",
  systemMessageUnclear: "Test again, or try your own instruction.",
} as const;
