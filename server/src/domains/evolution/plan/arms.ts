/** The changes that a search can switch on: single edits of the current configuration, each with the categories it is meant for. */
import type { Clause } from "../clauses/families/clause.ts";
import { libraryHash } from "../clauses/list.ts";
import { type Gene, isSegment, type NumberGene, type PromptSegment, segmentsOf } from "../genomes/genes/gene.ts";
import { orderBetween } from "../genomes/genes/order.ts";
import { isLeadIn } from "../genomes/genes/split-prompt.ts";
import { isNumbered, isSameList, rewriteItem, withoutMark, writtenAfter } from "./list-style.ts";
import type { Proposed } from "./proposed.ts";
import { promptLength } from "./room.ts";

export type Operator =
  | "clause.add"
  | "clause.swap"
  | "clause.ablate"
  | "clause.move"
  | "example.add"
  | "param.model"
  | "param.step"
  | "reflect.clause"
  | "reflect.patch";

export interface Arm {
  readonly key: string;
  readonly operator: Operator;
  readonly move: "add" | "remove";
  /** At most one arm of a slot is on. */
  readonly slot: string;
  /** Ids of categories. */
  readonly tags: readonly string[];
  readonly rationale: string;
  /** The clause family that it is a wording of. */
  readonly family?: string;
  readonly risks?: Clause["risks"];
  readonly conflictsWith?: Clause["conflictsWith"];
  /** The model that it replaces the agent's with. */
  readonly model?: string;
  /** Characters that it adds to the prompt. */
  readonly size: number;
  readonly apply: (genes: readonly Gene[]) => Gene[];
}

type Change = Omit<Arm, "size">;

/** Its rules are about requests that only sound harmful, so they are meant for the harmless categories. */
const FOR_HARMLESS = "answer-harmless";
/** Long prompts have more of these than a search could tell apart. */
const MOST_SEGMENT_ARMS = 8;
/** Roles whose segments are rules, and the categories that such rules are usually for. */
const RULES: Readonly<Partial<Record<PromptSegment["role"], readonly string[]>>> = {
  policy: ["compliance", "containment"],
  safety: ["compliance", "containment"],
  format: ["correctness", "robustness"],
};
const LIBRARY_VERSION = libraryHash.slice(0, 12);

export const benignOf = (scenario: string): string => `${scenario}/harmless`;

/** Only changes that can be sent with a request: others could not be measured. */
export function armsOf(genes: readonly Gene[], clauses: readonly Clause[], proposed: readonly Proposed[] = []): Arm[] {
  const measured = genes.filter(({ evaluability, lock }) => evaluability === "request" && lock === "none");
  const segments = segmentsOf(measured);
  const said = new Set(segmentsOf(genes).map(({ text }) => withoutMark(text)));
  const changes: Change[] = [
    ...clauses
      // A control is weak on purpose: it is for judging a library, and nothing to tell someone's agent.
      .filter(({ text, variant }) => variant !== "control" && !said.has(text))
      .map((clause) => clauseArm(clause, segments)),
    ...segments.filter(isFree).slice(0, MOST_SEGMENT_ARMS).flatMap(segmentArms(segments)),
    ...measured.flatMap((gene) => ("min" in gene ? numberArms(gene) : [])),
  ];
  return [...changes.map(sized(genes)), ...proposed.map((one) => proposedArm(one, genes))];
}

export const sized =
  (genes: readonly Gene[], before = promptLength(genes)) =>
  (change: Change): Arm => ({ ...change, size: promptLength(change.apply(genes)) - before });

/** A rule written by a model, in quarantine: an arm like any other, with our own reason, because its own could influence the reviewer. */
export function proposedArm({ id, category, text, replaces }: Proposed, genes: readonly Gene[]): Arm {
  const clause = { id: `proposed/${id}`, variant: "proposed", library_version: "proposer" };
  const change: Change = {
    key: `clause/${clause.id}`,
    operator: replaces === null ? "reflect.clause" : "reflect.patch",
    move: "add",
    slot: replaces === null ? `proposed/${id}` : `segment/${replaces}`,
    tags: [category],
    rationale: `${replaces === null ? "Adds" : "Rewords"} a rule for ${category}, written by the proposer (not from the rule library).`,
    apply: (on) =>
      replaces === null
        ? [...on, atEnd(on, { key: `prompt/clause/proposed-${id}`, origin: "llm", text, clause })]
        : on.map((gene) =>
            gene.key === replaces && isSegment(gene)
              ? { ...gene, text: rewriteItem(gene.text, withoutMark(text)), origin: "llm", clause }
              : gene,
          ),
  };
  return sized(genes)(change);
}

function clauseArm(clause: Clause, segments: readonly PromptSegment[]): Change {
  const held = segments.find((segment) => segment.clause?.id.split("/")[0] === clause.family && isLoose(segment));
  return {
    key: `clause/${clause.id}`,
    operator: held ? "clause.swap" : "clause.add",
    move: "add",
    slot: `family/${clause.family}`,
    ...{ family: clause.family, risks: clause.risks, conflictsWith: clause.conflictsWith },
    tags: clause.family === FOR_HARMLESS ? clause.scenarios.map(benignOf) : clause.scenarios,
    rationale:
      clause.reason ??
      `${held ? "Rewords" : "Adds"} a rule ("${clause.family}"). Targets ${clause.scenarios.join(" and ")}.`,
    apply: (genes) => (held ? swapped(genes, held.key, clause) : [...genes, written(clause, genes)]),
  };
}

