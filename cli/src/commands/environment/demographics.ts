import type { Api, DemographicDimension, DemographicValue } from "@agent-console/sdk";
import { command } from "../../command/command.ts";
import { value } from "../../command/options.ts";
import { findId, type Kind } from "../../names/find.ts";
import { allOf, pages } from "../../names/pages.ts";

export const demographicsList = command({
  words: ["demographics", "list"],
  summary: "List demographic dimensions: built-in ones and those of your team",
  access: "read",
  scope: "read",
  lists: "all",
  arguments: [],
  options: {},
  async run({ client, signal, answer, rows }) {
    const results = await allOf(all(client, signal));
    return answer({ results, count: results.length }, () =>
      rows(results, {
        columns: [
          { title: "ID", value: ({ id }) => id, whole: true },
          { title: "NAME", value: ({ name }) => name },
          { title: "SHOWN AS", value: ({ display_name }) => display_name },
          { title: "KIND", value: ({ protected_class }) => (protected_class ? "protected" : "control") },
          { title: "FROM", value: ({ built_in }) => (built_in ? "console" : "team") },
        ],
        none: "No dimensions.",
      }),
    );
  },
});

const all = (client: Api, signal: AbortSignal): AsyncGenerator<DemographicDimension> =>
  pages((cursor) => client.environment.listDemographics({ limit: 250, cursor }, { signal }));

export const dimensionsOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "dimension",
  list: () => all(client, signal),
});

export const demographicsShow = command({
  words: ["demographics", "show"],
  summary: "Show the values of a dimension and how each is said",
  access: "read",
  scope: "read",
  arguments: [{ name: "DIMENSION", summary: "a dimension: its ID, the start of it, or its exact name" }],
  options: { language: value("TAG", "en, de, fr, es or pt (default: en)") },
  async run({ client, args, options, signal, answer, rows }) {
    const dimension_id = await findId(dimensionsOf(client, signal), args["DIMENSION"] ?? "");
    const dimension = await client.environment.getDemographic({ dimension_id }, { signal });
    const language = options.language ?? "en";
    return answer(dimension, () =>
      rows(dimension.values ?? [], {
        columns: [
          { title: "VALUE", value: ({ value: name }) => name },
          { title: "SHOWN AS", value: ({ display_name }) => display_name ?? null },
          { title: "SAID BY ONESELF", value: (one) => said(one, language, "self") },
          { title: "SAID ABOUT SOMEONE", value: (one) => said(one, language, "about") },
        ],
        none: "This dimension has no values.",
      }),
    );
  },
});

/** Metadata is free-form: it may have no expressions, or something else under that name. */
function said({ value_metadata }: DemographicValue, language: string, way: "self" | "about"): string | null {
  const expressions = value_metadata?.["expressions"] as Readonly<Record<string, unknown>> | null | undefined;
  const inLanguage = expressions?.[language] as Readonly<Record<string, unknown>> | null | undefined;
  const text = inLanguage?.[way];
  return typeof text === "string" ? text : null;
}
