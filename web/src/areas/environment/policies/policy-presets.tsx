import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { count } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { countsOf, policyPresetsQuery } from "../../../queries/environment/policies.ts";
import { useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { categoryWords } from "../../../terms/policies.ts";

/** The policies that come with the console. A copy is a draft: approving its rules is the team's act. */
export function PolicyPresets({ mayCopy, onClose }: { readonly mayCopy: boolean; readonly onClose: () => void }) {
  const session = useSession();
  const queries = useQueryClient();
  const go = useGo();
  const presets = useQuery(policyPresetsQuery(session));
  const copy = useMutation({
    mutationFn: (id: string) => session.api.environment.copyPolicyPreset({ preset_id: id }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ["policies", "list"] });
      onClose();
      await go({ to: routes.policy, params: { id } });
    },
  });
  return (
    <Dialog title="Policy presets" className="wide-dialog" onClose={onClose}>
      <p className="mid">A copy is a draft of your own: you approve, change or reject each rule.</p>
      {presets.isPending && <Waiting rows={8} />}
      {presets.isError && <Failed error={presets.error} retry={() => presets.refetch()} />}
      <Refused error={copy.error} />
      <ul className="preset-list">
        {presets.data?.map((preset) => {
          const { total } = countsOf(preset);
          return (
            <li key={preset.id}>
              <div>
                <b>{preset.name}</b>
                <span className="small mut">
                  {categoryWords[preset.category]}
                  {total > 0 && `, ${count(total)} rules`}
                </span>
                {preset.description && <p className="mid">{preset.description}</p>}
              </div>
              {mayCopy && (
                <button
                  type="button"
                  className="btn small"
                  disabled={copy.isPending}
                  aria-label={`Copy ${preset.name}`}
                  onClick={() => copy.mutate(preset.id)}
                >
                  Copy
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
