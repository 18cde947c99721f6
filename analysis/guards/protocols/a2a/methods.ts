/** What a client may ask for, by the names of both generations of the protocol. */
export type A2aAct = "send" | "stream" | "get" | "list" | "cancel" | "subscribe" | "card";

export interface A2aMethod {
  readonly act: A2aAct;
  /** Version 0.3 writes kinds into its objects; 1.0 wraps them in members. */
  readonly isOld: boolean;
}

const METHODS: ReadonlyMap<string, A2aMethod> = new Map([
  ["message/send", { act: "send", isOld: true }],
  ["message/stream", { act: "stream", isOld: true }],
  ["tasks/get", { act: "get", isOld: true }],
  ["tasks/list", { act: "list", isOld: true }],
  ["tasks/cancel", { act: "cancel", isOld: true }],
  ["tasks/resubscribe", { act: "subscribe", isOld: true }],
  ["agent/getAuthenticatedExtendedCard", { act: "card", isOld: true }],
  ["SendMessage", { act: "send", isOld: false }],
  ["SendStreamingMessage", { act: "stream", isOld: false }],
  ["GetTask", { act: "get", isOld: false }],
  ["ListTasks", { act: "list", isOld: false }],
  ["CancelTask", { act: "cancel", isOld: false }],
  ["SubscribeToTask", { act: "subscribe", isOld: false }],
  ["GetExtendedAgentCard", { act: "card", isOld: false }],
]);

export const a2aMethod = (name: string): A2aMethod | null => METHODS.get(name) ?? null;

/** A webhook would lead from the agent straight to the client, past the gateway. */
export const isPushMethod = (name: string): boolean => /pushnotification/i.test(name);
