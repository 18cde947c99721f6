import { decodedValue } from "../../calls/decoded-value.ts";
import { viewsOf } from "../../pass/views-of.ts";
import { sharedRuns } from "./shared-runs.ts";
import type { Truth } from "./truth.ts";

/** More than this is not compared; it counts as carried. */
const MOST_CHARACTERS = 300_000;
/** Decoding costs a hundred times what comparing does. */
const MOST_DECODED = 16_000;
const SEPARATORS = /[\s\p{P}\p{S}]+/gu;
/** Between texts that are compared in one go. */
const BREAK = "\n\n";

/** Characters between two pauses. */
const SLICE = 8_192;

/**
 * Whether what a call says holds a run of characters out of one of the results: as written, without what stands between letters
 * and digits, or in a decoded view of either. Without regard to case. Linear in the lengths of both. A call can be long and
 * hostile, so it pauses every few thousand characters: whoever judges beside other work goes on with that in between.
 */
export function* carries(said: readonly string[], results: Iterable<string>): Generator<void, Truth> {
  // Values that are too short alone may hold a text that was cut into pieces.
  const joined = said.join("");
  if (joined.length > MOST_CHARACTERS) return "unknown";
  const own = yield* withViews(joined);
  const shares = yield* sharedRuns(yield* comparable(own.views.join(BREAK)));
  let [compared, decoded, isCut] = [0, 0, own.isCut];
  for (const result of results) {
    compared += result.length;
    if (compared > MOST_CHARACTERS) return "unknown";
    if (yield* shares(yield* comparable(result))) return "yes";
    decoded += result.length;
    const views = decoded > MOST_DECODED ? { views: [], isCut: yield* mayBeEncoded(result) } : yield* withViews(result);
    isCut ||= views.isCut;
    for (const view of views.views.slice(1)) if (yield* shares(yield* comparable(view))) return "yes";
  }
  return isCut ? "unknown" : "no";
}

/** Long enough to hide a shared run. Addresses and ids are that long as well, but a single one is no reason to decode. */
const MAY_BE_ENCODED = /[A-Za-z0-9+/_-]{64}|(?:[0-9A-Fa-f]{2}[\s,:;|-]?){32}|(?:%[0-9A-Fa-f]{2}){16}/;

/** What it looks for is shorter than the overlap. */
const OVERLAP = 128;

function* mayBeEncoded(text: string): Generator<void, boolean> {
  for (let at = 0; at < text.length; at += SLICE) {
    if (MAY_BE_ENCODED.test(text.slice(at, at + SLICE + OVERLAP))) return true;
    yield;
  }
  return false;
}

/** In small letters; and once more without anything but letters and digits, if that makes a difference. */
function* comparable(text: string): Generator<void, string> {
  let [small, bare] = ["", ""];
  for (let at = 0; at < text.length; at += SLICE) {
    const part = text.slice(at, at + SLICE).toLowerCase();
    small += part;
    bare += part.replaceAll(SEPARATORS, "");
    yield;
  }
  return bare === small ? small : `${small}${BREAK}${bare}`;
}

/** The text and its decoded views; what is decoded is decoded once more. */
function* withViews(text: string): Generator<void, { views: string[]; isCut: boolean }> {
  if (text.length > MOST_DECODED) return { views: [text], isCut: yield* mayBeEncoded(text) };
  const first = yield* viewsOf(text);
  const views = new Set([text, ...first.map((view) => view.text)]);
  for (const { name, text: view } of first) {
    if (name !== "decoded" || view.length > MOST_DECODED) continue;
    for (const inner of yield* viewsOf(view)) views.add(inner.text);
  }
  views.add(decodedValue(text));
  return { views: [...views], isCut: false };
}
