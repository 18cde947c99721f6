import type { BlockedShare } from "@agent-console/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DataTable } from "../../../charts/data-table.tsx";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { at, count, range } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { guardConfigsQuery } from "../../../queries/guards.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";

interface TestProps {
  readonly id: string;
  readonly agentId: string;
  readonly onClose: () => void;
}

/** Tries the agent's guard configs on the proven attacks, without asking the agent. */
export function GuardTestDialog({ id, agentId, onClose }: TestProps) {
  const session = useSession();
  const [chosen, choose] = useState<string | null>(null);
  const configs = useQuery(guardConfigsQuery(session, agentId));
  const configId = chosen ?? configs.data?.[0]?.id ?? "";
  const test = useMutation({
    mutationFn: () => session.api.redteam.testGuard({ campaign_id: id, body: { config_id: configId } }),
  });
  return (
    <Dialog title="Test guards with these attacks" onClose={onClose}>
      <p>How many of the proven attacks a guard config stops, and how many harmless requests with them.</p>
      {configs.isPending && <Waiting rows={2} />}
      {configs.isError && <Failed error={configs.error} />}
      {configs.data?.length === 0 && (
        <p className="after">
          This agent has no guard config yet.{" "}
          <Link to={routes.agentGuards} params={{ id: agentId }}>
            Set up guards
          </Link>
        </p>
      )}
      {configs.data && configs.data.length > 0 && (
        <label className="field after">
          <span>Guard config</span>
          <select value={configId} onChange={({ target }) => choose(target.value)}>
            {configs.data.map((config) => (
              <option key={config.id} value={config.id}>
                {config.status === "applied" ? "Applied" : "Not applied yet"}, made {at(config.created_at)}
              </option>
            ))}
          </select>
        </label>
      )}
      {test.data && (
        <DataTable
          label="Stopped by the guards"
          columns={["", "As it is", "If all guards enforced"]}
          rows={[
            ["Attacks stopped", shareWords(test.data.attacks.now), shareWords(test.data.attacks.if_enforced)],
            ["Harmless requests stopped", shareWords(test.data.twins.now), shareWords(test.data.twins.if_enforced)],
          ]}
        />
      )}
      <Refused error={test.error} />
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
        {configId !== "" && (
          <button type="button" className="btn pri" disabled={test.isPending} onClick={() => test.mutate()}>
            Test
          </button>
        )}
      </div>
    </Dialog>
  );
}

const shareWords = ({ tried, blocked, low, high }: BlockedShare): string =>
  `${count(blocked)} of ${count(tried)} (${range(low, high)}%)`;
