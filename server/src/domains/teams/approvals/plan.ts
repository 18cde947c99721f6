import { createHash } from "node:crypto";
import { canonicalJson } from "../../../kernel/json/canonical.ts";
import type { ActionPlan } from "./store.ts";

/** The same operation with the same values has the same hash, whatever the order of its members. */
export const planHash = (operation: string, { params, query, body }: ActionPlan): string =>
  createHash("sha256")
    .update(`${operation}\n${canonicalJson({ params, query, body: body ?? null })}`)
    .digest("hex");
