import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { GuardHit } from "../../../queries/traffic.ts";
import { useSession } from "../../../session/use-session.ts";
import { currentHit, give, type HitLabel, nothingLabeled, skip, takeBack } from "./labeling.ts";

interface Of {
  readonly agentId: string;
  readonly configId: string;
}

/** Labels hits one after another. The next one appears immediately; a label that could not be saved comes back with the reason. */
export function useLabels({ agentId, configId }: Of, queue: readonly GuardHit[]) {
  const { api } = useSession();
  const queries = useQueryClient();
  const [state, setState] = useState(nothingLabeled);
  const [error, setError] = useState<unknown>(null);
  const current = currentHit(queue, state);

  const save = async (id: string, label: HitLabel | null): Promise<void> => {
    await api.protection.labelGuardHit({ config_id: configId, hit_id: id, body: { label } });
    await queries.invalidateQueries({ queryKey: ["guards", agentId, "evidence", configId] });
  };
  const undo = (id: string | undefined = state.given.at(-1)?.id): void => {
    const before = state.given.find((one) => one.id === id);
    if (!before) return;
    setError(null);
    setState((now) => takeBack(now, before.id));
    save(before.id, null).catch((reason: unknown) => {
      setError(reason);
      setState((now) => give(now, before.id, before.label));
    });
  };
  return {
    current,
    error,
    given: state.given,
    label(label: HitLabel): void {
      if (!current) return;
      const { id } = current;
      setError(null);
      setState((now) => give(now, id, label));
      save(id, label).catch((reason: unknown) => {
        setError(reason);
        setState((now) => takeBack(now, id));
      });
    },
    skip: (): void => current && setState((now) => skip(now, current.id)),
    undo,
  };
}

export type Labels = ReturnType<typeof useLabels>;
