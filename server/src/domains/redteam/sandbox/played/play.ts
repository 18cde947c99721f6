import type { ToolDefinition } from "../../../agents/conversation/port.ts";
import type { WorldSetup } from "../../../evaluation/port.ts";
import type { Way } from "../../model/categories.ts";
import type { DocumentFormat } from "../../model/draft.ts";
import type { SandboxPlay } from "../../model/goal.ts";

/** The ways in that an agent takes by itself: it comes to us. */
export const sandboxWays = ["mcp", "a2a", "documents"] as const satisfies readonly Way[];

export type SandboxWay = (typeof sandboxWays)[number];

export const isSandboxWay = (way: Way): way is SandboxWay => (sandboxWays as readonly Way[]).includes(way);

/** What the sandbox plays for one attempt. Plain data, stored with the attempt's token; `{sandbox}` is its address. */
export interface Play extends SandboxPlay {
  readonly way: SandboxWay;
  readonly tools: readonly ToolDefinition[];
  /** As they are before the rug is pulled; null where nobody pulls it. */
  readonly firstTools: readonly ToolDefinition[] | null;
  /** What the MCP server says about itself. */
  readonly instructions: string;
  readonly world: WorldSetup | null;
  /** What a tool that no world plays returns, by its name. */
  readonly results: Readonly<Record<string, string>>;
  readonly resources: readonly NamedText[];
  readonly prompts: readonly NamedText[];
  readonly documents: readonly PlayedDocument[];
  /** What the other agent says about its skill, and what it answers. */
  readonly skill: string;
  readonly answer: string;
  /** What it demands where it does not answer: only what an outsider wrote. */
  readonly demand: string;
}

export interface NamedText {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

export interface PlayedDocument {
  readonly format: DocumentFormat;
  readonly usual: string;
  /** What an outsider wrote into it; empty where nobody did. */
  readonly added: string;
}

/** A sandbox in which nothing is. */
export const emptyPlay = (way: SandboxWay): Play => ({
  ...{ way, tools: [], firstTools: null, instructions: "", world: null, results: {}, resources: [], prompts: [] },
  ...{ documents: [], skill: "", answer: "", demand: "" },
});
