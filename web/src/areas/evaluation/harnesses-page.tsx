import { useQuery } from "@tanstack/react-query";
import { count } from "../../parts/numbers.ts";
import { Scroll } from "../../parts/page/scroll.tsx";
import { PageHead, Section } from "../../parts/page/section.tsx";
import { Failed, Waiting } from "../../parts/page/states.tsx";
import { SeverityMark } from "../../parts/severity.tsx";
import { Link } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import { useMay, useSession } from "../../session/use-session.ts";
import { HarnessList } from "./custom-harness/harness-list.tsx";
import "./harnesses.css";

/** Every harness, down to its probes and the detectors that judge responses. */
export function HarnessesPage() {
  const { api } = useSession();
  const mayCreate = useMay("MEMBER");
  const harnesses = useQuery({
    queryKey: ["harnesses"],
    queryFn: () => api.evaluation.listHarnesses(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (harnesses.isPending) return <Waiting rows={8} />;
  if (harnesses.isError) return <Failed page error={harnesses.error} retry={() => harnesses.refetch()} />;
  const [whole, ...parts] = harnesses.data;
  const probes = parts.flatMap(({ scenarios }) => scenarios.flatMap((scenario) => scenario.probes));
  return (
    <>
      <PageHead
        title="Harnesses"
        actions={
          <>
            <Link className="btn" to={routes.testSets}>
              Your own test sets
            </Link>
            {mayCreate && (
              <Link className="btn pri" to={routes.newHarness}>
                New harness
              </Link>
            )}
          </>
        }
      >
        {count(probes.length)} probes, {count(whole?.prompts ?? 0)} prompts in a full run. A different seed selects
        different prompts.
      </PageHead>
      <HarnessList />
      {parts.map((harness) => (
        <Section key={harness.name} title={titled(harness.name)} note={`${count(harness.prompts)} prompts`}>
          {harness.scenarios.map((scenario) => (
            <details key={scenario.name} className="scenario">
              <summary>
                <b>{scenario.title}</b> <span className="mid">{scenario.words}</span>{" "}
                <span className="mut small">{scenario.probes.length} probes</span>
              </summary>
              <Scroll label={`Probes: ${scenario.title}`}>
                <table>
                  <thead>
                    <tr>
                      <th>Severity</th>
                      <th>Probe</th>
                      <th>Languages</th>
                      <th>Detectors</th>
                      <th className="num">Prompts</th>
                    </tr>
                  </thead>
                  <tbody>
                    {scenario.probes.map((probe) => (
                      <tr key={probe.id}>
                        <td>
                          <SeverityMark severity={probe.severity} />
                        </td>
                        <td>
                          <b>{probe.title}</b>
                          <br />
                          <span className="small mid">{probe.words}</span>
                        </td>
                        <td>{probe.languages.join(" ")}</td>
                        <td>
                          <code>{probe.detectors.join(", ")}</code>
                        </td>
                        <td className="num">{probe.prompts}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </Scroll>
            </details>
          ))}
        </Section>
      ))}
    </>
  );
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
