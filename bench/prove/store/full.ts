import { mistakeCount } from "../mistakes/count.ts";
import { proveStore } from "./prove.ts";
import { storeReport } from "./report.ts";

/** PROMPTS and ROUNDS make it smaller, for one who works on it. */
export async function storeProof(since: Date) {
  const prompts = Number(process.env["PROMPTS"] ?? 5_000);
  const rounds = Number(process.env["ROUNDS"] ?? 5);
  const proof = await proveStore({ prompts, rounds, seed: 1 }, ({ name, words, mistakes }) => {
    process.stdout.write(`${name}: ${words}. ${mistakeCount(mistakes)}\n`);
  });
  return { report: storeReport(proof, since), mistakes: proof.stages.flatMap(({ mistakes }) => mistakes) };
}
