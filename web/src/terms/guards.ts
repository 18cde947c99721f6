import type { Action, Channel, Mode, OnError, Undecided } from "@agent-console/analysis/guards/guard.ts";

export const channelWords: Readonly<Record<Channel, string>> = {
  user: "User input",
  document: "Documents",
  tool_call: "Tool calls",
  tool_result: "Tool results",
  output: "Output",
};

export const channelNotes: Readonly<Record<Channel, string>> = {
  user: "what users send",
  document: "retrieved passages and files",
  tool_call: "names and arguments of tool calls",
  tool_result: "what tools return",
  output: "what the agent answers",
};

export const modeWords: Readonly<Record<Mode, string>> = { shadow: "Shadow", enforce: "Enforce" };

export const actionWords: Readonly<Record<Action, string>> = {
  flag: "Flag",
  mask: "Mask",
  rewrite: "Rewrite",
  deny_call: "Deny call",
  block: "Block",
};

export const onErrorWords: Readonly<Record<OnError, string>> = {
  fail_closed: "Fail closed",
  fail_open: "Fail open",
};

/** What follows for a text. */
export type DecisionKind = "allow" | "refuse" | Action;

export const decisionWords: Readonly<Record<DecisionKind, string>> = {
  allow: "Allowed",
  flag: "Flagged",
  mask: "Masked",
  rewrite: "Rewritten",
  deny_call: "Call denied",
  refuse: "Refused",
  block: "Blocked",
};

/** The same for guards in shadow. */
export const wouldWords: Readonly<Record<DecisionKind, string>> = {
  allow: "Would be allowed",
  flag: "Would be flagged",
  mask: "Would be masked",
  rewrite: "Would be rewritten",
  deny_call: "The call would be denied",
  refuse: "Would be refused",
  block: "Would be blocked",
};

export const whyWords: Readonly<Record<Undecided["why"], string>> = {
  not_covered: "Not covered by the card",
  unreadable: "Could not read the text",
  too_late: "Did not answer in time",
  failed: "The method failed",
  unavailable: "The method is not available",
};

/** A kind of text in the packs, such as `hard_negative`. */
export const kindWords = (kind: string): string => {
  const words = kind.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};
