import { useQuery } from "@tanstack/react-query";
import { at } from "../../parts/numbers.ts";
import { Failed, Waiting } from "../../parts/page/states.tsx";
import { useSession } from "../../session/use-session.ts";

/** The fingerprints to compare an evidence pack with. They must come from here, not from the pack. */
export function EvidenceKeys() {
  const { api } = useSession();
  const keys = useQuery({
    queryKey: ["evidence-keys"],
    queryFn: async () => (await api.evaluation.listEvidenceKeys()).keys,
  });
  if (keys.isPending) return <Waiting rows={2} />;
  if (keys.isError) return <Failed error={keys.error} retry={() => keys.refetch()} />;
  return (
    <>
      <p className="mid prose">
        Evidence packs are signed. Recipients verify a pack with{" "}
        <code>npm run verify-evidence -- FILE --fingerprint …</code> and get the key fingerprint from you or from{" "}
        <a href="/.well-known/agent-console-evidence.json">the console itself</a>, never from the pack itself.
      </p>
      <ul className="lines">
        {keys.data.map(({ fingerprint, created_at, current }) => (
          <li key={fingerprint}>
            <span>
              <span className="mono">{fingerprint}</span>
              <small className="mut">
                {current ? "Active since" : "Used from"} {at(created_at)}
              </small>
            </span>
            <button
              type="button"
              className="btn small"
              aria-label={`Copy the fingerprint ${fingerprint.slice(0, 8)}`}
              onClick={() => navigator.clipboard.writeText(fingerprint)}
            >
              Copy
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
