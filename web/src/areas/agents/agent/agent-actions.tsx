import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Menu } from "../../../parts/menu.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { saveFile } from "../../../parts/save-file.ts";
import { visible } from "../../../parts/text/shown-text.tsx";
import { offerUndo } from "../../../parts/undo.tsx";
import { Link, useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { MoveStage } from "./move-stage.tsx";
import type { Read } from "./use-agent.ts";

export function AgentActions({ read: { agent } }: { readonly read: Read }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const go = useGo();
  const { id, status } = agent;
  const [isStageDialogOpen, setStageDialogOpen] = useState(false);
  const fresh = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ["agent", id] });
    await queries.resetQueries({ queryKey: ["agents"] });
  };
  const act = useMutation({ mutationFn: (work: () => Promise<unknown>) => work() });
  const clone = async (): Promise<void> => {
    const made = await api.agents.clone({ id });
    await fresh();
    await go({ to: routes.agent, params: { id: made.id } });
  };
  const archive = async (): Promise<void> => {
    await api.agents.archive({ id });
    await fresh();
    offerUndo(`${visible(agent.agent_name)} is archived.`, () => restore(status));
  };
  const restore = async (to: typeof status): Promise<void> => {
    await api.agents.update({ id, body: { status: to } });
    await fresh();
  };
  const download = async (): Promise<void> =>
    saveFile(`agent-${id}.json`, JSON.stringify(await api.agents.export({ id }), null, 2));
  return (
    <>
      <Refused error={act.error} />
      <Menu label="More actions" className="btn" face="More">
        {(close) => {
          const item = (words: string, work: () => Promise<unknown>) => (
            <button
              type="button"
              onClick={() => {
                close();
                act.mutate(work);
              }}
            >
              {words}
            </button>
          );
          return (
            <>
              {item("Duplicate", clone)}
              {item("Export without secrets", download)}
              {item("Change trust stage…", async () => setStageDialogOpen(true))}
              {status === "archived" ? item("Restore", () => restore("active")) : item("Archive", archive)}
            </>
          );
        }}
      </Menu>
      {isStageDialogOpen && <MoveStage agent={agent} onMoved={fresh} onClose={() => setStageDialogOpen(false)} />}
      <Link className="btn" to={routes.tryPrompt} search={{ agents: [id] }}>
        Try a prompt
      </Link>
      <Link className="btn pri" to={routes.newRun} search={{ agent: id }}>
        Evaluate
      </Link>
    </>
  );
}
