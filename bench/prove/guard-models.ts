import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { arch, platform, tmpdir } from "node:os";
import { join } from "node:path";
import { modelMistakes } from "../../server/test/protection/model-cases.ts";

export interface ModelProof {
  readonly mistakes: readonly string[];
  readonly runtime: string;
}

/** Installs the ONNX runtime in a temporary folder, as an operator would, and judges with a model that is written here. */
export async function proveGuardModels(): Promise<ModelProof> {
  const place = await mkdtemp(join(tmpdir(), "guard-models-"));
  const folder = join(place, "models");
  try {
    await mkdir(folder);
    execFileSync("npm", [
      "install",
      "onnxruntime-node",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--prefix",
      folder,
    ]);
    const listed = execFileSync("npm", ["ls", "onnxruntime-node", "--json", "--prefix", folder], { encoding: "utf8" });
    const { version } = JSON.parse(listed).dependencies["onnxruntime-node"];
    return { mistakes: await modelMistakes(folder), runtime: `onnxruntime-node ${version}, ${platform()}-${arch()}` };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

export function guardModelsReport({ mistakes, runtime }: ModelProof, since: Date): string {
  const result =
    mistakes.length === 0
      ? "Everything holds: texts are judged in a thread, also behind the first window, and files that differ from their hash, don't fit together or lie outside the folder are refused."
      : mistakes.map((mistake) => `- **Does not hold:** ${mistake}`).join("\n");
  return `# Guard models with the real runtime

\`npm run prove -- guard-models\` on ${since.toISOString().slice(0, 10)} with ${runtime}.

The console does not come with the ONNX runtime. The proof installs it in a temporary folder, writes a small ONNX file and its
tokenizer, and judges with them. \`npm test\` runs the same checks with a stand-in for the runtime.

${result}
`;
}
