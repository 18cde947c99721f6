import { agentRoutes } from "../domains/agents/routes.ts";
import { signInRoutes } from "../domains/teams/sign-in/routes.ts";
import type { Binding } from "../platform/http/binding.ts";
import type { Services } from "./services.ts";

/** Every operation of the console with the code behind it, in the order of the document. */
export function consoleBindings(services: Services): Binding[] {
  const { teams, config } = services;
  const cookies = { secure: config.publicUrl?.startsWith("https:") ?? !config.local };
  return [...signInRoutes(teams, cookies), ...agentRoutes(services)];
}
