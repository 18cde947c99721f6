import type { Entered } from "../form/values.ts";

export interface Step {
  readonly title: string;
  readonly words: string;
  readonly keys: readonly string[];
}

export const steps: readonly [Step, ...Step[]] = [
  { title: "Type", words: "Protocol and access level", keys: ["protocol", "access_level"] },
  { title: "Connection", words: "Endpoint, model, key", keys: ["agent_url", "model_name", "api_key"] },
  { title: "Purpose", words: "What the agent is for", keys: ["agent_name", "purpose"] },
  {
    title: "Limits",
    words: "Rate, timeout, tokens",
    keys: ["rate_limit_requests_per_minute", "agent_params.timeout", "agent_params.max_tokens"],
  },
  { title: "Review", words: "Check the values, then save", keys: [] },
];

const grey = ["agent_system_prompt"];
const white = [
  "white_box_config.repo_url",
  "white_box_config.repo_branch",
  "white_box_config.entry_point",
  "white_box_config.github_username",
  "white_box_config.github_token",
];

/** A step shows only the fields of the chosen access level. */
export function keysOf({ title, keys }: Step, entered: Entered): readonly string[] {
  if (title !== "Purpose" || entered["access_level"] === "black_box") return keys;
  return [...keys, ...grey, ...(entered["access_level"] === "white_box" ? white : [])];
}
