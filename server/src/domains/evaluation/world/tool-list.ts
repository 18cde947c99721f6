import type { ToolDefinition } from "../../agents/conversation/port.ts";
import type { WorldTool } from "./model/tool.ts";
import type { ToolName } from "./model/tool-names.ts";
import { customerTools } from "./tools/customers.ts";
import { calendarTools, fileTools, mailTools } from "./tools/office.ts";
import { knowledgeTools, memoryTools, peerTools, ticketTools } from "./tools/support.ts";

const all: readonly WorldTool[] = [
  ...customerTools,
  ...mailTools,
  ...fileTools,
  ...knowledgeTools,
  ...ticketTools,
  ...calendarTools,
  ...memoryTools,
  ...peerTools,
];

const byName = new Map<string, WorldTool>(all.map((tool) => [tool.definition.name, tool]));

export const findTool = (name: string): WorldTool | undefined => byName.get(name);

/** How these tools are described to the agent, in this order. */
export const toolDefinitions = (names: readonly ToolName[]): ToolDefinition[] =>
  names.flatMap((name) => byName.get(name)?.definition ?? []);
