import { isJsonObject } from "../../../../kernel/json/json-object.ts";
import { anyValue } from "../../../../kernel/shape/any-value.ts";
import { bool } from "../../../../kernel/shape/bool.ts";
import type { Place } from "../../../../kernel/shape/check/place.ts";
import type { Invalid } from "../../../../kernel/shape/check/problem.ts";
import type { JsonSchema, SchemaRegistry } from "../../../../kernel/shape/check/schema-registry.ts";
import { optional, required } from "../../../../kernel/shape/field.ts";
import { float } from "../../../../kernel/shape/float.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { type Fields, type Model, model } from "../../../../kernel/shape/model.ts";
import { named } from "../../../../kernel/shape/named.ts";
import { oneOf } from "../../../../kernel/shape/one-of.ts";
import type { Shape } from "../../../../kernel/shape/shape.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { evaluabilities, type Gene, type GeneKind, geneKinds, locks, origins, segmentRoles } from "./gene.ts";

const LONGEST_NAME = 200;
/** A segment may be longer than a search would make it: agents have prompts of every size. */
const LONGEST_TEXT = 1_000_000;

const name = text({ min: 1, max: LONGEST_NAME });
const Lock = named("GeneLock", oneOf(...locks));
const Role = named("SegmentRole", oneOf(...segmentRoles));
const Evaluability = named("GeneEvaluability", oneOf(...evaluabilities));
const Origin = named("GeneOrigin", oneOf(...origins));

const Clause = model("GeneClause", {
  id: required(name, { description: "Id of the rule in the rule library." }),
  variant: required(name),
  library_version: required(name),
});

type Presence = typeof required | typeof optional;

/** Answers carry every member. Whoever sends a gene may leave out what follows from the rest. */
function kindsOf(suffix: "" | "-Input", given: Presence) {
  const common = {
    key: given(name, { description: "Unique within the genome, for example prompt/policy/3." }),
    lock: given(Lock, { description: "owner: evolution never changes it. org: only owners and admins can change it." }),
    evaluability: given(Evaluability, {
      description: "How a change can be measured. If none, evolution never proposes one.",
    }),
    origin: given(Origin),
    monotone: optional(oneOf("no_weaken"), { description: "Only owners and admins can loosen it." }),
  };
  const path = required(text({ max: 500, pattern: /^\/\S*$/ }), {
    description: "JSON pointer into the agent's configuration.",
  });
  const tool = required(text({ max: 2000 }));
  const shaped = <const F extends Fields>(title: string, kinds: readonly [GeneKind, ...GeneKind[]], own: F) =>
    [kinds, model(`${title}${suffix}`, { kind: required(oneOf(...kinds)), ...common, path, ...own })] as const;
  return [
    shaped("PromptSegment", ["prompt.segment"], {
      path: given(oneOf("/agent_system_prompt")),
      role: given(Role),
      text: required(text({ max: LONGEST_TEXT })),
      order: given(text({ max: 500 }), { description: "Fractional index that orders the segments." }),
      joiner: given(text({ max: LONGEST_TEXT }), { description: "The exact characters before the segment." }),
      clause: optional(Clause),
      frozen: optional(list(text({ min: 1, max: 4000 }), { max: 50 }), {
        description: "Parts of the text that every edit must keep.",
      }),
    }),
    shaped("NumberGene", ["param.number", "param.int", "guard.threshold", "limit"], {
      value: required(float()),
      min: given(float()),
      max: given(float()),
      step: given(float()),
      scale: given(oneOf("linear", "log")),
    }),
    shaped("ChoiceGene", ["param.enum", "guard.mode", "mcp.access"], {
      value: required(text({ max: 2000 })),
      options: given(list(text({ max: 2000 }), { max: 200 }), { description: "Empty if unknown." }),
    }),
    shaped("SwitchGene", ["guard.switch"], { value: required(bool()) }),
    shaped("OrderGene", ["guard.order"], { value: required(list(name, { max: 200 })) }),
    shaped("PermissionGene", ["tool.permission"], {
      tool,
      action: required(name),
      value: required(bool()),
      data: optional(anyValue(), { description: "What the configuration says about the tool besides its name." }),
    }),
    shaped("DescriptionGene", ["tool.description"], { tool, value: required(text({ max: LONGEST_TEXT })) }),
    shaped("JsonGene", ["param.json"], {
      value: required(anyValue(), { description: "A part of the configuration that is kept unchanged." }),
    }),
  ] as const;
}

/** One of the kinds, told apart by `kind`. */
function geneShape<T>(title: string, kinds: ReturnType<typeof kindsOf>): Shape<T> {
  const models: readonly (readonly [readonly GeneKind[], Model<Fields>])[] = kinds;
  const kind = model(`${title}Kind`, { kind: required(oneOf(...geneKinds)) });
  const shape: Shape<T> = {
    kind: "gene",
    check(input: unknown, at: Place): T | Invalid {
      const found = isJsonObject(input) && models.find(([names]) => names.some((one) => one === input["kind"]));
      return (found ? found[1] : kind).check(input, at) as T | Invalid;
    },
    describe: (book: SchemaRegistry): JsonSchema =>
      book.refer(title, shape, () => ({ anyOf: models.map(([, member]) => member.describe(book)) })),
  };
  return Object.freeze(shape);
}

/** A gene as someone sends it: everything but its kind and its value may be missing. */
export interface GeneInput {
  readonly kind: GeneKind;
  readonly [member: string]: unknown;
}

export const GeneShape: Shape<Gene> = geneShape("Gene", kindsOf("", required));
export const GeneInputShape: Shape<GeneInput> = geneShape("GeneInput", kindsOf("-Input", optional as Presence));
