import { readTokenizer, type Tokenizer } from "../tokenizer/tokenizer.ts";
import { windowsOf } from "../tokenizer/windows.ts";
import { LARGEST_MODEL, LARGEST_TOKENIZER, RefusedFile, readHashed } from "./files.ts";
import { loadRuntime, type Onnx, type OnnxSession } from "./runtime.ts";

/** One text for a model. */
export interface ModelJob {
  readonly runtime: string;
  readonly file: string;
  readonly tokenizer: string;
  readonly sha256: string;
  /** Null when the model is imported: the answer tells it. */
  readonly tokenizerSha256: string | null;
  readonly labels: number;
  /** The place of the label that is a hit. */
  readonly attack: number;
  readonly text: string;
}

export type ModelAnswer =
  | { readonly kind: "score"; readonly score: number; readonly tokenizerSha256: string }
  | { readonly kind: "too_long" }
  /** The model can't be used. The reason is a sentence. */
  | { readonly kind: "refused"; readonly part: "file" | "tokenizer" | "labels" | "sha256"; readonly reason: string };

const MOST_WINDOWS = 64;

interface Loaded {
  readonly key: string;
  readonly onnx: Onnx;
  readonly session: OnnxSession;
  readonly tokenizer: Tokenizer;
  readonly tokenizerSha256: string;
}

/** The probability of the attack label, the highest of all windows. */
export function createClassifier(): (job: ModelJob) => Promise<ModelAnswer> {
  let current: Loaded | null = null;

  async function loadedFor(job: ModelJob): Promise<Loaded | ModelAnswer> {
    const key = [job.runtime, job.file, job.sha256, job.tokenizer, job.tokenizerSha256 ?? ""].join("\n");
    if (current?.key === key) return current;
    // One at a time: a model may take a gigabyte.
    await current?.session.release?.();
    current = null;
    const loaded = await load(job, key);
    if ("session" in loaded) current = loaded;
    return loaded;
  }

  return async (job) => {
    const loaded = await loadedFor(job);
    if (!("session" in loaded)) return loaded;
    const windows = windowsOf(loaded.tokenizer, job.text, MOST_WINDOWS);
    if (!windows) return { kind: "too_long" };
    let score = 0;
    for (const window of windows) {
      const logits = await logitsOf(loaded, window);
      if (logits.length !== job.labels) {
        const reason = `The model returns ${logits.length} values for ${job.labels} labels.`;
        return { kind: "refused", part: "labels", reason };
      }
      if (!logits.every(Number.isFinite))
        return { kind: "refused", part: "file", reason: "The model returned values that are not numbers." };
      score = Math.max(score, probability(logits, job.attack));
    }
    return { kind: "score", score, tokenizerSha256: loaded.tokenizerSha256 };
  };
}

async function load(job: ModelJob, key: string): Promise<Loaded | ModelAnswer> {
  const refused = (part: "file" | "tokenizer" | "sha256", reason: string): ModelAnswer => ({
    kind: "refused",
    part,
    reason,
  });
  let part: "file" | "tokenizer" = "tokenizer";
  try {
    const words = await readHashed(job.tokenizer, LARGEST_TOKENIZER);
    if (job.tokenizerSha256 !== null && words.sha256 !== job.tokenizerSha256)
      return refused("tokenizer", "The tokenizer is not the file that was imported.");
    const tokenizer = readTokenizer(words.bytes.toString("utf8"));
    part = "file";
    const model = await readHashed(job.file, LARGEST_MODEL);
    if (model.sha256 !== job.sha256) return refused("sha256", `The file has the SHA-256 ${model.sha256}.`);
    const onnx = loadRuntime(job.runtime);
    // One thread: guards share the machine with everything else.
    const session = await onnx.InferenceSession.create(model.bytes, { intraOpNumThreads: 1, interOpNumThreads: 1 });
    const unknown = session.inputNames.find((name) => !INPUTS.includes(name));
    if (unknown !== undefined)
      return refused("file", `The model has an input ${unknown.slice(0, 50)}, which is not supported.`);
    return { key, onnx, session, tokenizer, tokenizerSha256: words.sha256 };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const start = part === "tokenizer" ? "The tokenizer" : "The file";
    const isOurs = error instanceof RefusedFile || (error instanceof Error && error.name === "UnsupportedTokenizer");
    return refused(part, isOurs ? `${start} ${message}.` : `${start} can't be loaded: ${firstLine(message)}`);
  }
}

/** A runtime's message may go on for pages and name paths. */
const firstLine = (message: string): string => (message.split("\n")[0] ?? "").replaceAll(/\/\S+/g, "…").slice(0, 200);

const INPUTS = ["input_ids", "attention_mask", "token_type_ids"];

async function logitsOf({ onnx, session }: Loaded, window: readonly number[]): Promise<number[]> {
  const dims = [1, window.length];
  const tensor = (valueAt: (at: number) => number): object =>
    new onnx.Tensor(
      "int64",
      BigInt64Array.from(window, (_, at) => BigInt(valueAt(at))),
      dims,
    );
  const given: Record<string, () => object> = {
    input_ids: () => tensor((at) => window[at] ?? 0),
    attention_mask: () => tensor(() => 1),
    token_type_ids: () => tensor(() => 0),
  };
  const inputs = Object.fromEntries(session.inputNames.map((name) => [name, given[name]?.() ?? tensor(() => 0)]));
  const outputs = await session.run(inputs);
  const first = session.outputNames[0] ?? "";
  return Array.from((outputs["logits"] ?? outputs[first])?.data ?? [], Number);
}

/** A single label has an independent score; several share the probability. */
function probability(logits: readonly number[], attack: number): number {
  if (logits.length === 1) return 1 / (1 + Math.exp(-(logits[0] ?? 0)));
  const most = Math.max(...logits);
  const parts = logits.map((logit) => Math.exp(logit - most));
  return (parts[attack] ?? 0) / parts.reduce((sum, part) => sum + part, 0);
}
