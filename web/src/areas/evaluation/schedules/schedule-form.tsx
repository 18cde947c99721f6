import { ApiError } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused, wordsOf } from "../../../parts/refused.tsx";
import { visible } from "../../../parts/text/shown-text.tsx";
import { useSession } from "../../../session/use-session.ts";
import { bodyOf, type Draft } from "./draft.ts";
import { Preview } from "./preview.tsx";
import { type NewSchedule, type Schedule, schedulePreviewQuery } from "./query.ts";
import { WhatFields } from "./what-fields.tsx";
import { WhenFields } from "./when-fields.tsx";

interface FormProps {
  /** Null: a new one. */
  readonly schedule: Schedule | null;
  readonly start: Draft;
  readonly onClose: () => void;
}

const PAUSE_MS = 400;

/** The preview is asked for a moment after the last change, not at each keystroke. */
function useSettled(body: NewSchedule | null): NewSchedule | null {
  const text = JSON.stringify(body);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as NewSchedule | null;
}

/** A schedule, with its next times and what it takes in a month before it is saved. */
export function ScheduleForm({ schedule, start, onClose }: FormProps) {
  const session = useSession();
  const queries = useQueryClient();
  const id = useId();
  const [draft, setDraft] = useState(start);
  const body = bodyOf(draft);
  const preview = useQuery(schedulePreviewQuery(session, useSettled(body)));
  const save = useMutation({
    mutationFn: (wanted: NewSchedule) => {
      const { agent_id: _agent, kind: _kind, enabled: _enabled, ...change } = wanted;
      return schedule
        ? session.api.agents.changeSchedule({ schedule_id: schedule.id, body: change })
        : session.api.agents.createSchedule({ body: wanted });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["schedules"] });
      onClose();
    },
  });
  const set = (change: Partial<Draft>): void => setDraft({ ...draft, ...change });
  const isCron = preview.error instanceof ApiError && preview.error.code === "SCHEDULE_CRON";
  return (
    <Dialog title={schedule ? `Edit ${visible(schedule.name)}` : "New schedule"} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (body) save.mutate(body);
        }}
      >
        <WhatFields draft={draft} set={set} isStored={schedule !== null} />
        <WhenFields
          draft={draft}
          set={set}
          words={preview.data?.words ?? null}
          wrong={isCron ? wordsOf(preview.error) : null}
        />
        <div className="field">
          <label htmlFor={`${id}-budget`}>Requests a month, at most</label>
          <input
            id={`${id}-budget`}
            type="number"
            min={fields.NewSchedule.budget.minimum}
            max={fields.NewSchedule.budget.maximum}
            placeholder="No limit"
            value={draft.budget}
            onChange={({ target }) => set({ budget: target.value })}
          />
          <span className="hint">A run that would go beyond it does not start.</span>
        </div>
        <Preview isWanted={body !== null} preview={preview} />
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn pri" disabled={save.isPending || body === null}>
            {schedule ? "Save schedule" : "Create schedule"}
          </button>
        </div>
        <Refused error={save.error} />
      </form>
    </Dialog>
  );
}
