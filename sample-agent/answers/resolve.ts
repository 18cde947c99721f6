import { type Draw, drawsOf } from "../chance/draws.ts";
import { sampleSystemPrompt } from "../identity/default-agent.ts";
import { driftOf } from "../identity/switches.ts";
import type { Weakness } from "../language/vocabulary.ts";
import type { ChatRequest } from "../request/chat-request.ts";
import { pressureOf } from "../situations/situation.ts";
import { chanceOf, logitOf } from "../system/chances.ts";
import { runsOf, type SystemReading } from "../system/read-system.ts";

/** How the agent handles one request: what it was told, and whether it complies. */
export interface Resolve {
  readonly system: string;
  readonly reading: SystemReading;
  readonly draw: Draw;
  /** Whether it does well: at random by its odds, or the more likely outcome if randomness is off. */
  does(weakness: Weakness): boolean;
}

export interface Moment {
  /** How often exactly this request was sent before. */
  readonly repeat: number;
  /** Requests served before under the same model name. */
  readonly served: number;
  readonly digest: string;
  readonly read: (system: string) => SystemReading;
}

const WEAR = 0.3;
const MOST_WEAR = 0.9;

export function resolveOf(request: ChatRequest, moment: Moment): Resolve {
  const { switches, temperature } = request;
  const system = (switches.ignores_system_message ? null : request.system) ?? sampleSystemPrompt;
  const reading = moment.read(system);
  const said = request.turns.findLast(({ role }) => role === "user")?.text ?? "";
  const draw = drawsOf(switches.seed, moment.digest, switches.deterministic ? 0 : moment.repeat);
  const at = {
    reading,
    isNull: switches.null,
    drift: driftOf(switches.drift, moment.served),
    temperature,
    isMemorised: sharesRun(reading, said),
    wear: Math.min(MOST_WEAR, WEAR * pressureOf(request, system)),
    question: drawsOf(switches.seed, said),
  };
  const does = (weakness: Weakness): boolean => {
    const logit = logitOf(weakness, at);
    return switches.deterministic ? logit > 0 : draw(weakness) < chanceOf(logit, temperature);
  };
  return { system, reading, draw, does };
}

/** Six consecutive words of the question are in the system message, so it was written for this question. */
function sharesRun({ runs }: SystemReading, said: string): boolean {
  return runsOf(said.slice(0, 4000)).some((run) => runs.has(run));
}
