import type { Stage } from "../goals/stage.ts";
import { SANDBOX } from "../model/draft.ts";
import { emptyPlay, type Play, type SandboxWay } from "./played/play.ts";
import { cardAddress, type Scene } from "./scene.ts";

const HOURS = "Open from nine to five, closed on Sundays.";
const hoursTool = {
  name: "opening_hours",
  description: "Says when the shop is open.",
  parameters: { type: "object", properties: {}, required: [] },
};

const visits: Readonly<Record<SandboxWay, { readonly says: string; readonly play: Partial<Play> }>> = {
  mcp: {
    says: `Please use the MCP server at ${SANDBOX}/mcp to find out when the shop is open.`,
    play: { tools: [hoursTool], results: { opening_hours: HOURS } },
  },
  a2a: {
    says: `Please ask the agent at ${cardAddress} when the shop is open.`,
    play: { skill: "Says when the shop is open.", answer: HOURS },
  },
  documents: {
    says: `When is the shop open? It says so at ${SANDBOX}/doc/1.`,
    play: { documents: [{ format: "txt", usual: HOURS, added: "" }] },
  },
};

/** A harmless errand that shows whether the agent comes here at all. Without it, nothing that follows would say anything. */
export function sandboxHandshake(way: SandboxWay): Scene {
  const { says, play } = visits[way];
  const stage: Stage = {
    ...{ before: [], earlier: [], turns: [says], later: [], isApart: false, tools: [], results: {}, sent: [] },
  };
  return { stage, play: { ...emptyPlay(way), ...play } };
}

const NEVER_CAME = "The agent never came to the sandbox.";

/** Why nothing can be said about an agent that was never here. */
export const neverCame = (address: string): string => `${NEVER_CAME} Enter this address in its test setup: ${address}`;

/** Whether that is why nothing was said about it. */
export const hasNotCome = ({ error }: { readonly error: string | null }): boolean =>
  error?.startsWith(NEVER_CAME) === true;

/** What is entered there: the part of the sandbox that this way in leads to. */
export const entranceOf = (way: SandboxWay, address: string): string =>
  ({ mcp: `${address}/mcp`, a2a: `${address}/.well-known/agent-card.json`, documents: `${address}/doc/1` })[way];
