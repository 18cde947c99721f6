import { useQueryClient } from "@tanstack/react-query";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { Persona } from "../../../queries/environment/personas.ts";
import { useSession } from "../../../session/use-session.ts";

export function DeletePersona({ persona, onClose }: { readonly persona: Persona; readonly onClose: () => void }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const run = async () => {
    await api.environment.deletePersona({ id: persona.id });
    await queries.invalidateQueries({ queryKey: ["personas"] });
  };
  return (
    <Confirm title="Delete persona" act="Delete persona" run={run} onClose={onClose}>
      <p>
        <ShownText text={persona.name} /> is deleted. Harnesses that are already generated keep their prompts.
      </p>
    </Confirm>
  );
}
