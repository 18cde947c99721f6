import type { Act } from "../../src/platform/act.ts";
import type { World } from "../world.ts";

/** Calls a port as the owner, in a transaction of their own. */
export function acting<T>({ services, owner: { who }, clock }: World, work: (act: Act) => Promise<T>): Promise<T> {
  const origin = { requestId: "test", address: "127.0.0.1" };
  return services.db.transaction(who, (tx) => work({ tx, who, origin, now: clock.milliseconds() }));
}
