import { fault } from "../../../kernel/errors.ts";
import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { selectFieldRecords } from "../findings/store/findings.ts";
import { readFieldLabels } from "../labels/field-record.ts";
import { readSettings } from "../results/settings.ts";
import { listDetectorsOp, listHarnessesOp, listTaxonomiesOp } from "./contract.ts";
import { describeDetectors } from "./detectors.ts";
import { describeHarnesses } from "./harnesses.ts";
import { describeTaxonomies } from "./taxonomies.ts";

export function evaluationCatalogRoutes(): Binding[] {
  return [
    bind(listHarnessesOp, async (r) => {
      if (r.query.team_id && r.query.team_id !== r.who.teamId) throw fault("TEAM_NOT_FOUND");
      return r.inTeam(async (act) => ok(describeHarnesses((await readSettings(act)).critical_probes)));
    }),
    bind(listTaxonomiesOp, async () => ok({ results: describeTaxonomies() })),
    bind(listDetectorsOp, (r) =>
      r.inTeam(async (act) => {
        const records = { findings: await selectFieldRecords(act), labels: await readFieldLabels(act) };
        return ok({ results: describeDetectors(records) });
      }),
    ),
  ];
}
