import type { GenomeMap, GenomeMapPoint } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { Charted } from "../../../charts/charted.tsx";
import { ScatterMap } from "../../../charts/scatter/scatter-map.tsx";
import { Glyph, type Verdict } from "../../../charts/score/verdict.tsx";
import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Waiting } from "../../../parts/page/states.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { Link, useGo } from "../../../routes/link.tsx";
import { pathOf, place } from "../../../routes/route.ts";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { EvolutionFailed } from "../pieces/not-offered.tsx";
import { nearestOn } from "./nearest.ts";
import { genomeName, mapQuery } from "./use-genomes.ts";

export function GenomeMapSection({ agentId }: { readonly agentId: string | undefined }) {
  const session = useSession();
  const map = useQuery(mapQuery(session, agentId));
  // A map of one genome is useless. The list below has it.
  if (map.data && map.data.points.length < 2) return null;
  if (!map.data) {
    return (
      <Section title="Map">
        {map.isPending && <Waiting rows={8} />}
        {map.isError && <EvolutionFailed error={map.error} retry={() => map.refetch()} />}
      </Section>
    );
  }
  return (
    <Charted title="Map" table={<MapTable points={map.data.points} />}>
      <Drawn map={map.data} />
    </Charted>
  );
}

function Drawn({ map }: { readonly map: GenomeMap }) {
  const verdictOf = useVerdicts();
  const go = useGo();
  const points = map.points.map((point) => ({
    id: point.genome_id,
    x: point.x,
    y: point.y,
    name: visible(genomeName(point)),
    verdict: verdictOf(point.agent_id),
    strong: point.highlighted,
    href: pathOf(place({ to: routes.genome, params: { id: point.genome_id } })),
  }));
  // The first of equal candidates gets the label: a genome in use matters more than an unused one.
  const byUse = points.toSorted((a, b) => Number(b.verdict !== null) - Number(a.verdict !== null));
  const marked = points.filter(({ strong }) => strong).length;
  return (
    <>
      <ScatterMap
        label={`Map of ${count(points.length)} genomes; alike ones stand near each other. ${count(marked)} marked.`}
        points={byUse}
        lines={map.edges.map(({ parent_id, child_id }) => ({ from: parent_id, to: child_id }))}
        open={(id) => go({ to: routes.genome, params: { id }, search: {} })}
      />
      <p className="legend small mid">
        <span>Nearby points are similar. Lines connect versions to their parents.</span>
        <span>
          <Glyph verdict="passed" silent /> <Glyph verdict="inconclusive" silent /> <Glyph verdict="failed" silent />{" "}
          Agent's latest verdict
        </span>
        <span>
          Map accuracy: {count(Math.round(map.trustworthiness * 100))}% of the ten nearest points are true neighbors.
        </span>
        {map.left_out > 0 && <span>{count(map.left_out)} older or very large genomes not shown.</span>}
      </p>
    </>
  );
}

function useVerdicts(): (agentId: string | null) => Verdict | null {
  const { api } = useSession();
  const latest = useQuery({
    queryKey: ["latest", "by-agent"],
    queryFn: async () => (await api.evaluation.latestSummaries()).results,
  });
  const verdicts = new Map(latest.data?.map(({ agent_id, verdict }) => [agent_id, verdict]));
  return (agentId) => (verdicts.get(agentId ?? "") ?? null) as Verdict | null;
}

function MapTable({ points }: { readonly points: readonly GenomeMapPoint[] }) {
  const link = (point: GenomeMapPoint) => (
    <Link to={routes.genome} params={{ id: point.genome_id }} search={{}}>
      <ShownText text={genomeName(point)} />
    </Link>
  );
  return (
    <Scroll label="Map of genomes">
      <table>
        <thead>
          <tr>
            <th scope="col">Genome</th>
            <th scope="col">Nearest on the map</th>
            <th scope="col" className="num">
              Distance
            </th>
            <th scope="col" className="num">
              Genes
            </th>
          </tr>
        </thead>
        <tbody>
          {nearestOn(points).map(({ point, nearest, distance }) => (
            <tr key={point.genome_id} aria-current={point.highlighted ? "true" : undefined}>
              <td>
                {link(point)} {point.highlighted && <mark>Highlighted</mark>}
              </td>
              <td>{nearest && link(nearest)}</td>
              <td className="num">{distance.toFixed(2)}</td>
              <td className="num">{count(point.genes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
