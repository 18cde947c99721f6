import { command } from "../../../command/command.ts";
import { RUN, runIdOf } from "./runs.ts";

export const runsArchive = command({
  words: ["runs", "archive"],
  summary: "Move the prompts, responses and log of an evaluation to the store",
  details: [
    "Scores, verdict, report, findings and labels stay, and so does the evidence pack, made before. It is done in the background: agent-console runs get shows it. Evaluations in use are refused, with the reason.",
  ],
  access: "destructive",
  scope: "evaluations",
  arguments: [RUN],
  options: {},
  async run(call) {
    const evaluation_id = await runIdOf(call);
    await call.confirm({
      sentence: `The prompts, responses and log of evaluation ${evaluation_id} will leave the database. agent-console runs restore brings them back.`,
      name: evaluation_id.slice(0, 8),
    });
    const archive = await call.client.evaluation.archive({ evaluation_id }, { signal: call.signal });
    const words = archive.state === "archived" ? "is archived" : "is being archived";
    return call.answer(archive, () => call.print(`Evaluation ${evaluation_id} ${words}.`));
  },
});

export const runsRestore = command({
  words: ["runs", "restore"],
  summary: "Bring an archived evaluation back",
  details: ["It is done in the background: agent-console runs get shows it."],
  access: "write",
  scope: "evaluations",
  arguments: [RUN],
  options: {},
  async run(call) {
    const evaluation_id = await runIdOf(call);
    const archive = await call.client.evaluation.restore({ evaluation_id }, { signal: call.signal });
    const words = archive.state === "present" ? "stays where it is" : "is being brought back";
    return call.answer(archive, () => call.print(`Evaluation ${evaluation_id} ${words}.`));
  },
});
