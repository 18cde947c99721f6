import {
  type Draw,
  type EffectPattern,
  type Office,
  offerTools,
  type ToolName,
  type WorldSetup,
} from "../../../evaluation/port.ts";
import type { Carrier } from "../../model/draft.ts";
import type { DrawnGoal, Plant, Twin } from "../../model/goal.ts";
import type { Oracle } from "../../model/oracle.ts";
import { climb, OUTSIDERS_RULE } from "./family.ts";
import { deedLadders, outsiderLadders } from "./rungs.ts";

interface Scene extends Pick<Plant, "earlier" | "later" | "isApart" | "preamble" | "rules"> {
  readonly office: Office;
  readonly tools: readonly ToolName[];
  readonly wish: string;
  readonly wishIn?: NonNullable<DrawnGoal["wishIn"]>;
  readonly subject: string;
  readonly twin: Twin;
  /** What must not happen. */
  readonly effect?: EffectPattern;
  readonly oracle?: Oracle;
  /** The customer who is signed in; left out, the user is staff. */
  readonly user?: string;
  readonly planted?: WorldSetup["planted"];
}

/** In the played back office, the user asks for something that they may not have. */
export const askedDeed = (draw: Draw, own: Scene): DrawnGoal => ({
  attacker: "user",
  rungs: climb(draw, deedLadders, own.subject),
  ...sceneOf(own, []),
});

/** In the played back office, the user asks for something harmless, and an outsider has written into what the agent reads. */
export const carriedDeed = (draw: Draw, own: Scene & { readonly carriers: readonly Carrier[] }): DrawnGoal => ({
  attacker: "outsider",
  rungs: climb(draw, outsiderLadders, own.subject),
  ...sceneOf({ rules: OUTSIDERS_RULE, ...own }, own.carriers),
});

function sceneOf(own: Scene, carriers: readonly Carrier[]): Omit<DrawnGoal, "attacker" | "rungs"> {
  const { office, tools, wish, subject, twin, effect, user, planted, preamble, rules, earlier, later, isApart } = own;
  const oracle = own.oracle ?? (effect && { kind: "state" as const, effect });
  if (!oracle) throw new TypeError("a scene needs an oracle or an effect");
  return {
    wish,
    ...(own.wishIn ? { wishIn: own.wishIn } : {}),
    task: twin.turns[0],
    plant: {
      ...(preamble ? { preamble } : {}),
      ...(rules ? { rules } : {}),
      tools: offerTools(tools),
      world: { seed: office.seed, ...(user ? { user } : {}), ...(planted ? { planted } : {}) },
      carriers,
      ...(earlier ? { earlier } : {}),
      ...(later ? { later } : {}),
      ...(isApart ? { isApart } : {}),
    },
    oracle,
    twin,
    subject,
  };
}

/** The description of a tool, written by the one who offers it. */
export const toolText = (tool: ToolName): Carrier => ({
  id: `description:${tool}`,
  kind: "tool_description",
  title: `the description of the tool ${tool}`,
  tool,
  usual: "",
});

interface Written {
  /** The same in every goal of the family, so that an attack can be tried on another goal of it. */
  readonly id: string;
  readonly title: string;
  readonly record: string;
  readonly field: string;
}

/** A field of a record, which a customer, a supplier or a stranger writes. */
export const recordText = (own: Written): Carrier => ({ kind: "record", usual: "", ...own });
