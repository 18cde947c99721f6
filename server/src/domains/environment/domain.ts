import { type Converter, createConverter } from "../../platform/convert/converter.ts";
import { domain } from "../../platform/domain/domain.ts";
import { demographicOperations } from "./demographics/contract.ts";
import { demographicRoutes } from "./demographics/routes.ts";
import { eraseEnvironment } from "./erase-team.ts";
import { environmentErrors } from "./errors.ts";
import { exportEnvironment } from "./export-team.ts";
import { extractionOperations } from "./extraction/contract.ts";
import { policyHooks } from "./extraction/hooks.ts";
import { type ModelReaderNeeds, startModelReader } from "./extraction/model/model-worker.ts";
import { createPolicyReader, type PolicyReader } from "./extraction/policy-reader.ts";
import type { ExtractionNeeds } from "./extraction/read-policy.ts";
import { type ExtractionRouteNeeds, extractionRoutes } from "./extraction/routes.ts";
import { localEnvironment } from "./local.ts";
import { personaOperations } from "./personas/contract.ts";
import { personaRoutes } from "./personas/routes.ts";
import { policyOperations } from "./policies/contract.ts";
import { type ConversionNeeds, startConversionWorker } from "./policies/conversion-worker.ts";
import { type FileNeeds, policyFileRoutes } from "./policies/file-routes.ts";
import type { PolicyHooks } from "./policies/hooks.ts";
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
  /** Starts its thread with the first long text. */
  readonly policyReader: PolicyReader;
}

export const environment = domain({
  name: "environment",
  operations: [
    ...personaOperations,
    ...demographicOperations,
    ...policyOperations,
    ...ruleOperations,
    ...extractionOperations,
  ],
  errors: environmentErrors,
  tables: environmentTables,
  open: ({ teams }: Pick<ExtractionNeeds, "teams">): EnvironmentServices => {
    const policyReader = createPolicyReader();
    return {
      environment: localEnvironment(),
      policyHooks: policyHooks({ policyReader, teams }),
      converter: createConverter(),
      policyReader,
    };
  },
  bindings: (needs: FileNeeds & ExtractionRouteNeeds) => [
    ...personaRoutes(needs),
    ...demographicRoutes(),
    ...policyRoutes(needs),
    ...policyFileRoutes(needs),
    ...ruleRoutes(),
    ...extractionRoutes(needs),
  ],
  workers: (needs: ConversionNeeds & ModelReaderNeeds) => [startConversionWorker(needs), startModelReader(needs)],
  eraseTeam: eraseEnvironment,
  exportTeam: exportEnvironment,
  close: ({ policyReader }: EnvironmentServices) => policyReader.close(),
});
