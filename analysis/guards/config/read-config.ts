import { GUARD_METHODS } from "../methods/list.ts";
import { type ReadConfig, type ReadRules, readConfigWith } from "./read-config-with.ts";
import type { Methods } from "./read-guard.ts";

/** Reads the body of a guard config by the methods of this console. A page has their descriptions only, and reads with those. */
export const readConfig = (body: unknown, methods: Methods = GUARD_METHODS, rules: ReadRules = {}): ReadConfig =>
  readConfigWith(methods, body, rules);
