import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { describeDetectors } from "../catalog/detectors.ts";
import { adviceFor } from "../findings/advice.ts";
import { readAttack } from "../findings/campaigns/read-attack.ts";
import { presentFinding } from "../findings/present.ts";
import { getFinding } from "../findings/read-findings.ts";
import { selectEvents } from "../findings/store/events.ts";
import { selectTries } from "../findings/store/finding-runs.ts";
import { selectFieldRecords } from "../findings/store/findings.ts";
import { readFieldLabels } from "../labels/field-record.ts";
import { probes } from "../probes/list.ts";
import { presentResult } from "../results/present.ts";
import { findPrompt } from "../results/store/prompts.ts";
import type { FindingEventRow } from "../tables/rows.ts";
import { brokenRule } from "./broken-rule.ts";
import { findRunOf } from "./store.ts";

/** What happened to a finding, as the API tells it. */
const presentEvent = ({ team_id: _team, finding_id: _finding, id: _id, ...event }: FindingEventRow) => event;

/** Told for every finding in one member. */
const withoutAdvice = <T extends { readonly advice?: unknown }>({ advice: _, ...attack }: T): Omit<T, "advice"> =>
  attack;

const byId = new Map(probes.map((probe) => [probe.id, probe]));

/** Everything a reviewer needs: the transcript, the detector's reason, and the detector's accuracy. */
export async function readFinding({ agents }: { readonly agents: AgentsPort }, act: Act, id: string) {
  const row = await getFinding(act, id);
  const [shown] = await agents.naming(act, [row]);
  const prompt =
    row.evaluation_id === null || row.seq === null ? null : await findPrompt(act, row.evaluation_id, row.seq);
  const attack = row.source === "campaign" ? await readAttack(act, row.id) : null;
  const run = await findRunOf(act, row);
  const tries = (await selectTries(act, [row.id])).get(row.id) ?? [];
  const records = {
    findings: await selectFieldRecords(act, row.detector),
    labels: await readFieldLabels(act, row.detector),
  };
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
      ...presentFinding(shown ?? { ...row, agent_name: null }, { tries, nowMs: act.now, runs: tries.length }),
      reason: attack ? attack.reason : reason,
      evidence: attack ? attack.evidence : evidence,
      judge,
      transcript: { question, answers },
      rule: prompt ? brokenRule(prompt.question, row.agent_id) : null,
      attack: attack && withoutAdvice(attack),
      tags: attack?.tags ?? byId.get(row.probe)?.tags ?? {},
      about: attack ? attack.goal.risk : (byId.get(row.probe)?.description ?? null),
      advice: attack?.advice ?? adviceFor(row),
      detector_card: card,
      evaluation: run,
      events: (await selectEvents(act, row.id)).map(presentEvent),
    },
  };
}
