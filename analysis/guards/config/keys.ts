import type { Channel, OptionSpec } from "../guard.ts";
import { GUARD_TYPES } from "./config.ts";

/** A key of a config, with the program whose configs have it too. */
export type KeySpec = OptionSpec & { readonly dome: boolean };

/** The key under which a config lists the guards of a channel. The first two are Dome's. */
export const CHANNEL_KEYS: Readonly<Record<Channel, string>> = {
  user: "input-guards",
  document: "document-guards",
  tool_call: "tool-call-guards",
  tool_result: "tool-result-guards",
  output: "output-guards",
};

const ON_ERROR = ["fail_closed", "fail_open"];
const LONGEST_MESSAGE = 2000;

/** The keys at the top of a config, beside the lists of guards and the guards themselves. */
export const CONFIG_KEYS: Readonly<Record<string, KeySpec>> = {
  "input-on-error": {
    kind: "choice",
    of: ON_ERROR,
    default: "fail_closed",
    dome: true,
    description: "What an undecided guard on the way to the agent means, unless the guard says otherwise.",
  },
  "output-on-error": {
    kind: "choice",
    of: ON_ERROR,
    default: "fail_closed",
    dome: true,
    description: "What an undecided guard on the way from the agent means, unless the guard says otherwise.",
  },
  "input-early-exit": {
    kind: "boolean",
    default: true,
    dome: true,
    description: "Stop at the first enforcing guard that blocks what goes to the agent. Guards in shadow always judge.",
  },
  "output-early-exit": {
    kind: "boolean",
    default: true,
    dome: true,
    description:
      "Stop at the first enforcing guard that blocks what comes from the agent. Guards in shadow always judge.",
  },
  "input-run-parallel": {
    kind: "boolean",
    default: true,
    dome: true,
    description: "Ask remote guards on the way to the agent at the same time.",
  },
  "output-run-parallel": {
    kind: "boolean",
    default: true,
    dome: true,
    description: "Ask remote guards on the way from the agent at the same time.",
  },
  "input-blocked-message": {
    kind: "text",
    longest: LONGEST_MESSAGE,
    default: "This request can't be answered.",
    dome: true,
    description: "What the user gets in place of an answer if the request is blocked.",
  },
  "output-blocked-message": {
    kind: "text",
    longest: LONGEST_MESSAGE,
    default: "This response can't be shown.",
    dome: true,
    description: "What the user gets in place of a response that is blocked.",
  },
  "blocked-as": {
    kind: "choice",
    of: ["answer", "error"],
    default: "answer",
    dome: false,
    description: "A blocked request is answered with the blocked message, or with the error GUARD_BLOCKED.",
  },
  "over-defence-budget": {
    kind: "number",
    min: 0.0001,
    max: 0.2,
    default: 0.01,
    dome: false,
    description: "The largest share of legitimate requests that an enforcing guard may hit.",
  },
  unscannable: {
    kind: "choice",
    of: ["refuse", "pass"],
    default: "refuse",
    dome: false,
    description: "What happens to parts that can't be read, such as images and files. Passed parts are counted.",
  },
  "not-covered": {
    kind: "choice",
    of: ["pass", "refuse"],
    default: "pass",
    dome: false,
    description:
      "What happens to a text outside what a guard's card covers, such as another language, unless the guard says otherwise. Passed texts are counted.",
  },
};

/** The keys of a guard, beside `methods` and the options of its methods. */
export const GUARD_KEYS: Readonly<Record<string, KeySpec>> = {
  type: {
    kind: "choice",
    of: GUARD_TYPES,
    default: "generic",
    dome: true,
    description: "What the guard protects, for lists and reports.",
  },
  mode: {
    kind: "choice",
    of: ["shadow", "enforce"],
    default: "shadow",
    dome: false,
    description: "A guard in shadow judges and is counted, and changes nothing. An enforcing guard acts.",
  },
  action: {
    kind: "choice",
    of: ["flag", "mask", "rewrite", "deny_call", "block"],
    default: "block",
    dome: false,
    description: "What follows a hit. If left out, the first action of the guard's methods that fits the channel.",
  },
  "on-error": {
    kind: "choice",
    of: ON_ERROR,
    default: "fail_closed",
    dome: true,
    description: "What an undecided judgment means. If left out, the config's key for this direction.",
  },
  "not-covered": {
    kind: "choice",
    of: ["pass", "refuse"],
    default: "pass",
    dome: false,
    description: "What happens to a text outside what the guard's card covers. If left out, the config's key.",
  },
  "timeout-ms": {
    kind: "number",
    min: 1,
    max: 30_000,
    default: 50,
    dome: false,
    description: "After this time the guard is undecided. If left out, 50 ms, and 2,000 ms with a remote method.",
  },
  "early-exit": {
    kind: "boolean",
    default: true,
    dome: true,
    description: "Stop at the first method that hits. If left out, true for an enforcing guard, false in shadow.",
  },
  "run-parallel": {
    kind: "boolean",
    default: true,
    dome: true,
    description: "Ask the guard's remote methods at the same time.",
  },
  "rewrite-text": {
    kind: "text",
    longest: LONGEST_MESSAGE,
    default: "[removed]",
    dome: false,
    description: "What stands in place of the text if the action is `rewrite`.",
  },
};
