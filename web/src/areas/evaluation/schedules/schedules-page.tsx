import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { visible } from "../../../parts/text/shown-text.tsx";
import { useMay, useSession } from "../../../session/use-session.ts";
import { type Draft, draftOf, newDraft } from "./draft.ts";
import { type Schedule, schedulesQuery } from "./query.ts";
import { ScheduleForm } from "./schedule-form.tsx";
import { ScheduleRow } from "./schedule-row.tsx";
import "./schedules.css";

interface Editing {
  readonly schedule: Schedule | null;
  readonly start: Draft;
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What starts by itself, and what came of it last. */
export function SchedulesPage() {
  const session = useSession();
  const queries = useQueryClient();
  const mayRun = useMay("MEMBER");
  const schedules = useQuery(schedulesQuery(session));
  const [editing, setEditing] = useState<Editing | null>(null);
  const [toDelete, setToDelete] = useState<Schedule | null>(null);
  const found = schedules.data ?? [];
  const create = mayRun && (
    <button type="button" className="btn pri" onClick={() => setEditing({ schedule: null, start: newDraft(zone()) })}>
      New schedule
    </button>
  );
  return (
    <>
      <PageHead title="Schedules" actions={create}>
        Evaluations, your own tests and campaigns that start at set times, or when an agent changes.
      </PageHead>
      <Section title="All schedules" note={schedules.data && count(found.length)}>
        {schedules.isPending && <Waiting rows={4} />}
        {schedules.isError && <Failed error={schedules.error} retry={() => schedules.refetch()} />}
        {schedules.data && found.length === 0 && (
          <Empty title="No schedules yet" act={create}>
            Run the same evaluation every night, and hear only if its verdict changes.
          </Empty>
        )}
        {found.length > 0 && (
          <Scroll label="Schedules">
            <table className="list schedule-table">
              <thead>
                <tr>
                  <th scope="col">Schedule</th>
                  <th scope="col">When</th>
                  <th scope="col">Last result</th>
                  <th scope="col">State</th>
                  <th scope="col">
                    <span className="sr">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {found.map((schedule) => (
                  <ScheduleRow
                    key={schedule.id}
                    schedule={schedule}
                    mayRun={mayRun}
                    onEdit={() => setEditing({ schedule, start: draftOf(schedule) })}
                    onDelete={() => setToDelete(schedule)}
                  />
                ))}
              </tbody>
            </table>
          </Scroll>
        )}
      </Section>
      {editing && <ScheduleForm {...editing} onClose={() => setEditing(null)} />}
      {toDelete && (
        <Confirm
          title={`Delete ${visible(toDelete.name)}`}
          act="Delete schedule"
          run={async () => {
            await session.api.agents.deleteSchedule({ schedule_id: toDelete.id });
            await queries.invalidateQueries({ queryKey: ["schedules"] });
          }}
          onClose={() => setToDelete(null)}
        >
          <p>It won't start any more runs. Runs that it already started are kept.</p>
        </Confirm>
      )}
    </>
  );
}
