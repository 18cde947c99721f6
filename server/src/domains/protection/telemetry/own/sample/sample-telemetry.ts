import type { SampleTelemetry } from "../../../sample/sample-traffic.ts";
import type { TelemetryWriter } from "../../writer.ts";
import { forgetSampleRows } from "./forget-sample.ts";
import { describeSampleWeek } from "./sample-rows.ts";

export const sampleTelemetry = (writer: TelemetryWriter): SampleTelemetry => ({
  describe: (teamId, week) => describeSampleWeek(writer, teamId, week),
  settle: () => writer.flush(),
  forget: forgetSampleRows,
});
