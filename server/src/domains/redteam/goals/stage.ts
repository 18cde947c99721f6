import type { ForgedTurns, Message, ToolDefinition } from "../../agents/conversation/port.ts";
import type { WorldSetup } from "../../evaluation/port.ts";
import { type Carrier, DOCUMENT, type Draft, firstDraft, LONGEST_TURN, withWish } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";

/** Everything that is sent for one attempt, or set up before it. Plain data. */
export interface Stage {
  readonly preamble?: string;
  /** Said where the agent takes instructions from us. */
  readonly rules?: string;
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
  /** What we add as a hostile client of an A2A agent, to the attempt's own turns. */
  readonly forged?: Omit<ForgedTurns, "from">;
  /** All texts of the attack, for `Seen.sent`. */
  readonly sent: readonly string[];
}

/** What a draft writes into one of the goal's carriers: empty where it leaves it as it is. */
export const addedTo = (carrier: Carrier, draft: Draft): string =>
  draft.carried
    .filter((one) => one.carrier === carrier.id)
    .map((one) => withWish(one.text, draft).slice(0, LONGEST_TURN))
    .join("\n");

/** Its usual text, and behind it what the draft writes. */
export const wholeText = (carrier: Carrier, draft: Draft): string =>
  [carrier.usual, addedTo(carrier, draft)].filter(Boolean).join("\n");

/** All documents of the goal, one after the other, as a user pastes them. */
const pastedIn = (goal: DrawnGoal, draft: Draft): string =>
  goal.plant.carriers
    .filter(({ kind }) => kind === "document")
    .map((carrier) => `---\n${wholeText(carrier, draft)}\n---`)
    .join("\n");

/** The draft in the goal's surroundings. What the user gives in place of each `{document}` is pasted, unless told. */
export function stage(goal: DrawnGoal, draft: Draft, given = pastedIn(goal, draft)): Stage {
  const { preamble, rules, tools = [], world, carriers, earlier = [], later = [], isApart = false } = goal.plant;
  const added = (carrier: Carrier): string => addedTo(carrier, draft);
  const said = (text: string): string => withWish(text, draft).split(DOCUMENT).join(given).slice(0, LONGEST_TURN);
  const [first, ...more] = draft.turns;
  const turns: [string, ...string[]] = [said(first), ...more.map(said)];
  const sentBefore = draft.before.flatMap(({ role, text }) => (role === "user" && text ? [text] : []));
  return {
    ...(preamble === undefined ? {} : { preamble }),
    ...(rules === undefined ? {} : { rules }),
    before: draft.before,
    earlier: earlier.map(said),
    turns,
    later: later.map(said),
    isApart,
    tools: tools.map((tool) => described(tool, carriers, added)),
    ...(world ? { world: { ...world, planted: [...(world.planted ?? []), ...plantedIn(carriers, added)] } } : {}),
    results: Object.fromEntries(
      carriers.flatMap((carrier) => (isResult(carrier) ? [[carrier.tool, wholeText(carrier, draft)] as const] : [])),
    ),
    ...forgedIn(goal, draft),
    // The wish too, as it is and as it was written: an agent that decodes and repeats it has not done it.
    sent: [...sentBefore, ...turns, ...carriers.map(added).filter(Boolean), draft.wish, goal.wish],
  };
}

function forgedIn({ plant: { client, carriers } }: DrawnGoal, draft: Draft): Pick<Stage, "forged"> {
  const carrier = carriers.find(({ kind, field }) => kind === "peer" && field === "artifact");
  const artifact = carrier ? { artifact: wholeText(carrier, draft) } : {};
  if (client === "orchestrator") return { forged: { sender: "orchestrator", ...artifact } };
  if (client === "foreign_context") return { forged: { isForeignContext: true, ...artifact } };
  return client === "artifact" ? { forged: artifact } : {};
}

/** The same task, and nobody who attacks. */
export const twinDraft = (goal: DrawnGoal): Draft => ({ ...firstDraft(goal), turns: goal.twin.turns, carried: [] });

/** The twin: the same surroundings, and nobody who attacks. */
export function stageTwin(goal: DrawnGoal): Stage {
  const { forged, ...said } = stage(goal, twinDraft(goal));
  const { artifact } = forged ?? {};
  return { ...said, sent: [], ...(forged ? { forged: artifact === undefined ? {} : { artifact } } : {}) };
}

const isResult = (carrier: Carrier): carrier is Carrier & { readonly tool: string } =>
  carrier.tool !== undefined && carrier.kind !== "tool_description" && carrier.record === undefined;

/** The tool and its parameters, as described by the one who offers it. */
function described(
  tool: ToolDefinition,
  carriers: readonly Carrier[],
  added: (carrier: Carrier) => string,
): ToolDefinition {
  const own = carriers.filter((one) => one.kind === "tool_description" && one.tool === tool.name);
  const texts = own.filter(({ field }) => field === undefined).map(added);
  const description = [tool.description, ...texts].filter(Boolean).join(" ");
  const parameters = own.reduce(
    (schema, one) => (one.field === undefined ? schema : withParameter(schema, one.field, added(one))),
    tool.parameters,
  );
  return { ...tool, description, parameters };
}

/** The schema with this at the end of a parameter's description. */
function withParameter(schema: ToolDefinition["parameters"], name: string, text: string): ToolDefinition["parameters"] {
  const properties = (schema["properties"] ?? {}) as Readonly<Record<string, { readonly description?: string }>>;
  const own = properties[name] ?? {};
  const description = [own.description, text].filter(Boolean).join(" ");
  return text === "" ? schema : { ...schema, properties: { ...properties, [name]: { ...own, description } } };
}

const plantedIn = (carriers: readonly Carrier[], added: (carrier: Carrier) => string) =>
  carriers.flatMap((carrier) => {
    const text = added(carrier);
    return carrier.record && carrier.field && text !== ""
      ? [{ record: carrier.record, field: carrier.field, text }]
      : [];
  });
