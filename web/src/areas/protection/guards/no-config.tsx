import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Section } from "../../../parts/page/section.tsx";
import { Empty } from "../../../parts/page/states.tsx";
import type { Methods } from "../../../queries/guards.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import type { Body } from "../draft/body.ts";
import { ImportDialog } from "../starters/import-dialog.tsx";
import { StarterGallery } from "../starters/starter-gallery.tsx";

/** An agent without guards: a starter, or a config from elsewhere. */
export function NoConfig({ agentId, methods }: { readonly agentId: string; readonly methods: Methods }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const mayWrite = useMay("MEMBER");
  const [isImporting, setImporting] = useState(false);
  const create = useMutation({
    mutationFn: async (body: Body) => {
      await api.protection.createGuardConfig({ body: { agent_id: agentId, config_body: { ...body } } });
      await queries.invalidateQueries({ queryKey: ["guards", agentId] });
    },
  });
  return (
    <Section title="Guards">
      <Empty title="No guards yet">
        Guards judge what goes to the agent and what comes from it.{" "}
        {mayWrite
          ? "Choose a config to begin with. Nothing is judged until you apply it, and guards in shadow change nothing."
          : "A member of the team can choose a config to begin with."}
      </Empty>
      <StarterGallery
        use={(body) => create.mutate(body)}
        isPending={create.isPending}
        error={create.error}
        disabled={!mayWrite}
      />
      <p className="row">
        {mayWrite && (
          <button type="button" className="btn" onClick={() => setImporting(true)}>
            Import config
          </button>
        )}
        <Link to={routes.guardMethods}>How good the guard methods are</Link>
      </p>
      {isImporting && <ImportDialog methods={methods} use={create.mutateAsync} onClose={() => setImporting(false)} />}
    </Section>
  );
}
