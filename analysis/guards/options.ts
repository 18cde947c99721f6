import type { OptionSpec, Options } from "./guard.ts";

/** Reads a method's options by name. What a config leaves out has the default of its description. */
export interface OptionReader {
  number(name: string): number;
  isSet(name: string): boolean;
  text(name: string): string;
  texts(name: string): readonly string[];
}

export function optionReader(specs: Readonly<Record<string, OptionSpec>>, options: Options): OptionReader {
  const value = (name: string) => options[name] ?? specs[name]?.default;
  return {
    number: (name) => {
      const found = value(name);
      return typeof found === "number" ? found : 0;
    },
    isSet: (name) => value(name) === true,
    text: (name) => {
      const found = value(name);
      return typeof found === "string" ? found : "";
    },
    texts: (name) => {
      const found = value(name);
      return typeof found === "object" ? found : [];
    },
  };
}
