import { fault } from "../../../kernel/errors.ts";
import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { selectFieldRecords } from "../findings/store.ts";
import { readFieldLabels } from "../labels/field-record.ts";
import { listDetectorsOp, listHarnessesOp } from "./contract.ts";
import { describeDetectors } from "./detectors.ts";
import { describeHarnesses } from "./harnesses.ts";

export function evaluationCatalogRoutes(): Binding[] {
  return [
    bind(listHarnessesOp, async (r) => {
      if (r.query.team_id && r.query.team_id !== r.who.teamId) throw fault("TEAM_NOT_FOUND");
      return ok(describeHarnesses());
    }),
    bind(listDetectorsOp, (r) =>
      r.inTeam(async (act) => {
        const records = { findings: await selectFieldRecords(act), labels: await readFieldLabels(act) };
        return ok({ results: describeDetectors(records) });
      }),
    ),
  ];
}
