import { domeMethod } from "@agent-console/analysis/guards/config/dome-methods.ts";
import type { Method, Methods } from "../../../queries/guards.ts";

/** The method that a config names: by its own id, or as the one that judges in place of a Dome method. */
export function findMethod(methods: Methods, name: string): Method | undefined {
  const own = (id: string) => (Object.hasOwn(methods, id) ? methods[id] : undefined);
  return own(name) ?? own(domeMethod(name) ?? "");
}
