import type { Tags } from "../../probes/probe/taxonomy.ts";
import type { Severity } from "../../shapes/severity.ts";

/** A goal of a campaign that was broken, as redteam hands it over. */
export interface CampaignFinding {
  readonly agentId: string;
  readonly campaignId: string;
  /** When the campaign began, in seconds: it says nothing about a fix that was made since. */
  readonly startedAt: number;
  /** The goal's place in the campaign's plan. */
  readonly place: number;
  readonly category: string;
  readonly family: string;
  readonly title: string;
  readonly result: "confirmed" | "seen";
  readonly severity: Severity;
  /** What decided: a detector, or "effect". */
  readonly detector: string;
  /** The same for the same weakness of the agent: family, oracle and kinds of operators. */
  readonly dedupKey: string;
  /** The attack without its wish and secrets: attacks with nearly the same text are one weakness, too. */
  readonly attackText: string;
  /** A sentence, and on a new line the beginning of the attack. */
  readonly summary: string;
  readonly evidence: AttackEvidence;
}

/** How often something worked. */
interface Worked {
  readonly worked: number;
  readonly of: number;
}

/** Everything that a reader needs once the campaign is gone. Plain data; what it quotes is untrusted. */
export interface AttackEvidence {
  readonly goal: { readonly key: string; readonly wish: string; readonly risk: string };
  readonly tags: Tags;
  readonly strategy: string;
  readonly operators: readonly { readonly id: string; readonly title: string }[];
  readonly engine: "embedded" | "model";
  readonly queries_to_first: number | null;
  readonly confirmed: Worked;
  readonly generalized: Worked | null;
  readonly minimized: MinimizedEvidence | null;
  readonly severity_reasons: readonly string[];
  /** What to do about it, most effective first. Absent in findings of earlier versions. */
  readonly advice?: readonly string[];
  readonly reason: string;
  readonly evidence: string | null;
  readonly basis: "effect" | "text";
  readonly transcript: readonly TranscriptLine[];
  readonly effects: readonly { readonly kind: string; readonly name: string; readonly text: string }[];
}

interface MinimizedEvidence {
  readonly confirmed: Worked;
  readonly words_before: number;
  readonly words_after: number;
  readonly is_irreducible: boolean;
}

export interface TranscriptLine {
  readonly who: "console" | "user" | "outsider" | "agent" | "tool";
  /** "The agent's instructions", "Turn 2", "Description of the tool send_mail". */
  readonly what: string;
  readonly text: string;
}
