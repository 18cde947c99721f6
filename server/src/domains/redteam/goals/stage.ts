import type { Message, ToolDefinition } from "../../agents/conversation/port.ts";
import type { WorldSetup } from "../../evaluation/port.ts";
import { type Carrier, DOCUMENT, type Draft, firstDraft, LONGEST_TURN, withWish } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";

/** Everything that is sent for one attempt, or set up before it. Plain data. */
export interface Stage {
  readonly preamble?: string;
  readonly before: readonly Message[];
  /** What an honest user says first. Left out where the attempt goes on with an earlier conversation. */
  readonly earlier: readonly string[];
  readonly turns: readonly [string, ...string[]];
  readonly later: readonly string[];
  readonly isApart: boolean;
  readonly tools: readonly ToolDefinition[];
  /** Played with these, where there is a world. */
  readonly world?: WorldSetup;
  /** What a tool that no world plays returns, by its name; any other returns "{}". */
  readonly results: Readonly<Record<string, string>>;
  /** All texts of the attack, for `Seen.sent`. */
  readonly sent: readonly string[];
}

/** The draft in the goal's surroundings. */
export function stage(goal: DrawnGoal, draft: Draft): Stage {
  const { preamble, tools = [], world, carriers, earlier = [], later = [], isApart = false } = goal.plant;
  const added = (carrier: Carrier): string =>
    draft.carried
      .filter((one) => one.carrier === carrier.id)
      .map((one) => withWish(one.text, draft).slice(0, LONGEST_TURN))
      .join("\n");
  const whole = (carrier: Carrier): string => [carrier.usual, added(carrier)].filter(Boolean).join("\n");
  const pasted = carriers
    .filter(({ kind }) => kind === "document")
    .map((carrier) => `---\n${whole(carrier)}\n---`)
    .join("\n");
  const said = (text: string): string => withWish(text, draft).split(DOCUMENT).join(pasted).slice(0, LONGEST_TURN);
  const [first, ...more] = draft.turns;
  const turns: [string, ...string[]] = [said(first), ...more.map(said)];
  const sentBefore = draft.before.flatMap(({ role, text }) => (role === "user" && text ? [text] : []));
  return {
    ...(preamble === undefined ? {} : { preamble }),
    before: draft.before,
    earlier: earlier.map(said),
    turns,
    later: later.map(said),
    isApart,
    tools: tools.map((tool) => ({ ...tool, description: described(tool, carriers, added) })),
    ...(world ? { world: { ...world, planted: [...(world.planted ?? []), ...plantedIn(carriers, added)] } } : {}),
    results: Object.fromEntries(
      carriers.flatMap((carrier) => (isResult(carrier) ? [[carrier.tool, whole(carrier)] as const] : [])),
    ),
    // The wish too, as it is and as it was written: an agent that decodes and repeats it has not done it.
    sent: [...sentBefore, ...turns, ...carriers.map(added).filter(Boolean), draft.wish, goal.wish],
  };
}

/** The twin: the same surroundings, and nobody who attacks. */
export function stageTwin(goal: DrawnGoal): Stage {
  const { turns } = goal.twin;
  return { ...stage(goal, { ...firstDraft(goal), turns, carried: [] }), sent: [] };
}

const isResult = (carrier: Carrier): carrier is Carrier & { readonly tool: string } =>
  carrier.tool !== undefined && carrier.kind !== "tool_description" && carrier.record === undefined;

function described(tool: ToolDefinition, carriers: readonly Carrier[], added: (carrier: Carrier) => string): string {
  const texts = carriers.filter((one) => one.kind === "tool_description" && one.tool === tool.name).map(added);
  return [tool.description, ...texts].filter(Boolean).join(" ");
}

const plantedIn = (carriers: readonly Carrier[], added: (carrier: Carrier) => string) =>
  carriers.flatMap((carrier) => {
    const text = added(carrier);
    return carrier.record && carrier.field && text !== ""
      ? [{ record: carrier.record, field: carrier.field, text }]
      : [];
  });