/** Rules of policies have no version of the library: their words are in the job. */
const markOf = ({ id, variant, reason, source }: Clause) => ({
  ...{ id, variant, library_version: source ?? (reason === undefined ? LIBRARY_VERSION : "policy") },
});

const originOf = ({ reason }: Clause) => (reason === undefined ? "library" : "human");

const written = (clause: Clause, genes: readonly Gene[]): PromptSegment =>
  atEnd(genes, {
    ...{ key: `prompt/clause/${clause.family}`, origin: originOf(clause), text: clause.text, clause: markOf(clause) },
  });

export function atEnd(
  genes: readonly Gene[],
  segment: Pick<PromptSegment, "key" | "origin" | "text" | "clause">,
): PromptSegment {
  const last = segmentsOf(genes).at(-1);
  const { joiner, text } = writtenAfter(last && { text: last.text, isRule: isRule(last) }, withoutMark(segment.text));
  return {
    ...{ ...segment, text, joiner },
    kind: "prompt.segment",
    path: "/agent_system_prompt",
    lock: "none",
    evaluability: "request",
    role: "policy",
    order: orderBetween(last?.order ?? null, null),
  };
}

function swapped(genes: readonly Gene[], key: string, clause: Clause): Gene[] {
  return genes.map((gene) =>
    gene.key === key && isSegment(gene)
      ? { ...gene, text: rewriteItem(gene.text, clause.text), origin: originOf(clause), clause: markOf(clause) }
      : gene,
  );
}

const isLoose = ({ frozen }: PromptSegment): boolean => (frozen ?? []).length === 0;
/** As opposed to what the agent is, knows or has to do, and to the heading above its rules. */
export const isRule = ({ role, text }: PromptSegment): boolean => RULES[role] !== undefined && !isLeadIn(text);
/** A rule with a number is part of a count, and others may refer to it: it is neither removed nor moved. */
const isFree = (segment: PromptSegment): boolean => isLoose(segment) && isRule(segment) && !isNumbered(segment.text);

const segmentArms =
  (segments: readonly PromptSegment[]) =>
  (segment: PromptSegment): Change[] => {
    const slot = `segment/${segment.key}`;
    const tags = RULES[segment.role] ?? [];
    const ablate: Change = {
      ...{ key: `ablate/${segment.key}`, operator: "clause.ablate", move: "remove", slot, tags },
      rationale: "Removes a rule that may not be needed, to shorten the prompt.",
      apply: (genes) => genes.filter(({ key }) => key !== segment.key),
    };
    if (segments.at(-1)?.key === segment.key) return [ablate];
    const move: Change = {
      ...{ key: `last/${segment.key}`, operator: "clause.move", move: "add", slot, tags },
      rationale: "Moves a rule to the end of the prompt.",
      apply: (genes) => {
        const last = segmentsOf(genes).at(-1);
        const order = orderBetween(last?.order ?? null, null);
        const joiner = last && isSameList(last.text, segment.text) ? "\n" : "\n\n";
        return genes.map((gene) => (gene.key === segment.key && isSegment(gene) ? { ...gene, order, joiner } : gene));
      },
    };
    return [ablate, move];
  };

/** Other models at the agent's address. What each of them changes nobody knows before: it is tried everywhere. */
export function modelArms(genes: readonly Gene[], models: readonly string[], tags: readonly string[]): Arm[] {
  const gene = genes.find(
    ({ path, evaluability, lock }) => path === "/model_name" && evaluability === "request" && lock === "none",
  );
  if (gene?.kind !== "param.enum") return [];
  const others = models.filter((model) => model !== gene.value);
  return others.map((model) =>
    sized(genes)({
      ...{ key: `${gene.key}=${model}`, operator: "param.model", move: "add", slot: gene.key, tags, model },
      rationale: "Uses another model, which your team registered at the same address.",
      apply: (on) => on.map((other) => (other.key === gene.key ? { ...gene, value: model } : other)),
    }),
  );
}

/** A lower temperature for more consistent responses, more tokens for truncated ones. */
function numberArms(gene: NumberGene): Change[] {
  const value = Number(gene.value);
  const [values, tags, rationale] =
    gene.path === "/agent_params/temperature"
      ? [
          [value - 2 * gene.step, gene.min],
          ["consistency", "correctness"],
          "Lowers the temperature for more consistent responses.",
        ]
      : gene.path === "/agent_params/max_tokens"
        ? [[value * 2], ["correctness"], "Allows longer responses."]
        : [[], [], ""];
  const possible = [
    ...new Set(values.map((wanted) => Math.min(gene.max, Math.max(gene.min, Number(wanted.toFixed(6)))))),
  ];
  return possible
    .filter((wanted) => wanted !== value)
    .map((wanted) => ({
      ...{ key: `${gene.key}=${wanted}`, operator: "param.step", move: "add", slot: gene.key, tags, rationale },
      apply: (genes) => genes.map((other) => (other.key === gene.key ? { ...gene, value: wanted } : other)),
    }));
}
