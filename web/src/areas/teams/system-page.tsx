import { useQuery } from "@tanstack/react-query";
import { Glyph } from "../../charts/score/verdict.tsx";
import { Section } from "../../parts/page/section.tsx";
import { Failed, Waiting } from "../../parts/page/states.tsx";
import { ShownText } from "../../parts/text/shown-text.tsx";
import { useSession } from "../../session/use-session.ts";
import { EvidenceKeys } from "./evidence-keys.tsx";
import { Processes } from "./processes.tsx";
import "../../parts/text/command.css";

interface Health {
  readonly checks: Readonly<Record<string, { readonly ok: boolean; readonly detail: string }>>;
}

export function SystemPage() {
  return (
    <div className="grid">
      <Section className="c6" title="Health">
        <HealthChecks />
      </Section>
      <Section className="c6" title="Sign-in with an identity provider">
        <Oidc />
      </Section>
      <Section className="c12" title="Processes">
        <Processes />
      </Section>
      <Section className="c12" title="Evidence signing keys">
        <EvidenceKeys />
      </Section>
      <Section className="c12" title="Backup">
        <Backup />
      </Section>
    </div>
  );
}

function HealthChecks() {
  const health = useQuery({
    queryKey: ["health"],
    // "Not ready" is a valid response.
    queryFn: async () => (await (await fetch("/health/ready")).json()) as Health,
    refetchInterval: 15_000,
  });
  if (health.isPending) return <Waiting rows={2} />;
  if (health.isError) return <Failed error={health.error} retry={() => health.refetch()} />;
  return (
    <ul className="lines">
      {Object.entries(health.data.checks).map(([name, { ok, detail }]) => (
        <li key={name}>
          <span>
            <Glyph verdict={ok ? "passed" : "failed"} silent /> <b className="capital">{name}</b>{" "}
            <span className="mid">{detail}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Oidc() {
  const { api } = useSession();
  const provider = useQuery({ queryKey: ["oidc"], queryFn: () => api.teams.showOidcProvider() });
  if (provider.isPending) return <Waiting rows={2} />;
  if (provider.isError) return <Failed error={provider.error} retry={() => provider.refetch()} />;
  if (!provider.data.configured) {
    return (
      <p className="mid prose">
        Not configured. Set <code>OIDC_ISSUER</code> and <code>OIDC_CLIENT_ID</code> and restart the console to enable
        single sign-on.
      </p>
    );
  }
  return (
    <p>
      Single sign-on is enabled with <ShownText text={provider.data.issuer ?? provider.data.name ?? "the provider"} />.
    </p>
  );
}

function Backup() {
  return (
    <div className="mid prose">
      <p>Run this on the console's host to back up all data to one file. The console keeps running:</p>
      <pre className="mono command">npm run backup -- FILE</pre>
      <p>
        To restore into an empty console, run <code>npm run restore -- FILE</code>. Secrets in the file are encrypted
        with the console's key. The key is included only if you set a passphrase. Test a restore before you need one.
      </p>
    </div>
  );
}
