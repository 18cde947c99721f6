/** An option that takes a value. */
export interface ValueOption {
  readonly kind: "value";
  /** What stands for the value in help, such as FILE. */
  readonly value: string;
  readonly summary: string;
  /** May be given several times. */
  readonly many?: true;
  /** Heading in help. Default: Options. */
  readonly section?: string;
}

export interface FlagOption {
  readonly kind: "flag";
  readonly summary: string;
  readonly section?: string;
}

export type Option = ValueOption | FlagOption;
export type OptionTable = Readonly<Record<string, Option>>;

export type OptionValues<Options extends OptionTable> = {
  readonly [Name in keyof Options]: Options[Name] extends FlagOption
    ? boolean
    : Options[Name] extends { readonly many: true }
      ? readonly string[]
      : string | undefined;
};

export const value = (placeholder: string, summary: string): ValueOption => ({
  ...{ kind: "value", value: placeholder, summary },
});

export const values = (placeholder: string, summary: string): ValueOption & { readonly many: true } => ({
  ...{ kind: "value", value: placeholder, summary, many: true },
});

export const flag = (summary: string): FlagOption => ({ kind: "flag", summary });

/** Puts options under a heading in help. */
export function under<Options extends OptionTable>(section: string, options: Options): Options {
  const entries = Object.entries(options).map(([name, option]) => [name, { ...option, section }]);
  return Object.fromEntries(entries) as Options;
}
