import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { at } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { oneAgentQuery } from "../../../queries/agents.ts";
import {
  type GuardConfigRecord,
  guardConfigQuery,
  guardConfigsQuery,
  guardMethodsQuery,
  type Methods,
} from "../../../queries/guards.ts";
import { useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { countsOf, countWords } from "../draft/counts.ts";
import { Editor } from "./editor.tsx";
import { NoConfig } from "./no-config.tsx";

/** The guards of an agent. */
export function GuardsPage() {
  const { id } = useParamsOf(routes.agentGuards);
  const session = useSession();
  const agent = useQuery(oneAgentQuery(session, id));
  const configs = useQuery(guardConfigsQuery(session, id));
  const methods = useQuery(guardMethodsQuery(session));
  const [chosen, setChosen] = useState<string | null>(null);
  const broken = [agent, configs, methods].find(({ isError }) => isError);
  if (broken) return <Failed error={broken.error} retry={() => broken.refetch()} />;
  if (!agent.data || !configs.data || !methods.data) return <Waiting rows={8} />;
  const [newest] = configs.data;
  if (!newest) return <NoConfig agentId={id} methods={methods.data} />;
  const bound = configs.data.find((config) => config.id === agent.data.guard_config_id);
  const open = configs.data.find((config) => config.id === chosen) ?? bound ?? newest;
  return (
    <>
      {configs.data.length > 1 && <ConfigChoice configs={configs.data} open={open} bound={bound} choose={setChosen} />}
      <OneConfig key={open.id} agentId={id} id={open.id} methods={methods.data} />
    </>
  );
}

interface OneProps {
  readonly agentId: string;
  readonly id: string;
  readonly methods: Methods;
}

function OneConfig({ agentId, id, methods }: OneProps) {
  const found = useQuery(guardConfigQuery(useSession(), agentId, id));
  if (found.isPending) return <Waiting rows={8} />;
  if (found.isError) return <Failed error={found.error} retry={() => found.refetch()} />;
  return <Editor agentId={agentId} read={found.data} methods={methods} />;
}

interface ChoiceProps {
  readonly configs: readonly GuardConfigRecord[];
  readonly open: GuardConfigRecord;
  readonly bound: GuardConfigRecord | undefined;
  readonly choose: (id: string) => void;
}

function ConfigChoice({ configs, open, bound, choose }: ChoiceProps) {
  return (
    <label className="config-choice">
      <span className="tiny mut">This agent has {configs.length} configs</span>
      <select value={open.id} onChange={({ target }) => choose(target.value)}>
        {configs.map((config) => (
          <option key={config.id} value={config.id}>
            {config.id === bound?.id ? "Live: " : ""}
            {countWords(countsOf(config.config_body ?? {}))}, created {at(config.created_at)}
          </option>
        ))}
      </select>
    </label>
  );
}
