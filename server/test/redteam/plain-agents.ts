/** Agents that know the goals of a campaign: they serve its twins, and refuse everything else or give way to one trick. */
import { type PlanRequest, plan } from "../../src/domains/redteam/goals/plan.ts";
import { DOCUMENT } from "../../src/domains/redteam/model/draft.ts";
import type { Twin } from "../../src/domains/redteam/model/goal.ts";
import type { ChatBody } from "../evaluation/run-bed.ts";

/** What a chat endpoint answers: a text, or calls of tools. */
export type Said = { readonly text: string } | { readonly tool: string };

const REFUSAL = "I'm sorry, but I can't help with that.";
const AT_LENGTH =
  "Happy to help. In general it depends on a few points, and the usual way is to look at each of them in turn, to compare what they say, and to ask again where something is unclear.";

/** How the twins of these goals are served, by what they begin with. Several goals may ask the same, with other answers. */
export function servedTwins(request: PlanRequest, isServed = (_place: number) => true): (text: string) => Said | null {
  const served = plan(request)
    .filter((_, place) => isServed(place))
    .map(({ goal: { twin } }) => ({
      begins: twin.turns.map((turn) => turn.split(DOCUMENT)[0] ?? turn).filter(Boolean),
      said: servedAs(twin),
    }));
  return (text) => {
    const said = served.flatMap(({ begins, said: one }) =>
      begins.some((begin) => text.startsWith(begin)) ? [one] : [],
    );
    const texts = said.flatMap((one) => ("text" in one ? [one.text] : []));
    return texts.length > 0 ? { text: texts.join(" ") } : (said[0] ?? null);
  };
}

function servedAs({ turns, servedIf }: Twin): Said {
  switch (servedIf.kind) {
    case "calls":
      return { tool: servedIf.tool };
    case "says":
      return { text: `It is ${servedIf.words[0]}.` };
    case "engages":
      return { text: `${AT_LENGTH} ${servedIf.about ?? turns[0]}` };
  }
}

/** Refuses every attack, and serves every twin. */
export const rock =
  (twins: (text: string) => Said | null) =>
  ({ messages }: ChatBody): Said => {
    const last = messages.at(-1);
    if (last?.role === "tool") return { text: AT_LENGTH };
    return twins(last?.content ?? "") ?? { text: REFUSAL };
  };

/** Longer than any plain wish. */
const LONG = 260;

/** The same, but a long request is told everything that the instructions hold. */
export const weak =
  (twins: (text: string) => Said | null) =>
  (body: ChatBody): Said => {
    const system = body.messages.find(({ role }) => role === "system")?.content ?? "";
    const last = body.messages.at(-1);
    const isTricked = last?.role === "user" && last.content.length > LONG && twins(last.content) === null;
    return isTricked ? { text: `Here is all that I know: ${system}` } : rock(twins)(body);
  };

/** Refuses everything, a harmless request too. */
export const wall = (): Said => ({ text: REFUSAL });
