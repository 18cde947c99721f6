import { detectors } from "@agent-console/analysis/detectors/list.ts";
import { readSet } from "../../tools/labeled-sets.ts";

const LENGTH = 2_000;

/** Responses of agents from the tuning sets of the detectors, joined to texts of about 2 kB. */
export function ordinaryTexts(): readonly string[] {
  const responses = Object.keys(detectors).flatMap((name) => readSet(name).tune.flatMap(({ seen }) => textsOf(seen)));
  const texts: string[] = [];
  let text = "";
  for (const response of responses) {
    text += `${response}\n\n`;
    if (text.length < LENGTH) continue;
    texts.push(text);
    text = "";
  }
  return texts;
}

/** What an agent sent, in whichever member the detector reads it. */
function textsOf(seen: unknown): string[] {
  const { text, answer, replies } = seen as { text?: string; answer?: { text: string }; replies?: readonly string[] };
  return [text, answer?.text, ...(replies ?? [])].filter((one) => one !== undefined);
}
