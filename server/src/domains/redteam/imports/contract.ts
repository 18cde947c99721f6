import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { importedFigures } from "../figures/shapes.ts";

const Imported = model("ImportedCampaign", {
  campaign_id: required(uuid()),
  status: required(text()),
  ...importedFigures,
});

const words = "garak reports 40 hits in 210 tests (14% to 25%).";
const example = {
  ...{ campaign_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f5c03", status: "completed", imported: true, tool: "garak" },
  ...{
    tests: 212,
    hits: 40,
    held: 170,
    errors: 2,
    undetermined: 0,
    broken_lines: 1,
    skipped: 0,
    kept: 212,
    unknown: 3,
  },
  words,
  headline: { broken: 40, assessed: 210, rate: 0.190476, low: 0.143, high: 0.249, words },
  notes: ["All verdicts are those of garak: an import asks the agent nothing. A retest asks its hits again."],
  categories: [],
};

/** Of a result file, in bytes. */
export const LARGEST_IMPORT = 52_428_800;

export const importCampaignOp = operation({
  id: "redteam.importCampaign",
  method: "POST",
  path: "/v1/campaigns/import",
  tag: "Red Team",
  access: "redteam:run",
  effect: "destructive",
  mcp: false,
  summary: "Import another tool's results",
  description:
    "Reads a result file of garak (report.jsonl, hitlog.jsonl), promptfoo (JSON or JSONL output) or PyRIT (exported conversations or attack results), up to 50 MiB. Its verdicts stay that tool's own, and no finding opens; a retest asks its hits again.",
  query: model("ImportCampaignQuery", {
    agent_id: required(uuid(), { description: "The agent that was tested." }),
  }),
  upload: true,
  largestFile: LARGEST_IMPORT,
  responses: { 201: Imported },
  errors: ["AGENT_NOT_FOUND", "IMPORT_UNKNOWN_FORM"],
  example: { response: example },
});

export const importOperations = [importCampaignOp];
