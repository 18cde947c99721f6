import type { GuardMethod } from "../guard.ts";
import { explicitAbuse } from "./explicit-abuse.ts";
import { injectionDocument } from "./injection-document.ts";
import { injectionUser } from "./injection-user.ts";
import { jailbreakTemplates } from "./jailbreak-templates.ts";

/** Every guard method, by its id. Each has a file of that name beside this one, and a card. */
export const GUARD_METHODS: Readonly<Record<string, GuardMethod>> = {
  "injection-user": injectionUser,
  "injection-document": injectionDocument,
  "jailbreak-templates": jailbreakTemplates,
  "explicit-abuse": explicitAbuse,
};
