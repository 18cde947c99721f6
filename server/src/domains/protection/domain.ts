import { domain } from "../../platform/domain/domain.ts";
import type { AddressPolicy } from "../../platform/outbound/policy.ts";
import type { AgentsPort } from "../agents/port.ts";
import { guardConfigOperations } from "./configs/contract.ts";
import { byCardAlone } from "./configs/may-enforce.ts";
import { guardConfigRoutes } from "./configs/routes.ts";
import { constraintOperations } from "./constraints/contract.ts";
import { constraintRoutes } from "./constraints/routes.ts";
import { eraseProtection } from "./erase-team.ts";
import { protectionErrors } from "./errors.ts";
import { exportProtection } from "./export-team.ts";
import { localProtection } from "./local.ts";
import type { ProtectionPort } from "./port.ts";

interface RouteNeeds {
  readonly agents: AgentsPort;
  readonly config: {
    /** Networks whose private addresses the operator allows. */
    readonly networks: AddressPolicy["allowNetworks"];
    readonly local: boolean;
  };
}

export const protection = domain({
  name: "protection",
  operations: [...guardConfigOperations, ...constraintOperations],
  errors: protectionErrors,
  tables: {
    guard_configs: {
      owner: "configs",
      person: "kept: team data; the authors are IDs without a name",
      team: "deleted",
    },
    guard_versions: {
      owner: "configs",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
  },
  open: (needs: { readonly agents: AgentsPort }): { readonly protection: ProtectionPort } => ({
    protection: localProtection(needs),
  }),
  bindings: ({ agents, config }: RouteNeeds) => [
    ...guardConfigRoutes({
      agents,
      mayEnforce: byCardAlone,
      addresses: { allowNetworks: config.networks, loopback: config.local },
    }),
    // Policies belong to the domain environment, which this console does not have yet.
    ...constraintRoutes({ agents, approvedRules: async () => [] }),
  ],
  eraseTeam: eraseProtection,
  exportTeam: exportProtection,
});
