/** What the form of a new agent begins with, such as the name that spans of an unregistered agent carry. */
export interface NewAgentSearch {
  readonly name?: string;
  readonly model?: string;
}

const LONGEST = 200;

export function readNewAgent({ name, model }: Record<string, unknown>): NewAgentSearch {
  return {
    ...(typeof name === "string" && name !== "" ? { name: name.slice(0, LONGEST) } : {}),
    ...(typeof model === "string" && model !== "" ? { model: model.slice(0, LONGEST) } : {}),
  };
}
