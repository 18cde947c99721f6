import { named } from "../../../kernel/shape/named.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";

export const severities = ["low", "medium", "high", "critical"] as const;
export type Severity = (typeof severities)[number];

export const SeverityShape = named("FindingSeverity", oneOf(...severities));
