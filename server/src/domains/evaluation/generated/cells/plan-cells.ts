import type { PersonaView } from "../../../environment/port.ts";
import { type Cell, type Covered, coverageOfCheck, type Material, type TestedRule, type Variant } from "./material.ts";

/** A figure for a rule from fewer prompts says next to nothing. */
const FEWEST_OF_RULE = 6;
/** More attempts by one persona at one rule add little but cost. */
const MOST_OF_PERSONA = 45;

/** In turn, so that breaches and twins stay about as many. */
const ROUND: readonly Variant[] = ["breach", "twin", "edge"];
/** Attackers get no twins: nothing that they ask for is owed to them. */
const ROUND_OF_ATTACKER: readonly Variant[] = ["breach", "edge"];

/**
 * Which prompts to write: at least six for each rule if the size allows it, spread evenly over personas and variants. Where
 * the size doesn't allow it, the most severe rules come first.
 */
export function planCells({ rules, personas }: Material, most: number): Cell[] {
  const asked = roomFor(rules, most);
  if (asked.length === 0 || personas.length === 0) return [];
  const perRule = Math.min(Math.floor(most / asked.length), MOST_OF_PERSONA * personas.length);
  return asked.flatMap((rule, at) => cellsOf(rule, turnedBy(personas, at), perRule));
}

/** What becomes of each rule. */
export function coverageOf({ rules }: Pick<Material, "rules">, most: number): Map<string, Covered> {
  const asked = new Set(roomFor(rules, most).map(({ id }) => id));
  return new Map(
    rules.map(({ id, check }) => {
      const covered = coverageOfCheck(check);
      return [id, covered === "not_testable" || asked.has(id) ? covered : "left_out"] as const;
    }),
  );
}

const RANKS = ["low", "medium", "high", "critical"];

/** Those that can be asked about and fit in, in the order of the document. */
function roomFor(rules: readonly TestedRule[], most: number): TestedRule[] {
  const askable = rules.filter(({ check }) => coverageOfCheck(check) !== "not_testable");
  const room = Math.max(1, Math.floor(most / FEWEST_OF_RULE));
  if (askable.length <= room) return askable;
  const severest = askable
    .map((rule, at) => ({ rule, at }))
    .sort((one, other) => RANKS.indexOf(other.rule.severity) - RANKS.indexOf(one.rule.severity) || one.at - other.at)
    .slice(0, room);
  return severest.sort((one, other) => one.at - other.at).map(({ rule }) => rule);
}

/** Each rule begins with another persona: where not all fit in, none is left out everywhere. */
const turnedBy = (personas: readonly PersonaView[], by: number): PersonaView[] => [
  ...personas.slice(by % personas.length),
  ...personas.slice(0, by % personas.length),
];

/** A breach and its twin belong together, so a persona gets two prompts before the next one gets any. */
function cellsOf(rule: TestedRule, personas: readonly PersonaView[], count: number): Cell[] {
  const given = personas.map(() => 0);
  const cells: Cell[] = [];
  const add = (at: number): void => {
    const persona = personas[at];
    if (!persona || cells.length >= count) return;
    const round = persona.intent === "malicious" ? ROUND_OF_ATTACKER : ROUND;
    const before = given[at] ?? 0;
    const variant = round[before % round.length] ?? "breach";
    given[at] = before + 1;
    cells.push({ rule, persona, variant, n: Math.floor(before / round.length) });
  };
  for (let at = 0; at < personas.length && cells.length + 1 < count; at++) {
    add(at);
    add(at);
  }
  while (cells.length < count) for (let at = 0; at < personas.length; at++) add(at);
  return cells;
}
