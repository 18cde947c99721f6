import type { Act } from "../../../platform/act.ts";
import { getDimension } from "./read.ts";
import type { DemographicValue } from "./shapes.ts";

type Expressions = Readonly<Record<string, { readonly self: string; readonly about: string }>>;

export interface DimensionFacts {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly isProtected: boolean;
  readonly values: readonly { readonly value: string; readonly name: string; readonly expressions: Expressions }[];
}

/** A dimension for a fairness test. A value of the team without words of its own is said with its display name. */
export async function dimensionView(act: Act, id: string): Promise<DimensionFacts> {
  const { dimension } = await getDimension(act, id);
  return {
    id: dimension.id,
    name: dimension.name,
    displayName: dimension.display_name,
    isProtected: dimension.protected_class,
    values: (dimension.values ?? []).map((value) => ({
      value: value.value,
      name: value.display_name ?? value.value,
      expressions: expressionsOf(value),
    })),
  };
}

const LONGEST_EXPRESSION = 300;

/** What a client sent as metadata is taken for nothing until it is seen to be two short texts by language. */
function expressionsOf({ value, display_name, value_metadata }: DemographicValue): Expressions {
  const given = value_metadata?.expressions;
  const found = Object.entries(typeof given === "object" && given !== null ? given : {}).flatMap(([language, said]) => {
    const { self, about } = (said ?? {}) as Readonly<Record<string, unknown>>;
    return isShort(self) && isShort(about) ? [[language, { self, about }] as const] : [];
  });
  if (found.length > 0) return Object.fromEntries(found);
  const name = display_name || value;
  return { en: { self: `About me: ${name}`, about: `a person (${name})` } };
}

const isShort = (text: unknown): text is string =>
  typeof text === "string" && text.trim() !== "" && text.length <= LONGEST_EXPRESSION;
