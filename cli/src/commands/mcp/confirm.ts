import { type Id, isMembers, type Members, membersOf } from "./messages.ts";

/** A call that the console carries out only once a person agreed, with the sentence to ask and the sealed plan. */
export interface Question {
  readonly sentence: string;
  readonly confirmation: string;
}

/** What the console asks before it changes something, if this message is such a question. */
export function questionIn(message: Members): Question | null {
  const { code, question, confirmation } = membersOf(membersOf(message["result"])["structuredContent"]);
  if (code !== "CONFIRMATION_NEEDED" || typeof question !== "string" || typeof confirmation !== "string") return null;
  return { sentence: question, confirmation };
}

/** The question as a form of the client's, with nothing to fill in: to accept is to agree. */
export const formOf = (id: Id, { sentence }: Question): Members => ({
  jsonrpc: "2.0",
  id,
  method: "elicitation/create",
  params: { mode: "form", message: sentence, requestedSchema: { type: "object", properties: {} } },
});

export const hasAgreed = (answer: Members): boolean => membersOf(answer["result"])["action"] === "accept";

/** The same call again, with the sealed plan. */
export function confirmCall(call: Members, { confirmation }: Question): Members {
  const params = membersOf(call["params"]);
  const given = membersOf(params["arguments"]);
  return { ...call, params: { ...params, arguments: { ...given, confirmation } } };
}

/** What the model hears if the person said no. */
export const declineCall = (id: Id): Members => {
  const content = { code: "DECLINED", detail: "The user declined. Nothing was changed." };
  return {
    ...{ jsonrpc: "2.0", id },
    result: { content: [{ type: "text", text: JSON.stringify(content) }], structuredContent: content, isError: true },
  };
};

/** Whether a client of the older generation can show a form. */
export function showsForms(initialize: Members): boolean {
  const { elicitation } = membersOf(membersOf(initialize["params"])["capabilities"]);
  return isMembers(elicitation) && (Object.keys(elicitation).length === 0 || "form" in elicitation);
}
