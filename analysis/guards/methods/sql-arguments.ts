import { argumentOptions, judgeArguments } from "../calls/judged-arguments.ts";
import { sqlInjectionIn } from "../calls/sql-injection.ts";
import type { GuardMethod } from "../guard.ts";
import { optionReader } from "../options.ts";

const OPTIONS = argumentOptions("SQL");

/** Values of a tool call that would break out of a database statement. */
export const sqlArguments: GuardMethod = {
  id: "sql-arguments",
  version: "1.1",
  title: "SQL in arguments",
  description: "Finds values that look like SQL injection in the arguments of tool calls, each argument alone.",
  channels: ["tool_call"],
  needs: "whole",
  cost: "inline",
  actions: ["deny_call", "block", "flag"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "It knows the common ways to break out of a statement. A tool that builds SQL from text stays open to others; bound parameters are the cure.",
    "A complete query that only reads passes, also where none is expected.",
    "SQL that is spread over several arguments, or encoded in anything but percent escapes, is not seen.",
    "A text about SQL injection that quotes an attack is a hit.",
  ],
  prepare: (options) => ({ judge: judgeArguments(optionReader(OPTIONS, options), sqlInjectionIn) }),
};
