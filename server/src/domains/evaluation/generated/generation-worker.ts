import type { Clock } from "../../../kernel/clock.ts";
import { Fault } from "../../../kernel/errors.ts";
import { openJobContext } from "../../../platform/work/context.ts";
import { openExclusiveSession } from "../../../platform/work/exclusive-session.ts";
import type { JobKind } from "../../../platform/work/job.ts";
import { type EngineNeeds, startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import type { GeneratorNeeds } from "./ask-generator.ts";
import { generate } from "./generate.ts";
import type { MaterialNeeds } from "./read-material.ts";
import { claimHarness, failHarness, GENERATION_LOCKS, releaseHarness, selectInProgress } from "./store.ts";

export interface GenerationNeeds extends EngineNeeds, MaterialNeeds, GeneratorNeeds {
  readonly agents: MaterialNeeds["agents"] & GeneratorNeeds["agents"];
  readonly clock: Clock;
}

const rulesByDefault: WorkerRules = { everyMs: 1_000, graceMs: 5_000, places: 1 };

/** Writes the prompts of harnesses. The next worker continues where a dead one stopped. */
export function startGenerationWorker(needs: GenerationNeeds, rules: WorkerRules = rulesByDefault): Worker {
  const kind: JobKind = {
    name: "custom harness",
    lockSpace: GENERATION_LOCKS,
    list: selectInProgress,
    open(job, { number: worker }) {
      const context = openJobContext(needs, job, { prefix: "harness", scopes: ["evaluations"] });
      const claimed = { id: job.id, worker };
      return openExclusiveSession(
        { context, logger: needs.logger },
        {
          claim: (act) => claimHarness(act, claimed),
          work: (row, attempt) => generate(needs, { context, claimed, row, attempt }),
          async fail(act, error) {
            needs.logger.warn({ err: error, harness_id: job.id }, "a harness could not be generated");
            await failHarness(act, claimed, reasonOf(error));
          },
          release: (act) => releaseHarness(act, claimed),
        },
      );
    },
  };
  return startWorker(needs, kind, rules);
}

/** What was deleted meanwhile is named; anything else is in the log. */
function reasonOf(error: unknown): string {
  const code = error instanceof Fault ? error.code : null;
  if (code === "PERSONA_NOT_FOUND") return "A persona was deleted before the harness was generated.";
  if (code === "POLICY_NOT_FOUND") return "A policy was deleted before the harness was generated.";
  if (code === "DIMENSION_NOT_FOUND") return "A demographic dimension was deleted before the harness was generated.";
  if (code === "AGENT_NOT_FOUND") return "The agent was deleted before the harness was generated.";
  return "The harness could not be generated. See the console log.";
}
