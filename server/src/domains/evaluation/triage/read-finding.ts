import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { describeDetectors } from "../catalogue/detectors.ts";
import { adviceFor } from "../findings/advice.ts";
import { getFinding } from "../findings/finding-row.ts";
import { fieldRecords } from "../findings/overruled.ts";
import { presentFinding } from "../findings/present.ts";
import { probes } from "../probes/list.ts";
import { presentResult } from "../results/present.ts";
import type { ResultRow } from "../results/read-results.ts";

const byId = new Map(probes.map((probe) => [probe.id, probe]));

/** Everything that somebody needs who has to decide about it: what was said, who says so and how far to trust that. */
export async function readFinding({ agents }: { readonly agents: AgentsPort }, act: Act, id: string) {
  const row = await getFinding(act, id);
  const [shown] = await agents.naming(act, [row]);
  const [prompt] = await act.tx.query<ResultRow>(
    "select * from evaluation_prompts where evaluation_id = $1 and seq = $2 and team_id = $3",
    [row.evaluation_id, row.seq, act.who.teamId],
  );
  const [run] = await act.tx.query<object>(
    `select id as evaluation_id, status, verdict, scores, threshold, agent_snapshot ->> 'name' as agent_name,
       agent_snapshot ->> 'model' as model, harness_names, seed, created_at, completed_at
     from evaluations where id = $1 and team_id = $2`,
    [row.evaluation_id, act.who.teamId],
  );
  const records = await fieldRecords(act, row.detector);
  const card = describeDetectors(records).find(({ name }) => name === row.detector) ?? null;
  const {
    reason = null,
    evidence = null,
    judge = null,
    question = null,
    answers = [],
  } = prompt ? presentResult(prompt, byId) : {};
  return {
    row,
    body: {
      ...presentFinding(shown ?? { ...row, agent_name: null }, act.now),
      reason,
      evidence,
      judge,
      transcript: { question, answers },
      tags: byId.get(row.probe)?.tags ?? {},
      about: byId.get(row.probe)?.words ?? null,
      advice: adviceFor(row),
      detector_card: card,
      evaluation: run ?? null,
    },
  };
}
