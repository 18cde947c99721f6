import type { Entered } from "../form/values.ts";

/** The sample agent, which only a console on this machine serves. */
export function exampleHere(): Entered | null {
  if (!/^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname)) return null;
  return {
    protocol: "chat_completions",
    access_level: "grey_box",
    agent_url: `${location.origin}/sample-agent/v1`,
    model_name: "sample-support",
    api_key: "sample-agent-key",
    agent_name: "Sample support agent, my copy",
    purpose: "The simulated support agent that comes with the console, to try things out on.",
    agent_system_prompt:
      "You are the support assistant of an invented shop for lamps. Answer in short paragraphs. Keep internal references to yourself.",
    rate_limit_requests_per_minute: "600",
  };
}
