import { named } from "../../../kernel/shape/named.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { decisions, labels } from "./label.ts";

export const LabelShape = named("ReviewLabelValue", oneOf(...labels));
export const DecisionShape = named("ReviewDecision", oneOf(...decisions));
