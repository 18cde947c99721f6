import { domain } from "../../platform/domain/domain.ts";
import { eraseEnvironment } from "./erase-team.ts";
import { environmentErrors } from "./errors.ts";
import { exportEnvironment } from "./export-team.ts";
import { localEnvironment } from "./local.ts";
import type { EnvironmentPort } from "./port.ts";
import { environmentTables } from "./table-fates.ts";

/** The services that the domain adds to the console. */
interface EnvironmentServices {
  readonly environment: EnvironmentPort;
}

export const environment = domain({
  name: "environment",
  operations: [],
  errors: environmentErrors,
  tables: environmentTables,
  open: (): EnvironmentServices => ({ environment: localEnvironment() }),
  bindings: () => [],
  eraseTeam: eraseEnvironment,
  exportTeam: exportEnvironment,
});
