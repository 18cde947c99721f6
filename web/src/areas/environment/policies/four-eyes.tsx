import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { environmentSettingsQuery } from "../../../queries/environment/policies.ts";
import { useMay, useSession } from "../../../session/use-session.ts";

/** Whether the author of a rule may also approve it. One setting for the whole team. */
export function FourEyes() {
  const session = useSession();
  const queries = useQueryClient();
  const manages = useMay("ADMIN");
  const query = environmentSettingsQuery(session);
  const settings = useQuery(query);
  const save = useMutation({
    mutationFn: (isOn: boolean) => session.api.environment.updateSettings({ body: { four_eyes: isOn } }),
    onSuccess: (saved) => queries.setQueryData(query.queryKey, saved),
  });
  return (
    <Section title="Approval" note="for all policies of the team" className="policy-approval">
      {settings.isPending && <Waiting rows={1} />}
      {settings.isError && <Failed error={settings.error} retry={() => settings.refetch()} />}
      {settings.data && (
        <label className="check">
          <input
            type="checkbox"
            checked={save.isPending ? save.variables : settings.data.four_eyes}
            disabled={!manages || save.isPending}
            onChange={({ target }) => save.mutate(target.checked)}
          />
          Another person approves: the author of a rule can't approve it
        </label>
      )}
      <p className="small mut">
        The author is the person who uploaded the document, wrote the rule, or edited it last.
        {!manages && " Only team owners and admins can change this."}
      </p>
      <Refused error={save.error} />
    </Section>
  );
}
