import { ApiError } from "@agent-console/sdk";
import { Empty, Failed } from "../../../parts/states.tsx";

const isForeign = (error: unknown): boolean => error instanceof ApiError && error.status === 501;

/** A service that is not this program answers two questions only; that is no failure, and trying again changes nothing. */
export function EvolutionFailed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  if (!isForeign(error)) return <Failed error={error} retry={retry} />;
  return (
    <Empty title="Evolution runs in another service">
      This console forwards to it, and shows neither searches nor proposals nor genomes here. Look at them where that
      service shows them; evaluations and everything else work as ever. The address is SERVICE_EVOLUTION in this
      console's settings.
    </Empty>
  );
}
