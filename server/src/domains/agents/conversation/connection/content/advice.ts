/** What to do about a failed or doubtful check of the connection test. One sentence or two, addressed to the owner of the agent. */
export const advice = {
  // The way to the agent
  noAddress: "Enter an http or https address.",
  address: "Enter an http or https address that this console may call; OUTBOUND_NETWORKS admits private networks.",
  dns: "Check the spelling of the host name, and whether this machine can resolve it.",
  connection: "Check that the agent runs, the port, and that no firewall stands between it and this console.",
  tls: "Give the agent a certificate that is valid for this host name, from an authority this machine trusts.",
  unencrypted: "Use an https address if the agent has one.",

  // A2A
  publishCard: "Publish the agent's card at /.well-known/agent-card.json on its host.",
  offerJsonRpc: "Offer the agent over JSON-RPC as well, or check that the address is the right one.",
  cardAddress: "Enter the address that the agent's card names, or the host alone.",

  // Key and path
  enterKey: "Enter the agent's API key.",
  enterValidKey: "Enter a key that is valid there.",
  reenterKey: "Enter the key again for this address.",
  baseAddress: "Enter the base address, which often ends in /v1, or the whole address of /chat/completions.",

  // Rate
  noTurn: "Test again when less is asked of the agent, or raise rate_limit_requests_per_minute if it allows more.",
  rateLimited: "Test again later, and set rate_limit_requests_per_minute to what the agent allows.",

  // The answer
  notTheApi: "Check that the address is the agent's API, not a web page, and that the protocol is the right one.",
  refusedRequest: "Check the model name and the parameters of the agent.",
  emptyAnswer: "Check the agent's max_tokens and its own logs.",
  ownLogs: "Look into the agent's own logs.",
  timedOut: "Check that the agent is not overloaded; the test waits no longer.",
  slow: "Expect evaluations to take long.",

  // The system message
  systemMessageIgnored: "A system prompt kept here has no effect then; change it where the agent runs.",
  systemMessageUnclear: "Test again, or try an instruction of your own.",
} as const;
