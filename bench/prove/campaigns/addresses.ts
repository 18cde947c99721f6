import { PAIRS, payloadAt, strangeAddresses } from "../../../server/test/redteam/payloads.ts";
import type { Shown } from "./stage.ts";

/** Every operator on every goal, and as many combinations of operators: what an agent is sent, and what it finds at the sandbox. */
export function proveAddresses(payloads = 2 * PAIRS): Shown {
  const [pairs, strange]: [Set<string>, Set<string>] = [new Set(), new Set()];
  let drawn = 0;
  for (let n = 0; n < payloads; n++) {
    const payload = payloadAt(n);
    if (!payload) continue;
    drawn += 1;
    pairs.add(`${payload.family} ${payload.operators[0]}`);
    for (const host of strangeAddresses(payload))
      strange.add(`${host} (${payload.family}, ${payload.operators.join(" + ")})`);
  }
  return {
    name: "Addresses in attacks",
    words: `${drawn} payloads of ${pairs.size} pairs of an operator and a family of goals that fit, half of them with further operators: ${strange.size} addresses that are neither the console's own nor reserved, pieces and codes of addresses included`,
    mistakes: [...strange].slice(0, 20).map((one) => `an address that could belong to others: ${one}`),
  };
}
