import { setTimeout as pause } from "node:timers/promises";
import type { Masks } from "@agent-console/analysis/guards/masking/masks.ts";
import { fault } from "../../../../../kernel/errors.ts";
import type { Keyring } from "../../../../../platform/secrets/keyring.ts";
import {
  conversationMasks,
  isKnownConversation,
  keepMasks,
  maskInConversation,
} from "../../../checks/conversation-masks.ts";
import { loadEngine } from "../../../runtime/engine.ts";
import type { LiveGuards } from "../../../runtime/live-guards.ts";
import { masksIn, type ToMask } from "./judge-texts.ts";
import type { TeamContext } from "./team-contexts.ts";

interface Needs {
  readonly keyring: Keyring;
  readonly context: Pick<TeamContext, "inTeam" | "transaction">;
}

export interface MaskingFor {
  readonly requestId: string;
  readonly live: LiveGuards;
  /** What names the conversation. Without it, masks live as long as the request. */
  readonly conversation: string | null;
  /** Whether that is the name of an earlier answer, under which masks were kept. */
  readonly isAnswered: boolean;
}

/**
 * The masks of one request and its answer. In a conversation they are those of its earlier requests too, and are stored
 * before anything is forwarded: an answer must not hold a token that the next request does not know.
 */
export interface Masking {
  /**
   * Refuses a request that goes on from an answer of which no masks are known: the upstream remembers tokens that would not come
   * back, or that would come back as another value.
   */
  assertKnown(): Promise<void>;
  chooseForRequest(texts: readonly ToMask[]): Promise<readonly string[]>;
  /** For the answer: what the client sent comes back to it. Null if this request and its conversation mask nothing. */
  forAnswer(): Promise<Masks | null>;
  /** Keeps the masks under the names that the answer gives the conversation. */
  keep(names: readonly string[]): Promise<void>;
}

/** What the client sent before may be stored a moment after its answer, perhaps by another gateway. */
const TRIES = 10;
const PAUSE_MS = 100;

export function openMasking({ keyring, context }: Needs, of: MaskingFor): Masking {
  const { requestId, live, conversation, isAnswered } = of;
  const wanted = conversation === null ? null : { agentId: live.agentId, conversationId: conversation };
  let masks: Masks | null = null;
  const isMasking = masksIn(live, ["user", "document", "tool_result"]);
  const forAnswer = async (): Promise<Masks | null> => {
    if (masks) return masks;
    const { openMasks } = await loadEngine();
    if (wanted && isMasking) return context.inTeam((act) => conversationMasks(keyring, act, wanted));
    return masksIn(live, ["output", "tool_call"]) ? openMasks(`request/${requestId}`) : null;
  };
  return {
    async assertKnown() {
      if (!wanted || !isAnswered || !isMasking) return;
      for (let tries = 0; tries < TRIES; tries++) {
        if (tries > 0) await pause(PAUSE_MS);
        if (await context.inTeam((act) => isKnownConversation(act, wanted))) return;
      }
      throw fault("GUARD_UNAVAILABLE", { public: LOST });
    },
    async chooseForRequest(texts) {
      if (wanted) {
        const masked = await context.transaction((act) => maskInConversation(keyring, act, { ...wanted, texts }));
        masks = masked.masks;
        return masked.texts;
      }
      const { openMasks, maskedBy } = await loadEngine();
      masks = openMasks(`request/${requestId}`);
      const mask = maskedBy(masks);
      return texts.map(({ subject, spans }) => mask(subject, spans) ?? "");
    },
    forAnswer,
    async keep(names) {
      if (!isMasking || names.length === 0) return;
      const entries = (await forAnswer())?.table().entries ?? [];
      await context.transaction(async (act) => {
        for (const conversationId of names)
          await keepMasks(keyring, act, { agentId: live.agentId, conversationId, entries });
      });
    },
  };
}

const LOST =
  "What was masked earlier in this conversation is not known any more, so this request was not judged. Begin a new conversation.";
