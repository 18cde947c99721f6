import { createRequire } from "node:module";
import { join } from "node:path";

/** In a variable, so that neither a bundler nor a dependency check takes it for a package of ours. */
const PACKAGE = ["onnxruntime", "node"].join("-");

/** Where the operator installed the runtime: in the folder for models, or beside the console. Null if nowhere. */
export function findRuntime(folder: string): string | null {
  for (const place of [join(folder, "package.json"), import.meta.url]) {
    try {
      return createRequire(place).resolve(PACKAGE);
    } catch {
      // Not there.
    }
  }
  return null;
}

export const howToInstall = (folder: string): string =>
  `Models need the package ${PACKAGE}, which is not part of the console. Install it with: npm install ${PACKAGE} --ignore-scripts --prefix ${folder}`;

/** The part of the runtime that is used. */
export interface Onnx {
  readonly InferenceSession: { create(bytes: Uint8Array, options: object): Promise<OnnxSession> };
  readonly Tensor: new (type: "int64", data: BigInt64Array, dims: readonly number[]) => object;
}

export interface OnnxSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Readonly<Record<string, object>>): Promise<Readonly<Record<string, OnnxOutput>>>;
  release?(): Promise<void>;
}

export interface OnnxOutput {
  readonly data: ArrayLike<number>;
  readonly dims: readonly number[];
}

/** Native code: loaded only in a separate thread. */
export const loadRuntime = (path: string): Onnx => createRequire(path)(path) as Onnx;
