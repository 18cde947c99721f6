import { expect, test } from "vitest";
import type { AgentLine } from "../../evaluation/port.ts";
import { extractGenes } from "../genomes/genes/extract.ts";
import { modelArms } from "../plan/arms.ts";
import { variantOf } from "../plan/candidate.ts";
import { answering, dearest } from "./models-to-try.ts";

const price = (input: number) => ({ input, output: 2 * input, cached: null });

test("several models cost at most what the dearest costs, and an unknown price is not free", () => {
  expect(dearest([price(1), price(3), price(2)])).toEqual(price(3));
  expect(dearest([price(1), null])).toBeNull();
});

test("a model that does not answer is left out, and said", async () => {
  const line: Pick<AgentLine, "say"> = {
    say: async ({ model }) =>
      model === "gone"
        ? { outcome: "failed", detail: "There is no such model." }
        : { outcome: "answered", text: "OK", isWhole: true, model, usage: null },
  };
  expect(await answering(line, ["gone", "there"], new AbortController().signal)).toEqual({
    models: ["there"],
    notes: ["The model “gone” is not tried: There is no such model."],
  });
});

test("a model is one change, sent with the request like every other", () => {
  const agent = { agent_system_prompt: "Be kind.", model_name: "small", protocol: "chat_completions" };
  const genes = extractGenes({ ...agent, ...REST } as unknown as Parameters<typeof extractGenes>[0]);
  const [arm, ...others] = modelArms(genes, ["small", "large"], ["correctness"]);
  expect([arm?.key, arm?.size, others]).toEqual(["param/model_name=large", 0, []]);
  expect([variantOf(genes).model, variantOf(arm?.apply(genes) ?? []).model]).toEqual(["small", "large"]);
});

const REST = {
  agent_params: null,
  mcp_config: null,
  rate_limit_requests_per_minute: 60,
  delegated_agents: [],
  capabilities: null,
};
