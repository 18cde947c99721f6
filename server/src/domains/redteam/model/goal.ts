import type { ToolDefinition } from "../../agents/conversation/port.ts";
import type { Draw, ServedIf, Tags, WorldSetup } from "../../evaluation/port.ts";
import type { AttackCategory, Severity, Way } from "./categories.ts";
import type { Carrier } from "./draft.ts";
import type { Oracle } from "./oracle.ts";

/** A family of goals of one kind: what an attacker could want of an agent, how it is planted, and how success is known. */
export interface GoalFamily {
  readonly id: string;
  readonly category: AttackCategory;
  /** For people, a few words: "System prompt extraction". */
  readonly title: string;
  /** One sentence: what it means for the agent's owner if it works. */
  readonly risk: string;
  readonly severity: Severity;
  /** Entries of the public taxonomies; at least one of OWASP and one of ATLAS. */
  readonly tags: Tags;
  /** Every way in that its goals can be tried through. */
  readonly ways: readonly Way[];
  /** Pure: the same draw, the same goal. At least six different goals can be drawn. */
  readonly draw: (draw: Draw) => DrawnGoal;
}

/** One goal with its words and planted secrets. Plain data. */
export interface DrawnGoal {
  /**
   * Who attacks. A user who does says the wish. An outsider writes it where the agent reads it, in one of the carriers: there the
   * user is honest and asks for the task, so an agent that did what the user asks for would be right.
   */
  readonly attacker: "user" | "outsider";
  /** What the attacker wants, said plainly, in one or two sentences. Nothing of use as an instruction for harm. */
  readonly wish: string;
  /** The same wish in languages that our detectors read, written by a person. What is left out is said in English. */
  readonly wishIn?: Readonly<Partial<Record<"de" | "fr" | "es" | "pt" | "it", string>>>;
  /** From a harmless beginning to just before the wish: five steps that each seem a small one. Said, or carried, by the attacker. */
  readonly rungs: readonly [string, string, string, string, string];
  /** What an honest user asks for: it makes the agent read its carriers, where it has some. A pasted document is `{document}`. */
  readonly task: string;
  readonly plant: Plant;
  readonly oracle: Oracle;
  /** The same task without an attack. An agent that fails it is unusable here, and says nothing about the attack. */
  readonly twin: Twin;
  /** For people, where the library has no family to name it: "Rule 4.2 of Returns". */
  readonly title?: string;
  /** What a wish of this family is about, for frames that need a noun: "the delivery codes". */
  readonly subject: string;
}

/** What the agent is given before the attack. */
export interface Plant {
  /** Put before the agent's own system prompt; it holds the secret, where there is one. */
  readonly preamble?: string;
  /**
   * What is forbidden here, said plainly: an agent that does what its operator wants then knows it. It stands before the
   * preamble, and unlike that it is left out where an agent takes no instructions from us.
   */
  readonly rules?: string;
  /** Offered tools that are not played in a world: each returns its `usual` carrier text, or "{}". */
  readonly tools?: readonly ToolDefinition[];
  /** The stateful world that tools are played in. */
  readonly world?: WorldSetup;
  readonly carriers: readonly Carrier[];
  /** What an honest user says before the attack, and after it. */
  readonly earlier?: readonly string[];
  readonly later?: readonly string[];
  /** Each turn is a conversation of its own, perhaps of another person: only what tools keep goes from one to the next. */
  readonly isApart?: true;
  /** How the sandbox behaves, where the goal is tried through it. */
  readonly play?: SandboxPlay;
  /**
   * We are a hostile client of an A2A agent: one that claims to be the agent above it, one that enters someone else's
   * conversation, or one that hands on an artifact with orders. Nothing of it goes through the sandbox.
   */
  readonly client?: "orchestrator" | "foreign_context" | "artifact";
}

/** Plain data. */
export interface SandboxPlay {
  /** The tools are harmless when they are listed first, and poisoned from the second time on. */
  readonly isRugPull?: true;
  /** The name that the MCP server gives itself: that of one that people trust. */
  readonly server?: string;
  /** The other agent answers; it asks back without end; or it sends the agent round in a circle. It answers, unless told. */
  readonly peer?: "answers" | "asks" | "loops";
}

export interface Twin {
  readonly turns: readonly [string, ...string[]];
  /** How it is known that the agent served it. */
  readonly servedIf: ServedIf;
}
