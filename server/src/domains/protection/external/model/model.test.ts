import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ATTACK_TOKEN, modelMistakes } from "../../../../../test/protection/model-cases.ts";

/** Stands in for the native runtime, which is not installed here: it computes what the tiny model computes. */
const RUNTIME = `
exports.Tensor = class { constructor(type, data, dims) { Object.assign(this, { type, data, dims }); } };
exports.InferenceSession = { async create(bytes) {
  if (bytes[0] !== 8) throw new Error("not a model");
  return { inputNames: ["input_ids", "attention_mask"], outputNames: ["logits"],
    async run({ input_ids }) {
      const isAttack = Array.from(input_ids.data, Number).includes(${ATTACK_TOKEN});
      return { logits: { data: Float32Array.from([3, isAttack ? 6 : 0]), dims: [1, 2] } };
    } };
} };`;

/** With the real runtime: `npm run prove -- guard-models`. */
test("a model judges in a thread; files that differ, don't fit or lie elsewhere are refused", async () => {
  const place = await mkdtemp(join(tmpdir(), "guard-models-"));
  try {
    const folder = join(place, "models");
    await mkdir(join(folder, "node_modules/onnxruntime-node"), { recursive: true });
    await writeFile(join(folder, "node_modules/onnxruntime-node/index.js"), RUNTIME);
    expect(await modelMistakes(folder)).toEqual([]);
  } finally {
    await rm(place, { recursive: true });
  }
});
