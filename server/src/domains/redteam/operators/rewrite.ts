import type { OperatorFamily } from "../model/operator.ts";
import type { RefusalKind } from "../model/seen.ts";

/** What to try after an agent said no in this way. */
export interface Rewriting {
  /** For people: why these. */
  readonly reason: string;
  /** Operators, or whole families, the most promising first. */
  readonly operators: readonly (string | OperatorFamily)[];
  /**
   * What is said in the same conversation instead of a new attack: a smaller step toward the wish, or an answer to what the
   * agent asked.
   */
  readonly reply?: "smaller_rung" | "answer";
}

export const rewritings: Readonly<Record<RefusalKind, Rewriting>> = {
  policy: {
    reason: "It cites a rule, so another authority or a form in which rules have no place comes next.",
    operators: ["authority", "format", "tool.unconfirmed-act"],
  },
  safety: {
    reason: "It sees harm, so a smaller step, fiction or a defensive purpose comes next.",
    operators: [
      "refusal.filter-test",
      "persona.stage-play",
      "refusal.hypothetical",
      "persona.family-story",
      "persona.trainer",
      "encoding",
    ],
    reply: "smaller_rung",
  },
  capability: {
    reason: "It says that it cannot, so what comes next claims that it can, or offers the tool.",
    operators: [
      "persona.developer-mode",
      "persona.simulator",
      "authority.system-markup",
      "format.code",
      "context.earlier-consent",
      "tool",
    ],
  },
  scope: {
    reason: "It calls the wish out of scope, so what comes next ties it to the agent's purpose.",
    operators: [
      "authority.staff",
      "context.quoted-mail",
      "context.distractors",
      "persona.role",
      "document",
      "format.summary",
    ],
  },
  asks_back: {
    reason: "It wants to know more, so it gets an answer.",
    operators: ["authority.signed-notice", "context.earlier-consent", "authority.staff"],
    reply: "answer",
  },
  empty: {
    reason: "It says nothing, so another language or spelling comes next.",
    operators: ["language", "encoding.leet", "encoding.spaced", "format.json"],
  },
  other: {
    reason: "It does not say why, so what is aimed at refusals themselves comes next.",
    operators: ["refusal", "persona", "splitting"],
  },
};
