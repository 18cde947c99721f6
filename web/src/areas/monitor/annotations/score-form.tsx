import * as fields from "@agent-console/sdk/fields";
import { useState } from "react";
import { Refused } from "../../../parts/refused.tsx";
import { useSession } from "../../../session/use-session.ts";
import { useChange } from "./use-change.ts";

/** A number from 0 to 1 is the custom, but any number is taken. */
export function ScoreForm({ traceId }: { readonly traceId: string }) {
  const { api } = useSession();
  const [name, setName] = useState("quality");
  const [value, setValue] = useState("");
  const [reason, setReason] = useState("");
  const number = value.trim() === "" ? null : Number(value);
  const save = useChange(
    traceId,
    () =>
      api.protection.scoreTrace({
        ...{ trace_id: traceId, name: name.trim() },
        body: { value: number, ...(reason.trim() ? { reason: reason.trim() } : {}) },
      }),
    () => {
      setValue("");
      setReason("");
    },
  );
  const isReady = name.trim() !== "" && number !== null && Number.isFinite(number);
  return (
    <form
      className="score-form"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <label>
        <span className="small mid">Name</span>
        <input value={name} maxLength={64} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        <span className="small mid">Score</span>
        <input
          inputMode="decimal"
          placeholder="0 to 1"
          maxLength={20}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
      <label>
        <span className="small mid">Reason (optional)</span>
        <input
          value={reason}
          maxLength={fields.NewTraceScore.reason.maxLength}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <button type="submit" className="btn" disabled={!isReady || save.isPending}>
        Score
      </button>
      <Refused error={save.error} />
    </form>
  );
}
