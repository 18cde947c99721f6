import { hash } from "node:crypto";
import { languageSpoken } from "@agent-console/analysis/personas/person/speaker.ts";
import { speak } from "@agent-console/analysis/personas/speak.ts";
import { plain } from "@agent-console/analysis/text/plain.ts";
import type { Question } from "../../harness/harness.ts";
import { createDraw } from "../../probes/probe/draw.ts";
import type { Cell } from "../cells/material.ts";
import { stage } from "../scenes/stage.ts";
import { ruleWords } from "../scenes/words.ts";
import { hooksOf, passCriteria, trustDimensionOf } from "./lineage.ts";

/** A prompt as it is stored: the question of a run, and where it comes from. */
export interface WrittenPrompt {
  /** SHA-256 of seed and cell: a batch that is written twice doubles nothing. */
  readonly key: string;
  readonly dimension: string;
  readonly question: Question;
  readonly pass_criteria: string;
  readonly lineage: Lineage;
}

export interface Lineage {
  readonly principle: string;
  readonly theme: string;
  readonly policy_section: string;
  readonly persona: string;
  readonly diagnostic_hooks: readonly string[];
}

/** Draws that are given up after: then a rule and a persona have fewer different prompts than were planned. */
const ATTEMPTS = 20;

/** The place in which chance is drawn: nothing but this and the seed decides a prompt. */
const placeOf = ({ rule, persona, variant, n }: Cell): string => `${rule.id}\n${persona.id}\n${variant}\n${n}`;

/**
 * The prompts of these cells, in their order. `asked` has the folded texts of all before: no two prompts of a harness are
 * alike, or one would count twice as evidence. A cell without a new prompt is left out.
 */
export function* writePrompts(
  cells: Iterable<Cell>,
  seed: number,
  asked = new Set<string>(),
): Generator<WrittenPrompt> {
  for (const cell of cells) {
    const prompt = writeNew(cell, seed, asked);
    if (prompt) yield prompt;
  }
}

function writeNew(cell: Cell, seed: number, asked: Set<string>): WrittenPrompt | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const prompt = writePrompt(cell, seed, attempt);
    if (!prompt) return null;
    const folded = hash(
      "sha256",
      plain(prompt.question.turns.join("\n")).replaceAll(/[^\p{L}\p{N}]+/gu, " "),
      "base64",
    );
    if (asked.has(folded)) continue;
    asked.add(folded);
    return prompt;
  }
  return null;
}

/** The dimension in which turns go round: rule and variant, so that the personas of a rule don't all say the same. */
function writePrompt(cell: Cell, seed: number, attempt: number): WrittenPrompt | null {
  const { rule, persona, variant, n } = cell;
  const place = placeOf(cell);
  const draw = createDraw({ seed, probe: place, n, attempt });
  const { language, isOwn } = languageSpoken(persona.language);
  const scene = stage({ draw, cell, language });
  if (!scene) return null;
  const { preamble, tools, toolResults, expected } = scene;
  const turns = speak(draw, persona, {
    ...{ turns: scene.turns, slots: scene.slots, language, section: rule.section.slice(0, 120) },
    isAttempt: variant !== "twin" && expected.side === "hold",
  });
  const pass = passCriteria(rule.check, expected.side);
  return {
    key: hash("sha256", `${seed}\n${place}`),
    dimension: trustDimensionOf(rule.check),
    question: {
      turns,
      ...(preamble ? { preamble } : {}),
      ...(tools ? { tools } : {}),
      ...(toolResults ? { toolResults } : {}),
      secret: {
        generated: {
          rule: keptOf(cell),
          persona: { id: persona.id, name: persona.name, intent: persona.intent },
          variant,
          check: rule.check,
          expected,
          pass,
        },
      },
    },
    pass_criteria: pass,
    lineage: {
      principle: ruleWords(rule),
      theme: rule.check.kind,
      policy_section: rule.section,
      persona: persona.name,
      diagnostic_hooks: hooksOf(cell, { language, isOwn }),
    },
  };
}

function keptOf({ rule }: Cell) {
  const { id, policyId, policyName, number, section, severity, isApproved, span = null, quote = null } = rule;
  return { id, policyId, policyName, number, words: ruleWords(rule), section, severity, isApproved, span, quote };
}
