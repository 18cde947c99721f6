import type { Act } from "../../../../platform/act.ts";
import { selectPrices } from "../../gateway/prices/store.ts";
import { createSeriesSums } from "../series/sums.ts";
import { dayOfNs, dayOfSeconds } from "../store/days.ts";
import { insertSpans } from "../store/insert.ts";
import type { NewSpan } from "../store/new-rows.ts";
import { agentsOfTeam } from "./agents-of-team.ts";
import { costs } from "./costs.ts";
import { countSpan, endMs } from "./figures/of-spans.ts";
import { createCleaner } from "./meaning/clean.ts";
import { faultOfSpan, type ReadSpan, rowOfSpan, storedResource } from "./meaning/spans.ts";
import type { Attributes, Sender } from "./model/records.ts";
import type { BodySent, ReceiverNeeds } from "./needs.ts";
import type { Prepared } from "./prepared.ts";
import { inSlices, readSpans } from "./read-body.ts";
import type { ReceivedSpan } from "./received.ts";
import { Refusals } from "./refusals.ts";
import { storeSums } from "./store-sums.ts";

/** More rows in one statement would hold the event loop for longer. */
const ROWS = 500;

export async function prepareSpans(needs: ReceiverNeeds, { body, encoding }: BodySent): Promise<Prepared> {
  const refusals = new Refusals();
  const cleaner = createCleaner();
  const spans: ReadSpan[] = [];
  const resources = new Map<Sender, Attributes>();
  await inSlices(await readSpans(body, encoding), (read) => {
    if ("refused" in read) return refusals.add(read.refused);
    const fault = faultOfSpan(read.record, needs.days.storable);
    if (fault !== null) return refusals.add(fault);
    let resource = resources.get(read.sender);
    if (resource === undefined) {
      resource = storedResource(read.sender, cleaner);
      resources.set(read.sender, resource);
    }
    spans.push(rowOfSpan(read.record, read.sender, { cleaner, resource }));
  });
  // Figures are counted at the end of a span, which may be on the next day.
  const days = new Set(spans.flatMap(({ row }) => [dayOfNs(row.startNs), ...dayOfFigures(needs, row)]));
  return { refusals, days, size: spans.length, store: (act, batch) => storeSpans(needs, act, { spans, batch }) };
}

function dayOfFigures({ days }: ReceiverNeeds, row: ReadSpan["row"]): number[] {
  const atMs = endMs(row);
  return days.countable(atMs) ? [dayOfSeconds(Math.floor(atMs / 1000))] : [];
}

interface Spans {
  readonly spans: readonly ReadSpan[];
  readonly batch: string;
}

async function storeSpans(needs: ReceiverNeeds, act: Act, { spans, batch }: Spans): Promise<void> {
  const agentOf = await agentsOfTeam(
    needs,
    act,
    spans.map(({ subject }) => subject),
  );
  const hasTokens = spans.some(({ row }) => row.model !== null && (row.inputTokens ?? row.outputTokens) !== null);
  const costOf = costs(hasTokens ? await selectPrices(act) : []);
  const rows: ReceivedSpan[] = spans.map(({ row, subject, genAi }) => ({
    ...row,
    ...{ agentId: agentOf(subject), costMicros: costOf(genAi), claimedAgent: subject.claimedAgent },
  }));
  for (let at = 0; at < rows.length; at += ROWS) {
    await insertSpans(act.tx, act.who.teamId, rows.slice(at, at + ROWS) as readonly NewSpan[]);
  }
  const sums = createSeriesSums();
  await inSlices(rows, (row) => {
    if (needs.days.countable(endMs(row))) countSpan(sums, act.who.teamId, row);
  });
  await storeSums(act, sums, batch);
  await needs.onSpans(act, rows);
}
