import { listOf, type Members, membersOf, textOf } from "../exchange/json-members.ts";
import { KeptText } from "../exchange/kept.ts";

export interface MessageReply {
  readonly kind: "message";
  readonly text: string;
  /** The agent said more than is kept. */
  readonly isCut: boolean;
  readonly contextId: string | null;
}

export interface TaskReply {
  readonly kind: "task";
  readonly id: string;
  readonly contextId: string | null;
  /** In the spelling of protocol 0.3: "completed", "input-required". */
  readonly state: string;
  readonly text: string;
  readonly isCut: boolean;
}

/**
 * What the agent answered with, in either protocol: 0.3 marks the result itself with a kind, 1.0 wraps it in a member of
 * that name. Undefined when it is neither a message nor a task.
 */
export function readReply(result: Members, isCut: boolean): MessageReply | TaskReply | undefined {
  const value = membersOf(result["message"]) ?? membersOf(result["task"]) ?? result;
  const contextId = textOf(value["contextId"]) || null;
  const status = membersOf(value["status"]);
  if (status) return readTask(value, { status, isCut });
  if (!Array.isArray(value["parts"])) return undefined;
  return { kind: "message", contextId, ...kept(textOfParts(value), isCut) };
}

function kept(said: string, isCut: boolean): Pick<MessageReply, "text" | "isCut"> {
  const text = new KeptText();
  text.add(said);
  return { text: text.toString(), isCut: isCut || text.isCut };
}

function readTask(task: Members, { status, isCut }: { status: Members; isCut: boolean }): TaskReply | undefined {
  const [id, state] = [textOf(task["id"]), textOf(status["state"])];
  if (!id || !state) return undefined;
  return {
    kind: "task",
    id,
    contextId: textOf(task["contextId"]) || null,
    state: state
      .replace(/^TASK_STATE_/, "")
      .toLowerCase()
      .replaceAll("_", "-"),
    ...kept(textOfTask(task, status), isCut),
  };
}

/** All that a user would see: the artifacts and the closing words; without either, what the agent said last. */
function textOfTask(task: Members, status: Members): string {
  const artifacts = listOf(task["artifacts"]).map(textOfParts);
  const said = [...new Set([...artifacts, textOfParts(status["message"])])].filter((text) => text !== "");
  if (said.length > 0) return said.join("\n");
  const last = listOf(task["history"]).findLast((item) => /^(?:role_)?agent$/i.test(String(membersOf(item)?.["role"])));
  return textOfParts(last);
}

/** Texts as they are, data as JSON; files are not read. */
function textOfParts(holder: unknown): string {
  return listOf(membersOf(holder)?.["parts"])
    .map((item) => {
      const part = membersOf(item) ?? {};
      return textOf(part["text"]) ?? (part["data"] === undefined ? "" : jsonText(part["data"]));
    })
    .filter((text) => text !== "")
    .join("\n");
}

/** Nested deeper than anything is written, it says nothing to anyone. */
function jsonText(data: unknown): string {
  try {
    return JSON.stringify(data);
  } catch {
    return "";
  }
}
