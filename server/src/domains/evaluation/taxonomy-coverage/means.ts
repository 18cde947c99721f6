import { configurationChecks, sourceChecks } from "../inspection/list.ts";
import { probes } from "../probes/list.ts";
import type { Means } from "./coverage.ts";

/** Everything that this console tests with. */
export const standardMeans: Means = { probes, checks: [...configurationChecks, ...sourceChecks] };
