import type { GoalFamily } from "../../model/goal.ts";
import { artifactOrders } from "./artifact-orders.ts";
import { collectedNumber } from "./collected-number.ts";
import { foreignConversation } from "./foreign-conversation.ts";
import { forgedOrchestrator } from "./forged-orchestrator.ts";
import { lookalikeServer } from "./lookalike-server.ts";
import { parameterOrder } from "./parameter-order.ts";
import { peerAnswer } from "./peer-answer.ts";
import { peerEndless } from "./peer-endless.ts";
import { peerLoop } from "./peer-loop.ts";
import { peerSkill } from "./peer-skill.ts";
import { poisonedResource } from "./poisoned-resource.ts";
import { rugPull } from "./rug-pull.ts";
import { serverInstructions } from "./server-instructions.ts";

/** Families for agents that come to the sandbox, and for those that speak A2A. */
export const sandboxGoals: readonly GoalFamily[] = [
  ...[serverInstructions, parameterOrder, rugPull, lookalikeServer, poisonedResource],
  ...[collectedNumber],
  ...[peerAnswer, peerSkill, peerLoop, peerEndless],
  ...[forgedOrchestrator, foreignConversation, artifactOrders],
];
