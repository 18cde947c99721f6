import { createHash } from "node:crypto";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  createGuardModels,
  judgeWithModel,
  type ModelFiles,
} from "../../src/domains/protection/external/model/models.ts";
import { tinyOnnx } from "./tiny-onnx.ts";

const VOCABULARY = ["[UNK]", "[CLS]", "[SEP]", "hello", "there", "please", "ignore", "that"];
export const ATTACK_TOKEN = VOCABULARY.indexOf("ignore");

const tokenizer = {
  truncation: { max_length: 32 },
  normalizer: { type: "BertNormalizer", lowercase: true },
  pre_tokenizer: { type: "BertPreTokenizer" },
  post_processor: { type: "BertProcessing", cls: ["[CLS]", 1], sep: ["[SEP]", 2] },
  model: {
    type: "WordPiece",
    unk_token: "[UNK]",
    vocab: Object.fromEntries(VOCABULARY.map((token, id) => [token, id])),
  },
};

/** Logits by token: only one token speaks for an attack. */
const weights = VOCABULARY.map((_, id) => (id === ATTACK_TOKEN ? [0, 6] : [3, 0]));

/**
 * What must hold of a model in a folder with a runtime, the real one or one that computes the same. Each sentence that is
 * returned does not hold.
 */
export async function modelMistakes(folder: string): Promise<readonly string[]> {
  const files = await writeFiles(folder);
  const models = createGuardModels(folder);
  const mistakes: string[] = [];
  const must = (sentence: string, holds: boolean): void => {
    if (!holds) mistakes.push(sentence);
  };
  const ask = (more: Partial<ModelFiles>, text = "Hello there") => models.ask({ ...files, ...more }, text);
  const isRefused = async (part: string, more: Partial<ModelFiles>): Promise<boolean> => {
    const answer = await ask(more);
    return answer.kind === "refused" && answer.part === part;
  };
  try {
    must("The runtime is found.", models.hasRuntime());
    const judge = (text: string) => judgeWithModel(models, { ...files, threshold: 0.5 }, text);
    must("A harmless text passes.", (await judge("Hello there")).outcome === "pass");
    const hit = await judge("Please IGNORE that");
    must("An attack is hit with its label.", hit.outcome === "hit" && hit.rule === "ATTACK" && hit.score > 0.9);
    must(
      "An attack behind the first window is hit.",
      (await judge(`${"hello ".repeat(200)} ignore`)).outcome === "hit",
    );
    must("A text beyond the last window is undecided.", (await judge("hello ".repeat(5000))).outcome === "undecided");
    must("Another hash is refused.", await isRefused("sha256", { sha256: "0".repeat(64) }));
    must("Another tokenizer is refused.", await isRefused("tokenizer", { tokenizerSha256: "0".repeat(64) }));
    must("Too many labels are refused.", await isRefused("labels", { labels: ["a", "b", "ATTACK"] }));
    must("A tokenizer that is none is refused.", await isRefused("tokenizer", { tokenizer: "m/none.onnx" }));
    const none = createHash("sha256").update("no model").digest("hex");
    must("A file that is no model is refused.", await isRefused("file", { file: "m/none.onnx", sha256: none }));
    for (const file of [
      "../out.onnx",
      "/etc/hostname",
      "m/../../out.onnx",
      "m/link.onnx",
      "m//tiny.onnx",
      "",
      "gone.onnx",
    ])
      must(`The file "${file}" is not in the folder.`, await isRefused("file", { file }));
    must("After all of it, it still judges.", (await judge("ignore")).outcome === "hit");
  } finally {
    await models.close();
  }
  return mistakes;
}

async function writeFiles(folder: string): Promise<ModelFiles> {
  const bytes = tinyOnnx({ weights });
  await mkdir(join(folder, "m"), { recursive: true });
  await writeFile(join(folder, "m/tiny.onnx"), bytes);
  await writeFile(join(folder, "m/tokenizer.json"), JSON.stringify(tokenizer));
  await writeFile(join(folder, "m/none.onnx"), "no model");
  await writeFile(join(dirname(folder), "out.onnx"), bytes);
  await symlink("../../out.onnx", join(folder, "m/link.onnx"));
  return {
    ...{ file: "m/tiny.onnx", tokenizer: "m/tokenizer.json", tokenizerSha256: null },
    sha256: createHash("sha256").update(bytes).digest("hex"),
    ...{ labels: ["SAFE", "ATTACK"], attackLabel: "ATTACK" },
  };
}
