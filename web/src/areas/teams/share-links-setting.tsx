import type { EvaluationSettings } from "@agent-console/sdk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Refused } from "../../parts/refused.tsx";
import { useMay, useSession } from "../../session/use-session.ts";

/** Whether reports may leave the team by link. */
export function ShareLinksSetting({ settings }: { readonly settings: EvaluationSettings }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const manages = useMay("ADMIN");
  const save = useMutation({
    mutationFn: (share_links: boolean) => api.evaluation.updateSettings({ body: { share_links } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["evaluation-settings"] }),
  });
  return (
    <>
      <p className="mid prose">
        A share link shows one report, read only, to anyone who has it. Every link expires, and no link opens while this
        is off.
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.share_links}
          disabled={!manages || save.isPending}
          onChange={({ target }) => save.mutate(target.checked)}
        />{" "}
        Allow members to share reports by link
      </label>
      <Refused error={save.error} />
      {!manages && <p className="small mut">Only team owners and admins can change this.</p>}
    </>
  );
}
