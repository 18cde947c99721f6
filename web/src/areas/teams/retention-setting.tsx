import type { EvaluationRetention } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { at, count } from "../../parts/numbers.ts";
import { Section } from "../../parts/page/section.tsx";
import { Failed, Waiting } from "../../parts/page/states.tsx";
import { Refused } from "../../parts/refused.tsx";
import { useMay, useSession } from "../../session/use-session.ts";

/** How long evaluations stay as they are. */
export function RetentionSetting() {
  const { api } = useSession();
  const retention = useQuery({ queryKey: ["retention"], queryFn: () => api.evaluation.getRetention() });
  const { data } = retention;
  return (
    <Section title="Retention" note={data?.updated_at ? `changed ${at(data.updated_at)}` : "off"}>
      {retention.isPending && <Waiting rows={3} />}
      {retention.isError && <Failed error={retention.error} retry={() => retention.refetch()} />}
      {data && <Form key={`${data.archive_after_days} ${data.delete_after_days}`} kept={data} />}
    </Section>
  );
}

const { minimum: FEWEST_DAYS, maximum: MOST_DAYS } = fields.UpdateEvaluationRetention.archive_after_days;
const daysOf = (text: string): number | null | undefined => {
  if (text.trim() === "") return null;
  const days = Number(text);
  return Number.isInteger(days) && days >= FEWEST_DAYS && days <= MOST_DAYS ? days : undefined;
};

function Form({ kept }: { readonly kept: EvaluationRetention }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const manages = useMay("ADMIN");
  const [archiveText, setArchiveText] = useState(String(kept.archive_after_days ?? ""));
  const [deleteText, setDeleteText] = useState(String(kept.delete_after_days ?? ""));
  const [archiveDays, deleteDays] = [daysOf(archiveText), daysOf(deleteText)];
  const isNumber = archiveDays !== undefined && deleteDays !== undefined;
  const isInOrder = !(archiveDays && deleteDays) || deleteDays > archiveDays;
  const isSame = archiveDays === kept.archive_after_days && deleteDays === kept.delete_after_days;
  const save = useMutation({
    mutationFn: () =>
      api.evaluation.updateRetention({
        body: { archive_after_days: archiveDays ?? null, delete_after_days: deleteDays ?? null },
      }),
    onSuccess: (changed) => queries.setQueryData(["retention"], changed),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <p className="mid prose">
        Archived evaluations keep scores, verdict, report and findings. Their prompts, responses and logs move to the
        store and can be brought back. Deleted evaluations are gone, with their findings. Empty: never. Evaluations in
        use stay.
      </p>
      {kept.store === null && (
        <p className="mid prose">This console has no store, so nothing is archived. Its operator can set one.</p>
      )}
      <div className="inline-form">
        <label htmlFor="archive-after">Archive after (days)</label>
        <input
          id="archive-after"
          inputMode="numeric"
          value={archiveText}
          disabled={!manages || kept.store === null}
          aria-invalid={archiveDays === undefined}
          onChange={({ target }) => setArchiveText(target.value)}
        />
        <label htmlFor="delete-after">Delete after (days)</label>
        <input
          id="delete-after"
          inputMode="numeric"
          value={deleteText}
          disabled={!manages}
          aria-invalid={deleteDays === undefined || !isInOrder}
          onChange={({ target }) => setDeleteText(target.value)}
        />
        {manages && (
          <button type="submit" className="btn pri" disabled={!isNumber || !isInOrder || isSame || save.isPending}>
            Save retention
          </button>
        )}
        {!isNumber && <p className="wrong">A whole number of days from 1 to 36,500, or nothing.</p>}
        {!isInOrder && <p className="wrong">Deleting has to come after archiving.</p>}
        <Refused error={save.error} />
      </div>
      <p className="small mid">
        {count(kept.archived)} archived now. Next: {count(kept.to_archive)} to archive, {count(kept.to_delete)} to
        delete, within 15 minutes.
      </p>
      {kept.kept.length > 0 && (
        <ul className="small mid">
          {kept.kept.map(({ hold, reason, runs }) => (
            <li key={hold}>
              {count(runs)} kept: {reason}
            </li>
          ))}
        </ul>
      )}
      {!manages && <p className="small mut">Only team owners and admins can change this.</p>}
    </form>
  );
}
