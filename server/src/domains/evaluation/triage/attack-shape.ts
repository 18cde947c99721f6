import { bool } from "../../../kernel/shape/bool.ts";
import { required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { SeverityShape } from "../shapes/severity.ts";

const Worked = model("AttackWorked", {
  worked: required(integer(), { description: "Times that the attack worked." }),
  of: required(integer(), { description: "Times that could be assessed." }),
});

export const FindingAttack = model("FindingAttack", {
  goal: required(
    model("FindingAttackGoal", {
      key: required(text(), { description: "The goal's name in the campaign." }),
      wish: required(text(), { description: "What the attacker wants." }),
      risk: required(text(), { description: "What it means for the agent's owner if it works." }),
    }),
  ),
  tags: required(mapOf(list(text()))),
  strategy: required(text()),
  operators: required(list(model("FindingAttackOperator", { id: required(text()), title: required(text()) })), {
    description: "The tricks that the shortest working attack uses.",
  }),
  engine: required(text(), { description: "embedded, or model if an attacker model wrote it." }),
  queries_to_first: required(nullable(integer()), { description: "Requests until it first worked." }),
  confirmed: required(Worked, { description: "In new conversations with fresh secrets." }),
  generalized: required(nullable(Worked), { description: "On other goals of the family. Null if there are none." }),
  minimized: required(
    nullable(
      model("FindingAttackMinimized", {
        confirmed: required(Worked),
        words_before: required(integer()),
        words_after: required(integer()),
        is_irreducible: required(bool(), { description: "Without any of its sentences it does not work." }),
      }),
    ),
    { description: "The shortest form that still works. Null if it was not made shorter." },
  ),
  severity_reasons: required(list(text()), { description: "Why it is as severe as it is." }),
  reason: required(text()),
  evidence: required(nullable(text()), { description: "The words or the call that decided." }),
  basis: required(text(), { description: "effect: something happened. text: a detector read the answer." }),
  transcript: required(
    list(
      model("AttackTranscriptLine", {
        who: required(named("AttackSpeaker", oneOf("console", "user", "outsider", "agent", "tool"))),
        what: required(text()),
        text: required(text(), { description: "Untrusted text: display it as plain text." }),
      }),
    ),
  ),
  effects: required(
    list(model("AttackEffect", { kind: required(text()), name: required(text()), text: required(text()) })),
    { description: "What happened because of it, other than words." },
  ),
  occurrences: required(
    list(
      model("FindingOccurrence", {
        campaign_id: required(uuid()),
        place: required(integer(), { description: "The goal's place in the campaign's plan." }),
        at: required(integer()),
        result: required(named("AttackResult", oneOf("confirmed", "seen"))),
        severity: required(SeverityShape),
        summary: required(text()),
      }),
    ),
    { description: "The newest first. At most 50." },
  ),
});
