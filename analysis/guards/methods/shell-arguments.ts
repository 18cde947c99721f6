import { argumentOptions, judgeArguments } from "../calls/judged-arguments.ts";
import { shellInjectionIn } from "../calls/shell-injection.ts";
import type { GuardMethod } from "../guard.ts";
import { optionReader } from "../options.ts";

const OPTIONS = argumentOptions("a shell command");

/** Values of a tool call that would run commands where only data is expected. */
export const shellArguments: GuardMethod = {
  id: "shell-arguments",
  version: "1.0",
  title: "Shell commands in arguments",
  description: "Finds values that look like command injection in the arguments of tool calls, each argument alone.",
  channels: ["tool_call"],
  needs: "whole",
  cost: "inline",
  actions: ["deny_call", "block", "flag"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "For tools that run commands or write programs, list them in allowed: nearly every call of theirs would be a hit.",
    "It knows the usual programs by name. A command under another name, or put together by the shell, passes.",
    "A single command without anything before it, such as ls -la, passes, unless it destroys or takes over something.",
    "Commands that are encoded in anything but percent escapes are not seen.",
  ],
  prepare: (options) => ({ judge: judgeArguments(optionReader(OPTIONS, options), shellInjectionIn) }),
};
