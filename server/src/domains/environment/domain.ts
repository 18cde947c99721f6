import { type Converter, createConverter } from "../../platform/convert/converter.ts";
import { domain } from "../../platform/domain/domain.ts";
import { demographicOperations } from "./demographics/contract.ts";
import { demographicRoutes } from "./demographics/routes.ts";
import { eraseEnvironment } from "./erase-team.ts";
import { environmentErrors } from "./errors.ts";
import { exportEnvironment } from "./export-team.ts";
import { localEnvironment } from "./local.ts";
import { personaOperations } from "./personas/contract.ts";
import { personaRoutes } from "./personas/routes.ts";
import { policyOperations } from "./policies/contract.ts";
import { type ConversionNeeds, startConversionWorker } from "./policies/conversion-worker.ts";
import { type FileNeeds, policyFileRoutes } from "./policies/file-routes.ts";
import { noHooks, type PolicyHooks } from "./policies/hooks.ts";
import { policyRoutes } from "./policies/routes.ts";
import type { EnvironmentPort } from "./port.ts";
import { ruleOperations } from "./rules/contract.ts";
import { ruleRoutes } from "./rules/routes.ts";
import { environmentTables } from "./table-fates.ts";

/** The services that the domain adds to the console. */
interface EnvironmentServices {
  readonly environment: EnvironmentPort;
  /** What rules do when a policy changes. */
  readonly policyHooks: PolicyHooks;
  /** Starts a process for each file that it reads. */
  readonly converter: Converter;
}

export const environment = domain({
  name: "environment",
  operations: [...personaOperations, ...demographicOperations, ...policyOperations, ...ruleOperations],
  errors: environmentErrors,
  tables: environmentTables,
  open: (): EnvironmentServices => ({
    environment: localEnvironment(),
    policyHooks: noHooks,
    converter: createConverter(),
  }),
  bindings: (needs: FileNeeds) => [
    ...personaRoutes(needs),
    ...demographicRoutes(),
    ...policyRoutes(needs),
    ...policyFileRoutes(needs),
    ...ruleRoutes(),
  ],
  workers: (needs: ConversionNeeds) => [startConversionWorker(needs)],
  eraseTeam: eraseEnvironment,
  exportTeam: exportEnvironment,
});
