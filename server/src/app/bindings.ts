import type { Binding } from "../platform/http/binding.ts";
import { domains } from "./domains.ts";
import type { Services } from "./services.ts";

/** Every operation of the console with its code, in the order of the document. */
export function consoleBindings(services: Services): Binding[] {
  return domains.flatMap((domain) => domain.bindings(services));
}

/** What this process serves: the console, one domain's own operations, or (a worker or gateway) no operation at all. */
export function bindingsOf(services: Services): Binding[] {
  const { role, domain: alone } = services.config;
  if (role === "worker" || role === "gateway") return [];
  if (alone === null) return consoleBindings(services);
  return domains.flatMap((domain) => (domain.name === alone ? (domain.serviceBindings?.(services) ?? []) : []));
}
