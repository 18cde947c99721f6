import { ApiError } from "@agent-console/sdk";
import { Empty, Failed } from "../../../parts/page/states.tsx";

const isForeign = (error: unknown): boolean => error instanceof ApiError && error.status === 501;

/** A third-party evolution service offers two operations only. That is not an error, and a retry changes nothing. */
export function EvolutionFailed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  if (!isForeign(error)) return <Failed error={error} retry={retry} />;
  return (
    <Empty title="Evolution is handled by an external service">
      This console forwards evolution requests to the service set in SERVICE_EVOLUTION, so runs, proposals and genomes
      are not shown here. Open that service to see them. Everything else works as usual.
    </Empty>
  );
}
