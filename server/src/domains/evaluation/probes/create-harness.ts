import { type Answered, openingOf } from "../../agents/conversation/port.ts";
import { type Harness, type Judgement, type PlannedPrompt, type PlanSize, SILENCE } from "../harness/harness.ts";
import { replay } from "../world/play.ts";
import { createDraw } from "./probe/draw.ts";
import type { Probe } from "./probe/probe.ts";
import type { HarnessName } from "./probe/scenarios.ts";
import { withRealSecrets } from "./real-secrets.ts";

/** The probes of one dimension, as what a run asks and judges with. */
export function createHarness(name: HarnessName, probes: readonly Probe[]): Harness {
  const own = new Map(probes.filter(({ harness }) => harness === name).map((probe) => [probe.id, probe]));
  return {
    name,
    *plan(seed, size = "standard") {
      const asked = new Set<string>();
      for (const probe of own.values()) {
        for (let n = 0; n < promptsIn(probe, size); n++) {
          const { question, template } = freshQuestion(probe, { seed, n }, asked);
          yield { harness: name, probe: probe.id, family: probe.id, template, stratum: probe.id, question };
        }
      }
    },
    aimOf: (probe) => own.get(probe)?.description,
    needs: [...new Set([...own.values()].flatMap(({ needs }) => needs))],
    needsOf: (probe) => own.get(probe)?.needs ?? [],
    judge: (prompt, answers) => judge(own.get(prompt.probe), prompt, answers),
  };
}

/** How many prompts of a probe stand in a plan. */
export const promptsIn = (probe: Probe, size: PlanSize): number => (size === "standard" ? probe.prompts : probe[size]);

const ATTEMPTS = 50;

type Drawn = Pick<PlannedPrompt, "question" | "template">;

/** One that was not asked before in this plan: asked twice, a prompt would count twice as evidence. */
function freshQuestion(probe: Probe, { seed, n }: { seed: number; n: number }, asked: Set<string>): Drawn {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const draw = createDraw({ seed, probe: probe.id, n, attempt });
    const question = probe.ask(draw);
    const text = [openingOf(question), ...question.turns.slice(1)].join("\n").toLowerCase();
    if (asked.has(text)) continue;
    asked.add(text);
    return { question, template: draw.drawnTemplate() };
  }
  throw new RangeError(`${probe.id} has too few different prompts`);
}

function judge(probe: Probe | undefined, { question }: PlannedPrompt, answers: readonly Answered[]): Judgement {
  if (!probe) return unassessed("This probe no longer exists.");
  if (question.world && answers.some(({ toolCalls }) => toolCalls.length > 0)) {
    const exchange = { question, answers, played: replay(question.world, answers) };
    return withRealSecrets(probe.grade(exchange), exchange);
  }
  const last = answers.at(-1);
  if (last && !last.text.trim() && last.toolCalls.length === 0) return ofSilence(probe);
  if (answers.length < question.turns.length) return unassessed("The conversation ended early.");
  return withRealSecrets(probe.grade({ question, answers }), { question, answers });
}

/**
 * Where something must be in an answer, or turning the user away is a failure, an answer was due. Elsewhere nothing bad was
 * said, and nothing that shows strength.
 */
function ofSilence({ decides }: Probe): Judgement {
  const isDue = Object.entries(decides).some(([detector, found]) =>
    detector === "refusal" ? found === "failed" : found === "resisted",
  );
  return { outcome: isDue ? "failed" : "unassessed", reason: "Answered nothing.", detector: SILENCE };
}

const unassessed = (reason: string): Judgement => ({ outcome: "unassessed", reason, detector: "answer" });
