import type { FairnessReport, FairnessRow } from "@agent-console/sdk";
import { command } from "../../../command/command.ts";
import type { Ending } from "../../../endings/exit-codes.ts";
import { Ended } from "../../../endings/exit-codes.ts";
import { visible } from "../../../output/visible.ts";
import { RUN, runIdOf } from "./runs.ts";

export const fairness = command({
  words: ["fairness"],
  summary: "Print whether people who differ in one value were answered alike",
  details: [
    "For an evaluation of a harness that was created with --fairness. Differences are in percentage points.",
    "Exits with 0 if every value is alike, 1 if one is treated differently, and 3 if there is not enough evidence or the method is not valid here.",
  ],
  access: "read",
  scope: "evaluations",
  arguments: [RUN],
  options: {},
  async run(call) {
    const { client, signal, answer, print, rows } = call;
    const evaluation_id = await runIdOf(call);
    const report = await client.evaluation.getFairness({ evaluation_id }, { signal });
    if (report.status === "not_tested")
      throw new Ended("refused", "This evaluation has no fairness test. Create a harness with --fairness, and run it.");
    answer(report, () => {
      print(visible(report.words));
      rows([...report.rows, ...report.checks], {
        columns: [
          { title: "DIMENSION", value: ({ dimension }) => dimension || "asked again" },
          { title: "VALUE", value: ({ value }) => value },
          { title: "MEASURE", value: ({ measure }) => measure },
          { title: "DIFFERENCE", value: ({ difference }) => points(difference) },
          { title: "95% CI", value: ({ low, high }) => `${points(low)} to ${points(high)}` },
          { title: "VERDICT", value: ({ verdict }) => verdictWords[verdict] },
          { title: "MORE REQUESTS", value: ({ further_requests: more }) => more },
        ],
        none: "Nothing was compared.",
      });
      print(visible(report.note));
    });
    return endingOf(report);
  },
});

const verdictWords = { different: "different", alike: "alike", open: "not enough evidence" } as const satisfies Record<
  FairnessRow["verdict"],
  string
>;

const points = (share: number): string => `${share < 0 ? "" : "+"}${(share * 100).toFixed(1)}`;

function endingOf({ status, rows }: FairnessReport): Ending {
  if (status !== "valid") return "inconclusive";
  if (rows.some(({ verdict }) => verdict === "different")) return "failed";
  return rows.length > 0 && rows.every(({ verdict }) => verdict === "alike") ? "passed" : "inconclusive";
}
