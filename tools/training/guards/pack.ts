import type { PackedModel } from "@agent-console/analysis/guards/trained/model.ts";
import type { Dictionary } from "./examples.ts";
import type { Fit, Settings } from "./fit.ts";

const base64 = (bytes: ArrayBufferLike): string => Buffer.from(bytes).toString("base64");

/** A few large weights would leave the many small ones no steps: what is beyond this share of them is cut. */
const LARGEST = 0.999;

function steps(weights: Float64Array): { readonly step: number; readonly bytes: Int8Array } {
  const sizes = Float64Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort();
  const step = (sizes[Math.floor((sizes.length - 1) * LARGEST)] ?? 1) / 127 || 1;
  return { step, bytes: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / step)))) };
}

/**
 * The weights as bytes. Rounding to 255 steps makes them the same on machines whose arithmetic differs in the last bits, and drops
 * the features that hardly count.
 */
export function packModel(
  { bias, features, marks }: Fit,
  { hashes }: Dictionary,
  { surroundings, mostFeatures }: Pick<Settings, "surroundings" | "mostFeatures">,
): PackedModel {
  const [ofFeatures, ofMarks] = [steps(features), steps(marks)];
  const kept = Array.from(hashes, (hash, at) => ({ hash, step: ofFeatures.bytes[at] ?? 0 }))
    .filter(({ step }) => step !== 0)
    .sort((one, other) => Math.abs(other.step) - Math.abs(one.step) || one.hash - other.hash)
    .slice(0, mostFeatures)
    .sort((one, other) => one.hash - other.hash);
  return {
    bias: Number(bias.toFixed(4)),
    surroundings,
    featureStep: Number(ofFeatures.step.toPrecision(6)),
    markStep: Number(ofMarks.step.toPrecision(6)),
    hashes: base64(Int32Array.from(kept, ({ hash }) => hash).buffer),
    weights: base64(Int8Array.from(kept, ({ step }) => step).buffer),
    marks: base64(ofMarks.bytes.buffer),
  };
}
