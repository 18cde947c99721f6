import type { Act } from "../../../../platform/act.ts";
import { dayOfNs } from "../store/days.ts";
import { insertLogs } from "../store/insert.ts";
import { agentsOfTeam } from "./agents-of-team.ts";
import { createCleaner } from "./meaning/clean.ts";
import { type ReadLog, rowOfLog, timeOfLog } from "./meaning/logs.ts";
import { storedResource } from "./meaning/spans.ts";
import type { Attributes, Sender } from "./model/records.ts";
import type { BodySent, ReceiverNeeds } from "./needs.ts";
import type { Prepared } from "./prepared.ts";
import { inSlices, readLogs } from "./read-body.ts";
import { Refusals } from "./refusals.ts";

const ROWS = 500;

export async function prepareLogs(needs: ReceiverNeeds, { body, encoding }: BodySent): Promise<Prepared> {
  const refusals = new Refusals();
  const cleaner = createCleaner();
  const logs: ReadLog[] = [];
  const resources = new Map<Sender, Attributes>();
  await inSlices(await readLogs(body, encoding), (read) => {
    if ("refused" in read) return refusals.add(read.refused);
    if (!needs.days.storable(timeOfLog(read.record))) return refusals.add("outside of the time that is kept");
    let resource = resources.get(read.sender);
    if (resource === undefined) {
      resource = storedResource(read.sender, cleaner);
      resources.set(read.sender, resource);
    }
    logs.push(rowOfLog(read.record, read.sender, { cleaner, resource }));
  });
  const days = new Set(logs.map(({ row }) => dayOfNs(row.atNs)));
  return { refusals, days, size: logs.length, store: (act) => storeLogs(needs, act, logs) };
}

async function storeLogs(needs: ReceiverNeeds, act: Act, logs: readonly ReadLog[]): Promise<void> {
  const agentOf = await agentsOfTeam(
    needs,
    act,
    logs.map(({ subject }) => subject),
  );
  const rows = logs.map(({ row, subject }) => ({ ...row, agentId: agentOf(subject) }));
  for (let at = 0; at < rows.length; at += ROWS) {
    await insertLogs(act.tx, act.who.teamId, rows.slice(at, at + ROWS));
  }
}
