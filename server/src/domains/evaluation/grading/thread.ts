/** A thread of its own: reads and grades what takes too long, or may, for the one that answers requests. */
import { answerJobs } from "../../../platform/threads/answer-jobs.ts";
import { readPruned } from "../../agents/conversation/port.ts";
import { createCustomHarness } from "../custom/custom-harness.ts";
import { decide } from "../generated/decisions/decide.ts";
import { inspect } from "../inspection/inspect.ts";
import { standardHarnesses } from "../probes/harnesses.ts";
import type { ThreadJob } from "./grader.ts";

const harnesses = new Map(standardHarnesses.map((harness) => [harness.name, harness]));

answerJobs((job: ThreadJob) => {
  switch (job.kind) {
    case "read":
      return readPruned(job.text);
    case "inspect":
      return inspect(job.agent);
    case "grade": {
      const harness = harnesses.get(job.harness);
      if (!harness) throw new RangeError(`there is no harness ${job.harness}`);
      return harness.judge(job.prompt, job.answers);
    }
    case "grade_generated":
      return decide(job.prompt.question, job.answers);
    case "grade_case": {
      const harness = createCustomHarness({ harness: job.prompt.harness, cases: [], guards: job.guards });
      return harness.judge(job.prompt, job.answers);
    }
  }
});
