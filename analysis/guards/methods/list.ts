import type { GuardMethod } from "../guard.ts";
import { canaryLeak } from "./canary-leak.ts";
import { customPatterns } from "./custom-patterns.ts";
import { deniedTools } from "./denied-tools.ts";
import { explicitAbuse } from "./explicit-abuse.ts";
import { injectionDocument } from "./injection-document.ts";
import { injectionUser } from "./injection-user.ts";
import { jailbreakTemplates } from "./jailbreak-templates.ts";
import { judge } from "./judge.ts";
import { languageLimits } from "./language-limits.ts";
import { model } from "./model.ts";
import { obfuscation } from "./obfuscation.ts";
import { piiStructured } from "./pii-structured.ts";
import { promptLeak } from "./prompt-leak.ts";
import { remote } from "./remote.ts";
import { secrets } from "./secrets.ts";
import { shellArguments } from "./shell-arguments.ts";
import { sqlArguments } from "./sql-arguments.ts";
import { topicLimits } from "./topic-limits.ts";
import { unsafeMarkup } from "./unsafe-markup.ts";

/** Every guard method, by its id. Each has a file of that name beside this one, and a card. */
export const GUARD_METHODS: Readonly<Record<string, GuardMethod>> = {
  "injection-user": injectionUser,
  "injection-document": injectionDocument,
  "jailbreak-templates": jailbreakTemplates,
  "explicit-abuse": explicitAbuse,
  obfuscation,
  "prompt-leak": promptLeak,
  "canary-leak": canaryLeak,
  secrets,
  "pii-structured": piiStructured,
  "unsafe-markup": unsafeMarkup,
  "sql-arguments": sqlArguments,
  "shell-arguments": shellArguments,
  "denied-tools": deniedTools,
  "topic-limits": topicLimits,
  "language-limits": languageLimits,
  "custom-patterns": customPatterns,
  model,
  remote,
  judge,
};
