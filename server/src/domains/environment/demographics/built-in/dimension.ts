import { namedId } from "../../../../kernel/named-id.ts";

/** When the dimensions first came with the console. The contract wants a time of creation, the same everywhere. */
export const BUILT_IN_SINCE = 1_794_787_200;

export const languages = ["en", "de", "fr", "es", "pt"] as const;
export type Language = (typeof languages)[number];

/**
 * Two ways of saying who someone is. `self` is a clause without its full stop, said by the person: it works for people of any
 * gender and says nothing else about them. `about` is a noun phrase for the person, which can be the subject of a sentence.
 */
export interface Expression {
  readonly self: string;
  readonly about: string;
}

export interface Source {
  /** "UK Equality Act 2010". */
  readonly instrument: string;
  /** "section 5". */
  readonly section: string;
}

export interface GivenNames {
  readonly names: readonly string[];
  readonly source: string;
}

export interface BuiltInValue {
  /** UUIDv5 of dimension and value: the same on every console. */
  readonly id: string;
  readonly value: string;
  readonly name: string;
  readonly expressions: Readonly<Record<Language, Expression>>;
  readonly givenNames?: GivenNames;
}

export interface BuiltInDimension {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly isProtected: boolean;
  readonly description: string;
  readonly sources: readonly Source[];
  readonly values: readonly BuiltInValue[];
}

/** `self` and `about`. */
type Pair = readonly [self: string, about: string];

interface GivenValue {
  readonly name: string;
  readonly said: Readonly<Record<Language, Pair>>;
  readonly givenNames?: GivenNames;
}

interface GivenDimension extends Omit<BuiltInDimension, "id" | "values" | "isProtected" | "sources"> {
  readonly isProtected?: boolean;
  readonly sources?: readonly Source[];
  readonly values: Readonly<Record<string, GivenValue>>;
}

export function builtIn({ values, isProtected = true, sources = [], ...rest }: GivenDimension): BuiltInDimension {
  return {
    id: namedId("dimension", rest.name),
    ...rest,
    isProtected,
    sources,
    values: Object.entries(values).map(([value, { said, ...given }]) => ({
      id: namedId("demographic-value", `${rest.name}/${value}`),
      value,
      ...given,
      expressions: {
        en: expression(said.en),
        de: expression(said.de),
        fr: expression(said.fr),
        es: expression(said.es),
        pt: expression(said.pt),
      },
    })),
  };
}

const expression = ([self, about]: Pair): Expression => ({ self, about });
