import type { SampleTelemetry } from "../../../sample/sample-traffic.ts";
import type { TelemetryWriter } from "../../writer.ts";
import { forgetSampleRows } from "./forget-sample.ts";
import { forgetSampleFigures, storeSampleFigures } from "./sample-figures.ts";
import { describeSampleWeek } from "./sample-rows.ts";

export const sampleTelemetry = (writer: TelemetryWriter): SampleTelemetry => ({
  measure: ({ tx, who, now }, week) => storeSampleFigures(tx, who.teamId, { week, now }),
  describe: (teamId, week) => describeSampleWeek(writer, teamId, week),
  settle: () => writer.flush(),
  async forget(act, agentId) {
    await forgetSampleFigures(act.tx, act.who.teamId, agentId);
    return forgetSampleRows(act, agentId);
  },
});
