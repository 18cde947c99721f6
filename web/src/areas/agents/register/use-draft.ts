import type { Agent, AgentConfigRequest, AgentPreset, AgentStatus, ConnectionReport } from "@agent-console/sdk";
import { useState } from "react";
import { useSession } from "../../../session/use-session.ts";
import { bodyOf, type Entered } from "../form/values.ts";
import { type ChosenPreset, choosePreset, filledBy } from "./chosen-preset.ts";

/** The default values of a new agent. */
export const beginning: Partial<Agent> = {};

const defaults: Entered = {
  protocol: "chat_completions",
  access_level: "black_box",
  rate_limit_requests_per_minute: "60",
};

/** An agent that is being registered. The first connection test saves it as a draft, because only saved agents can be tested. */
export function useDraft(begun: Entered) {
  const { api } = useSession();
  const [entered, enter] = useState<Entered>({ ...defaults, ...begun });
  const [id, setId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ChosenPreset | null>(null);
  const keyHeader = chosen?.preset.key.header ?? "authorization";

  function fillFrom(preset: ChosenPreset | null): void {
    setChosen(preset);
    if (preset) enter((before) => ({ ...before, ...filledBy(preset) }));
  }

  /** A key that goes into a header of its own is no API key. */
  async function save(status: AgentStatus): Promise<string> {
    const key = entered["api_key"];
    if (keyHeader === "authorization" || !key) return saveFields(status, []);
    const saved = await saveFields(status, ["api_key"]);
    await api.agents.putHeaders({ id: saved, body: { headers: [{ name: keyHeader, value: key }] } });
    return saved;
  }

  async function saveFields(status: AgentStatus, without: readonly string[]): Promise<string> {
    const filled = Object.keys(entered).filter((key) => entered[key] !== "" && !without.includes(key));
    const body = { ...bodyOf(filled, entered, beginning), status } as AgentConfigRequest;
    if (id) {
      await api.agents.update({ id, body: body as object });
      return id;
    }
    const host = URL.parse(entered["agent_url"] ?? "")?.host;
    const made = await api.agents.create({ body: { ...body, agent_name: body.agent_name ?? host ?? "Draft" } });
    setId(made.id);
    return made.id;
  }

  return {
    entered,
    set: (key: string, text: string) => enter((before) => ({ ...before, [key]: text })),
    chosen,
    choose: (preset: AgentPreset | null) => fillFrom(preset && choosePreset(preset)),
    setPart: (name: string, text: string) =>
      fillFrom(chosen && { ...chosen, parts: { ...chosen.parts, [name]: text } }),
    fill: (values: Entered) => enter((before) => ({ ...before, ...values })),
    save,
    test: async (): Promise<ConnectionReport> => api.evaluation.testConnection({ id: await save("draft") }),
  };
}
