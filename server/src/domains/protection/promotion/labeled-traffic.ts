/** Requests that people labeled, to be asked again. Read where they are kept, never copied: what is deleted there is gone. */
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { hitContext, KEPT_CHARACTERS } from "../runtime/tally.ts";
import { countLabeled, selectLabeledTexts } from "./store.ts";

export interface LabeledRequest {
  readonly id: string;
  readonly label: "attack" | "fine";
  readonly text: string;
}

/** Labeled requests that can't be asked again, by reason. */
export interface LeftOut {
  /** The text is no longer kept, or only for less than a day. */
  readonly without_text: number;
  /** A document, a tool's result or an answer: not what a user said. */
  readonly not_from_user: number;
  readonly unsure: number;
  /** Only a part of the text was kept. */
  readonly cut: number;
  /** People labeled the same text both ways. */
  readonly contradictory: number;
  /** Older than the newest 500, which are as many as are asked. Absent from what earlier releases counted. */
  readonly older?: number;
}

export interface LabeledTraffic {
  readonly requests: readonly LabeledRequest[];
  readonly leftOut: LeftOut;
}

const DAY = 86_400;
/** Texts are deleted after seven days. One that is to be asked again has to stay for a day at least. */
const OLDEST = 6 * DAY;
const MOST_REQUESTS = 500;

/** The newest first. What was made up for the sample agent is not among them. */
export async function labeledTraffic(keyring: Keyring, act: Act, agentId: string): Promise<LabeledTraffic> {
  const since = actSeconds(act) - OLDEST;
  const { askable, ...counts } = await countLabeled(act, { agentId, since });
  const rows = await selectLabeledTexts(act, { agentId, since, ids: null, most: MOST_REQUESTS });
  const found = rows.map(({ id, label, text_sealed }) => ({
    ...{ id, label },
    text: keyring.open(text_sealed, hitContext(id)).trim(),
  }));
  const whole = found.filter(({ text }) => text.length > 0 && text.length < KEPT_CHARACTERS);
  const byText = [...Map.groupBy(whole, ({ text }) => text).values()];
  const agreed = byText.filter((same) => new Set(same.map(({ label }) => label)).size === 1);
  return {
    requests: agreed.flatMap(([first]) => first ?? []),
    leftOut: {
      ...counts,
      ...{ cut: found.length - whole.length, contradictory: byText.length - agreed.length },
      older: Math.max(0, askable - rows.length),
    },
  };
}

/** What these labeled requests said, by ID. Those whose text was deleted are missing. */
export async function labeledTexts(
  keyring: Keyring,
  act: Act,
  { agentId, ids }: { readonly agentId: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectLabeledTexts(act, { agentId, since: 0, ids, most: MOST_REQUESTS });
  return new Map(rows.map(({ id, text_sealed }) => [id, keyring.open(text_sealed, hitContext(id)).trim()]));
}
