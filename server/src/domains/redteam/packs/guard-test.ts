import type { Channel, Subject } from "@agent-console/analysis/guards/guard.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { ProtectionPort, TriedText } from "../../protection/port.ts";
import { getCampaign } from "../campaigns/store/campaigns.ts";
import { stage } from "../goals/stage.ts";
import { type Carrier, withWish } from "../model/draft.ts";
import { type MadeAgain, madeAgain, type ProvenGoal, selectProven } from "./proven-attacks.ts";

const COPIES = 4;
const MOST_ATTACKS = 200;

/** Texts that a guard sees at once: it stops the attack if it stops one of them. */
interface GuardedCase {
  readonly weakness: ProvenGoal;
  readonly isAttack: boolean;
  readonly subjects: readonly Subject[];
}

/** The attacks that a campaign proved, and their harmless twins, as texts that a guard sees. */
export async function guardedCases(act: Act, campaignId: string): Promise<readonly GuardedCase[]> {
  const campaign = await getCampaign(act, campaignId);
  const { attacks } = await selectProven(act, campaign);
  if (attacks.length === 0) throw fault("NOTHING_PROVEN");
  return attacks.slice(0, MOST_ATTACKS).flatMap((weakness) =>
    madeAgain(weakness, campaign, COPIES).flatMap((made) => [
      { weakness, isAttack: true, subjects: attackTexts(made) },
      { weakness, isAttack: false, subjects: made.goal.twin.turns.map((text) => ({ channel: "user" as const, text })) },
    ]),
  );
}

/** A description of a tool is no channel of guards. It is judged like a document: both are read and not said. */
const CHANNELS: Readonly<Record<Carrier["kind"], Channel>> = {
  ...{ tool_description: "document", document: "document", resource: "document", memory: "document" },
  ...{ tool_result: "tool_result", record: "tool_result", peer: "tool_result" },
};

function attackTexts({ goal, draft }: MadeAgain): Subject[] {
  const kinds = new Map(goal.plant.carriers.map(({ id, kind }) => [id, kind]));
  const said = stage(goal, draft).turns.map((text) => ({ channel: "user" as const, text }));
  const written = draft.carried.map(({ carrier, text }) => ({
    channel: CHANNELS[kinds.get(carrier) ?? "document"],
    text: withWish(text, draft),
  }));
  return [...said, ...written];
}

/** How many attacks a guard config stops, and how many harmless requests it costs. */
export async function testGuard(
  protection: Pick<ProtectionPort, "tryConfig">,
  body: Parameters<ProtectionPort["tryConfig"]>[0],
  cases: readonly GuardedCase[],
) {
  const tried = await protection.tryConfig(
    body,
    cases.flatMap(({ subjects }) => subjects),
  );
  let from = 0;
  const results = cases.map((one) => {
    const own = tried.slice(from, from + one.subjects.length);
    from += one.subjects.length;
    return { ...one, isBlocked: own.some(blocks), wouldBlock: own.some(({ wouldBlock }) => wouldBlock) };
  });
  const [attacks, twins] = [results.filter(({ isAttack }) => isAttack), results.filter(({ isAttack }) => !isAttack)];
  return {
    attacks: { now: shareOf(attacks, blocks), if_enforced: shareOf(attacks, wouldBlock) },
    twins: { now: shareOf(twins, blocks), if_enforced: shareOf(twins, wouldBlock) },
    weaknesses: [...Map.groupBy(attacks, ({ weakness }) => weakness).entries()].map(([{ row, planned }, own]) => ({
      ...{ key: row.key, title: planned.family.title, severity: row.severity, finding_id: row.finding_id },
      ...{ tried: own.length, blocked: own.filter(blocks).length, would_block: own.filter(wouldBlock).length },
    })),
  };
}

const blocks = ({ isBlocked }: TriedText): boolean => isBlocked;
const wouldBlock = (one: TriedText): boolean => one.wouldBlock;

function shareOf(tried: readonly TriedText[], counts: (one: TriedText) => boolean) {
  const blocked = tried.filter(counts).length;
  const { low, high } = wilson(blocked, tried.length) ?? { low: 0, high: 1 };
  return { tried: tried.length, blocked, low, high };
}
