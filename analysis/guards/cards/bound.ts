import type { ConfiguredMethod } from "../config/config.ts";
import type { GuardMethod, OptionSpec, OptionValue } from "../guard.ts";
import { GUARD_METHODS } from "../methods/list.ts";
import { falsePositiveBound } from "./card.ts";
import { cardOf } from "./cards.ts";

/** A method may enforce without evidence from traffic if its card bounds false positives at this share or less. */
export const MOST_FALSE_POSITIVES = 0.01;

/**
 * The upper 95% bound of false positives on ordinary texts that the card of a method gives for these options. Null if the
 * card says nothing about them: it was measured with the method's own.
 */
export function boundByCard({ id, options }: ConfiguredMethod): number | null {
  const method = Object.hasOwn(GUARD_METHODS, id) ? GUARD_METHODS[id] : undefined;
  const card = method ? cardOf(id) : undefined;
  if (!method || !card || !cardHolds(method, options)) return null;
  const threshold = options["threshold"];
  const point = typeof threshold === "string" && card.points?.includes(threshold) ? threshold : card.points?.[0];
  return falsePositiveBound(card, point);
}

/** Options that make no false positive: what may pass, and tools that are denied by name. */
const HARMLESS = ["allowed", "tools", "only-tools"];

/** Options that a card holds for if the values are like those it was measured with: phrases that never come up by chance. */
const MADE_UP = /^(?=(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){10})(?=.*\p{L})(?=.*\d.*\d)/u;
const isLikeMeasured = (name: string, value: OptionValue): boolean =>
  name === "phrases" && Array.isArray(value) && value.every((phrase: string) => MADE_UP.test(phrase));

const cardHolds = (method: GuardMethod, options: ConfiguredMethod["options"]): boolean =>
  Object.entries(method.options).every(([name, spec]) => {
    const value = options[name] ?? spec.default;
    return HARMLESS.includes(name) || isPoint(name, spec) || isLikeMeasured(name, value) || isNoWider(spec, value);
  });

/** The card has figures for each point. */
const isPoint = (name: string, spec: OptionSpec): boolean => name === "threshold" && spec.kind === "choice";

/** The default, or a part of it. */
function isNoWider({ default: own }: OptionSpec, value: OptionValue): boolean {
  if (!Array.isArray(own) || !Array.isArray(value)) return value === own;
  return value.every((item) => own.includes(item));
}
