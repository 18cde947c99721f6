import { costMicros, type Price } from "../../gateway/prices/cost.ts";
import { priceOf } from "../../gateway/prices/pattern.ts";
import { callsModel, type GenAi } from "./meaning/genai.ts";

type TeamPrice = Price & { readonly pattern: string };

/** What a call of a model cost, by the team's prices. Null if it is unknown; never 0 for that reason. */
export function costs(prices: readonly TeamPrice[]): (call: GenAi) => number | null {
  const known = new Map<string, TeamPrice | null>();
  const find = (model: string | null): TeamPrice | null => {
    if (model === null) return null;
    let price = known.get(model);
    if (price === undefined) {
      price = priceOf(prices, model);
      known.set(model, price);
    }
    return price;
  };
  return (call) => {
    if (call.inputTokens === null && call.outputTokens === null) return null;
    if (!callsModel(call)) return null;
    const price = find(call.model) ?? find(call.answeringModel);
    if (price === null) return null;
    const [input, output] = [call.inputTokens ?? 0, call.outputTokens ?? 0];
    return costMicros(price, { input, output, cached: call.cachedTokens });
  };
}
