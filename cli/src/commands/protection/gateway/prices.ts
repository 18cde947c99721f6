import { command } from "../../../command/command.ts";
import { value } from "../../../command/options.ts";
import { Ended } from "../../../endings/exit-codes.ts";

export const pricesList = command({
  words: ["prices", "list"],
  summary: "List model prices",
  access: "read",
  scope: "guards",
  lists: "all",
  arguments: [],
  options: {},
  async run({ client, signal, answer, rows }) {
    const prices = await client.protection.listModelPrices({}, { signal });
    return answer(prices, () =>
      rows(prices.results, {
        columns: [
          { title: "MODEL", value: ({ pattern }) => pattern, whole: true },
          { title: "INPUT", value: ({ input }) => input },
          { title: "OUTPUT", value: ({ output }) => output },
          { title: "CACHED", value: ({ cached }) => cached },
        ],
        none: "No prices: the cost of every model is unknown. Set one with agent-console prices set.",
      }),
    );
  },
});

const model = { name: "MODEL", summary: "a model, or a pattern such as gpt-4o*" } as const;

export const pricesSet = command({
  words: ["prices", "set"],
  summary: "Set the price of a model, per million tokens",
  access: "write",
  scope: "full",
  arguments: [model],
  required: "--input AMOUNT --output AMOUNT",
  options: {
    input: value("AMOUNT", "per million input tokens"),
    output: value("AMOUNT", "per million output tokens"),
    cached: value("AMOUNT", "per million input tokens from the provider's cache; default: as input"),
  },
  async run({ client, args, options, signal, answer, print }) {
    const pattern = (args["MODEL"] ?? "").toLowerCase();
    const body = {
      input: amountOf("input", options.input),
      output: amountOf("output", options.output),
      cached: options.cached === undefined ? null : amountOf("cached", options.cached),
    };
    const known = (await client.protection.listModelPrices({}, { signal })).results;
    const before = known.find((price) => price.pattern === pattern);
    const price = before
      ? await client.protection.updateModelPrice({ price_id: before.id, body }, { signal })
      : await client.protection.createModelPrice({ body: { pattern, ...body } }, { signal });
    return answer(price, () => print("Set."));
  },
});

export const pricesDelete = command({
  words: ["prices", "delete"],
  summary: "Delete the price of a model",
  access: "destructive",
  scope: "full",
  arguments: [model],
  options: {},
  async run({ client, args, signal, answer, print, confirm }) {
    const pattern = (args["MODEL"] ?? "").toLowerCase();
    const price = (await client.protection.listModelPrices({}, { signal })).results.find(
      (one) => one.pattern === pattern,
    );
    if (!price) throw new Ended("refused", `There is no price for "${pattern}".`);
    await confirm({ sentence: `The cost of ${pattern} will be unknown.`, name: pattern });
    await client.protection.deleteModelPrice({ price_id: price.id }, { signal });
    return answer({ id: price.id }, () => print("Deleted."));
  },
});

function amountOf(name: string, text: string | undefined): number {
  const amount = Number(text ?? Number.NaN);
  if (Number.isFinite(amount) && amount >= 0 && text !== "") return amount;
  throw new Ended("usage", `--${name} takes an amount of 0 or more.`);
}
