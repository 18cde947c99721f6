import type { SealedColumn } from "../../platform/secrets/reseal.ts";
import { masksContext } from "./checks/conversation-masks.ts";
import { inputsContext } from "./detections/present.ts";
import { remoteKeyContext } from "./external/register-remote-guard.ts";
import { casesContext } from "./flow/cases.ts";
import { stateContext } from "./flow/states.ts";
import { routeKeyContext } from "./gateway/routes/manage-routes.ts";
import { hitContext } from "./runtime/tally.ts";
import { recordedContext } from "./traffic/record-sample.ts";

/** Texts that people sent, for as long as they are kept, and keys of guards that teams run. */
export const sealedInProtection: readonly SealedColumn[] = [
  { table: "guard_hits", column: "text_sealed", id: { column: "id", type: "uuid" }, context: hitContext },
  { table: "recorded_traffic", column: "content_sealed", id: { column: "id", type: "uuid" }, context: recordedContext },
  { table: "guard_masks", column: "table_sealed", id: { column: "id", type: "uuid" }, context: masksContext },
  { table: "detections", column: "inputs_sealed", id: { column: "uid", type: "uuid" }, context: inputsContext },
  { table: "external_guards", column: "key_sealed", id: { column: "id", type: "uuid" }, context: remoteKeyContext },
  { table: "gateway_routes", column: "key_sealed", id: { column: "id", type: "uuid" }, context: routeKeyContext },
  { table: "flow_policies", column: "cases_sealed", id: { column: "id", type: "uuid" }, context: casesContext },
  { table: "flow_states", column: "state_sealed", id: { column: "id", type: "uuid" }, context: stateContext },
];
