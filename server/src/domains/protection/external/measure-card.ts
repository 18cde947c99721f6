import { createHash } from "node:crypto";
import type { GuardCard, JudgedRow } from "@agent-console/analysis/guards/cards/card.ts";
import { cardFrom, rowsFor, subjectOf } from "@agent-console/analysis/guards/cards/measure.ts";
import { packsFor } from "@agent-console/analysis/guards/cards/plan.ts";
import {
  CHANNELS,
  type GuardMethod,
  type Judgment,
  UNDECIDED,
  undecided,
} from "@agent-console/analysis/guards/guard.ts";
import { GUARD_METHODS } from "@agent-console/analysis/guards/methods/list.ts";
import type { PackRow } from "@agent-console/analysis/guards/packs/pack.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Outbound } from "../../../platform/outbound/outbound.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { JobContext } from "../../../platform/work/context.ts";
import type { Attempt } from "../../../platform/work/exclusive-session.ts";
import { judgeWithRow } from "./external-guards.ts";
import type { GuardModels } from "./model/models.ts";
import {
  appendJournal,
  beginJournal,
  type Claimed,
  type ExternalGuardRow,
  endMeasurement,
  type JournaledJudgment,
  selectJournal,
} from "./store.ts";

export interface MeasureNeeds {
  readonly keyring: Keyring;
  readonly outbound: Pick<Outbound, "request">;
  readonly guardModels: GuardModels;
  readonly loadPack: (name: string) => Promise<readonly PackRow[]>;
}

/** A text of a pack. */
interface PackText {
  readonly pack: string;
  readonly row: PackRow;
}

/** Texts that are judged at the same time. */
const AT_A_TIME = 8;

/** One worker's measurement of a guard. */
export interface Measurement {
  readonly context: JobContext;
  readonly claimed: Claimed;
  readonly row: ExternalGuardRow;
  readonly attempt: Attempt;
}

/** Judges every text of the packs, a batch at a time, and makes the card. */
export async function measureCard(needs: MeasureNeeds, measurement: Measurement): Promise<void> {
  const { context, claimed, row, attempt } = measurement;
  const texts = await textsFor(needs, row.measured_as);
  await context.transaction((act) => beginJournal(act, claimed, texts.length));
  let position = (await context.inTeam((act) => selectJournal(act, row.id))).length;
  while (position < texts.length) {
    if (attempt.isStopping()) return;
    const batch = texts.slice(position, position + AT_A_TIME);
    const judged = await Promise.all(batch.map(({ row: text }) => judgeText(needs, measurement, text)));
    attempt.signal.throwIfAborted();
    const silent = judged.find(isSilent);
    // A guard that answers nothing would get a card that says so about its network, not about its judgment.
    if (silent && judged.every(isSilent)) return pauseFor(measurement, silent.detail);
    await context.transaction((act) => appendJournal(act, claimed, { position, judgments: judged.map(journaled) }));
    position += batch.length;
  }
  await complete(measurement, texts);
}

function judgeText(needs: MeasureNeeds, { row, attempt }: Measurement, text: PackRow): Promise<Judgment> {
  const subject = subjectOf(methodOf(row.measured_as), text);
  return judgeWithRow({ ...needs, models: needs.guardModels }, row, { subject, signal: attempt.signal });
}

const methodOf = (id: string): Pick<GuardMethod, "id" | "channels"> => GUARD_METHODS[id] ?? { id, channels: CHANNELS };

/**
 * All texts in an order that stays the same, so that a journal can be continued. Rows for an agent with secrets or options
 * of its own are about the console's methods.
 */
async function textsFor({ loadPack }: MeasureNeeds, measuredAs: string): Promise<readonly PackText[]> {
  const method = methodOf(measuredAs);
  const packs: Record<string, readonly PackRow[]> = {};
  for (const name of packsFor(method)) packs[name] = await loadPack(name);
  return rowsFor(method, packs).filter(({ row }) => !row.agent && !row.options);
}

const isSilent = (judgment: Judgment): judgment is Extract<Judgment, { outcome: "undecided" }> =>
  judgment.outcome === "undecided" && (judgment.why === "unavailable" || judgment.why === "too_late");

const journaled = (judgment: Judgment): JournaledJudgment =>
  judgment.outcome === "undecided"
    ? { outcome: "undecided", score: 0, why: judgment.why }
    : { outcome: judgment.outcome, score: judgment.score };

function judgmentOf({ outcome, score, why }: JournaledJudgment): Judgment {
  if (outcome === "hit") return { outcome, score, rule: "", spans: [] };
  if (outcome === "pass") return { outcome, score };
  return undecided(UNDECIDED.find((known) => known === why) ?? "failed", "");
}

async function pauseFor({ context, claimed }: Measurement, detail: string): Promise<void> {
  const message = `The guard does not answer: ${detail} Continue the measurement when it does.`;
  await context.transaction((act) => endMeasurement(act, claimed, { status: "paused", message }));
}

async function complete({ context, claimed, row }: Measurement, texts: readonly PackText[]): Promise<void> {
  await context.transaction(async (act) => {
    const journal = await selectJournal(act, row.id);
    const card = cardOf(row, texts, journal);
    if (!(await endMeasurement(act, claimed, { status: "completed", message: null, card }))) return;
    const target = row.kind === "remote" ? "remote_guard" : "guard_model";
    const details = { texts: texts.length };
    await recordAudit(act, { action: `${target}.card_completed`, target: { kind: target, id: row.id }, details });
  });
}

function cardOf(row: ExternalGuardRow, texts: readonly PackText[], journal: readonly JournaledJudgment[]): GuardCard {
  const judged = texts.flatMap(({ pack, row: text }, at): JudgedRow[] => {
    const said = journal[at];
    return said ? [{ pack, row: text, judgment: judgmentOf(said) }] : [];
  });
  const method = GUARD_METHODS[row.kind];
  const blindSpots = method?.blindSpots ?? [];
  const measured = {
    id: `${row.kind}:${row.id}`,
    version: method?.version ?? "1",
    languages: "any" as const,
    blindSpots,
  };
  return { ...cardFrom({ ...measured, options: {} }, judged), digest: digestOf(texts) };
}

/** Of the texts that it was measured on. */
const digestOf = (texts: readonly PackText[]): string =>
  createHash("sha256")
    .update(JSON.stringify(texts.map(({ pack, row }) => [pack, row.id, row.text, row.label])))
    .digest("hex")
    .slice(0, 32);
