import { bare, normalizeText } from "../../text/fold.ts";
import { ASCII } from "../../text/plain.ts";
import { decodedView } from "./decoded-view.ts";
import { EncodedRegions } from "./encoded-regions.ts";
import { TailText } from "./tail-text.ts";

/** A whole text in another form. */
export interface WholeView {
  readonly name: "normalized" | "folded" | "decoded";
  readonly text: string;
}

/** Characters between two pauses. */
const SLICE = 4_096;

/**
 * Every form in which the text differs from what was given, for those who compare texts and need no places in them. Pauses after
 * each part, because decoding takes long.
 */
export function* viewsOf(text: string): Generator<void, readonly WholeView[]> {
  const views: WholeView[] = [];
  if (!ASCII.test(text)) {
    const normal = normalizeText(text);
    if (normal !== text) views.push({ name: "normalized", text: normal });
    yield;
    const folded = bare(text);
    if (folded !== normal.toLowerCase()) views.push({ name: "folded", text: folded });
    yield;
  }
  const source = new TailText();
  const regions = new EncodedRegions();
  const decoded: string[] = [];
  for (let at = 0; at < text.length; at += SLICE) {
    const chunk = text.slice(at, at + SLICE);
    source.push(chunk);
    for (const { kind, text: region, before } of regions.read(chunk, source, at + SLICE >= text.length)) {
      decoded.push(decodedView(before + region, kind)?.text ?? "");
      yield;
    }
    yield;
  }
  const joined = decoded.join("");
  return joined === "" ? views : [...views, { name: "decoded", text: joined }];
}
