import { setImmediate as nextTick } from "node:timers/promises";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { JobContext } from "../../../platform/work/context.ts";
import type { Attempt } from "../../../platform/work/exclusive-session.ts";
import { askGenerator, type GeneratorNeeds } from "./ask-generator.ts";
import type { Cell, Material } from "./cells/material.ts";
import { planCells } from "./cells/plan-cells.ts";
import { countFairness, writeFairness } from "./fairness/write-fairness.ts";
import { type MaterialNeeds, readMaterial } from "./read-material.ts";
import {
  type Claimed,
  failHarness,
  finishHarness,
  type HarnessRow,
  movePhase,
  writeBatch,
  writeMaterial,
} from "./store.ts";
import { type WrittenPrompt, writePrompts } from "./writing/write-prompts.ts";

/** A worker that takes over repeats at most so many. */
const BATCH = 100;

/** One worker's attempt at a harness. */
export interface Generation {
  readonly context: JobContext;
  readonly claimed: Claimed;
  readonly row: HarnessRow;
  readonly attempt: Attempt;
}

const NOTHING_TO_TEST = "None of the rules can be tested from outside.";

/** Reads rules and personas once, then writes their prompts a batch at a time. */
export async function generate(needs: MaterialNeeds & GeneratorNeeds, generation: Generation): Promise<void> {
  const { context, claimed, row, attempt } = generation;
  const material = row.material ?? (await read(needs, generation));
  if (!material) return;
  const cells = planCells(material, row.max_prompts);
  if (cells.length === 0 && !material.fairness) {
    await context.transaction((act) => failHarness(act, claimed, NOTHING_TO_TEST));
    return;
  }
  let at = row.written;
  for await (const prompts of batches(material, cells, row)) {
    if (attempt.isStopping()) return;
    const from = at;
    if (!(await context.transaction((act) => writeBatch(act, claimed, { from, prompts })))) return;
    at += prompts.length;
  }
  if (row.generator) {
    const prompts = [...writePrompts(cells, row.seed)];
    const written = await askGenerator(needs, {
      context,
      claimed,
      attempt,
      generator: row.generator,
      prompts,
      written: at,
    });
    if (written === null) return;
    at = written;
  }
  await context.transaction((act) => movePhase(act, claimed, "checking"));
  await context.transaction(async (act) => {
    if (!(await finishHarness(act, claimed))) return;
    await recordAudit(act, {
      action: "custom_harness.generated",
      target: { kind: "custom_harness", id: row.id },
      details: { prompts: at, rules: material.rules.length, personas: material.personas.length },
    });
  });
}

async function read(needs: MaterialNeeds, { context, claimed, row }: Generation): Promise<Material | null> {
  const material = await context.inTeam((act) => readMaterial(needs, act, row));
  const planned = planCells(material, row.max_prompts).length + countFairness(material);
  const isWritten = await context.transaction((act) => writeMaterial(act, claimed, { material, planned }));
  return isWritten ? material : null;
}

/**
 * The prompts behind the cursor. Those before it are written again in memory: what was asked before decides what is new.
 * Between two batches other requests get their turn.
 */
async function* batches(
  material: Material,
  cells: readonly Cell[],
  { seed, written }: Pick<HarnessRow, "seed" | "written">,
): AsyncGenerator<readonly WrittenPrompt[]> {
  let batch: WrittenPrompt[] = [];
  let seq = 0;
  for (const prompt of allPrompts(material, cells, seed)) {
    if (seq++ % BATCH === 0) await nextTick();
    if (seq <= written) continue;
    batch.push(prompt);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Of its rules, then of its fairness test; one at a time. */
export function* allPrompts(material: Material, cells: readonly Cell[], seed: number): Generator<WrittenPrompt> {
  yield* writePrompts(cells, seed);
  yield* writeFairness(material, seed);
}
