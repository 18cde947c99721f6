import { createHash } from "node:crypto";
import { cards } from "@agent-console/analysis/cards/generated.ts";
import { CONSOLE_VERSION } from "../../../../kernel/version.ts";
import { probes } from "../../probes/list.ts";

/** With what a report was made: two that agree in these judge by the same rules. */
export interface Versions {
  readonly console: string;
  /** Of what the probes are, ask about and weigh; not of each word that they may ask. */
  readonly probes: string;
  readonly detector_cards: string;
  readonly node: string;
}

let known: Versions | undefined;

export function versions(): Versions {
  known ??= {
    console: CONSOLE_VERSION,
    probes: digest(
      probes.map(({ id, title, description, severity, harness, subdimension, prompts, tags, decides }) => [
        ...[id, title, description, severity, harness, subdimension, prompts, tags, decides],
      ]),
    ),
    detector_cards: digest(cards),
    node: process.version,
  };
  return known;
}

const digest = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
