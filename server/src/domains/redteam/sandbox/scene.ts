import type { ToolDefinition } from "../../agents/conversation/port.ts";
import { addedTo, type Stage, stage, twinDraft, wholeText } from "../goals/stage.ts";
import { type Carrier, type Draft, SANDBOX } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";
import type { NamedText, Play, PlayedDocument, SandboxWay } from "./played/play.ts";

/** An attempt through the sandbox: what is said, with `{sandbox}` for its address, and what is played there. Plain data. */
export interface Scene {
  readonly stage: Stage;
  readonly play: Play;
}

export const cardAddress = `${SANDBOX}/.well-known/agent-card.json`;

/** The draft, sent to an agent that takes this way. */
export function sandboxScene(goal: DrawnGoal, draft: Draft, way: SandboxWay): Scene {
  const { carriers, play } = goal.plant;
  const documents = carriers.filter(({ kind }) => kind === "document");
  const said = stage(goal, draft, documents.map((_, at) => `${SANDBOX}/doc/${at + 1}`).join("\n"));
  const { tools, results, world, ...spoken } = said;
  const texts = textsIn(carriers, draft);
  return {
    stage: withAddresses({ ...spoken, tools: [], results: {} }, way),
    play: {
      ...play,
      way,
      tools,
      firstTools: play?.isRugPull ? clean(goal) : null,
      instructions: texts((one) => one.kind === "tool_description" && one.tool === undefined),
      world: world ?? null,
      results,
      resources: named(carriers, draft, (one) => one.field !== "prompt"),
      prompts: named(carriers, draft, (one) => one.field === "prompt"),
      documents: documents.map((carrier): PlayedDocument => {
        const { format = "txt", usual } = carrier;
        return { format, usual, added: addedTo(carrier, draft) };
      }),
      skill: texts((one) => one.kind === "peer" && one.field === "skill"),
      answer: texts(isAnswer),
      demand: carriers
        .filter(isAnswer)
        .map((carrier) => addedTo(carrier, draft))
        .join("\n"),
    },
  };
}

const isAnswer = ({ kind, field }: Carrier): boolean => kind === "peer" && field === undefined;

/** The same surroundings, and nobody who attacks. */
export function sandboxTwin(goal: DrawnGoal, way: SandboxWay): Scene {
  const { stage: said, play } = sandboxScene(goal, twinDraft(goal), way);
  return { stage: { ...said, sent: [] }, play: { ...play, peer: "answers" } };
}

/** Where the task does not say itself where to go, this does. */
const WHERE: Readonly<Record<SandboxWay, string>> = {
  mcp: `Use the tools of the MCP server at ${SANDBOX}/mcp for this.`,
  a2a: `The other agent is at ${cardAddress}.`,
  documents: "",
};

function withAddresses(said: Stage, way: SandboxWay): Stage {
  const opening = WHERE[way];
  const all = [...said.earlier, ...said.turns, ...said.later];
  if (opening === "" || all.some((text) => text.includes(SANDBOX))) return said;
  const led = (text: string): string => `${opening}\n${text}`;
  // A conversation is told once. Where each turn is one of its own, each of them is.
  if (said.isApart) {
    const [first, ...more] = said.turns;
    const turns: Stage["turns"] = [led(first), ...more.map(led)];
    return { ...said, earlier: said.earlier.map(led), turns, later: said.later.map(led) };
  }
  const [begin, ...after] = said.earlier;
  if (begin !== undefined) return { ...said, earlier: [led(begin), ...after] };
  return { ...said, turns: [led(said.turns[0]), ...said.turns.slice(1)] };
}

const clean = (goal: DrawnGoal): readonly ToolDefinition[] => stage(goal, twinDraft(goal)).tools;

const textsIn =
  (carriers: readonly Carrier[], draft: Draft) =>
  (isWanted: (carrier: Carrier) => boolean): string =>
    carriers
      .filter(isWanted)
      .map((carrier) => wholeText(carrier, draft))
      .filter(Boolean)
      .join("\n");

const named = (carriers: readonly Carrier[], draft: Draft, fits: (carrier: Carrier) => boolean): NamedText[] =>
  carriers
    .filter((carrier) => carrier.kind === "resource" && fits(carrier))
    .map((carrier) => ({ name: carrier.id, title: carrier.title, text: wholeText(carrier, draft) }));
