import { useQueryClient } from "@tanstack/react-query";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { Policy } from "../../../queries/environment/policies.ts";
import { useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";

export function DeletePolicy({ policy, onClose }: { readonly policy: Policy; readonly onClose: () => void }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const go = useGo();
  const run = async () => {
    await api.environment.deletePolicy({ policy_id: policy.id });
    await go({ to: routes.environment });
    await queries.invalidateQueries({ queryKey: ["policies", "list"] });
  };
  return (
    <Confirm title="Delete policy" act="Delete policy" run={run} onClose={onClose}>
      <p>
        <ShownText text={policy.name} />, its file, text and rules are deleted. Its approved rules are no longer in
        force. Harnesses that are already generated keep their prompts. This can't be undone.
      </p>
    </Confirm>
  );
}
