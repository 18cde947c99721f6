import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { at, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed } from "../../../parts/page/states.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { type GatewayRoute, type PinnedTool, pinnedToolsQuery } from "../../../queries/gateway.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { ToolChange } from "./tool-change.tsx";
import "./tools.css";

interface ToolsProps {
  readonly agentId: string;
  readonly routes: readonly GatewayRoute[];
}

/** What the agent's MCP servers say of their tools, pinned, and what they changed since. */
export function PinnedTools({ agentId, routes }: ToolsProps) {
  const servers = routes.filter(({ leg }) => leg === "tools");
  return servers.map((route) => (
    <RouteTools key={route.id} agentId={agentId} route={route} isOnly={servers.length === 1} />
  ));
}

interface RouteProps {
  readonly agentId: string;
  readonly route: GatewayRoute;
  readonly isOnly: boolean;
}

function RouteTools({ agentId, route, isOnly }: RouteProps) {
  const pins = useQuery(pinnedToolsQuery(useSession(), agentId, route.id));
  const mayWrite = useMay("MEMBER");
  const [toAccept, setToAccept] = useState<readonly PinnedTool[] | null>(null);
  const changed = pins.data?.filter(({ changed_digest: digest }) => digest !== null) ?? [];
  const same = pins.data?.filter(({ changed_digest: digest }) => digest === null) ?? [];
  const isThere = changed.length > 0;
  // The link of the alarm leads here, and the tools come later than the page.
  useEffect(() => {
    if (isThere && location.hash === "#tools") document.getElementById("tools")?.scrollIntoView();
  }, [isThere]);
  if (pins.isError && !pins.data) return <Failed error={pins.error} retry={() => pins.refetch()} />;
  if (!pins.data || pins.data.length === 0) return null;
  return (
    <div id={isThere ? "tools" : undefined} className="pinned-tools">
      <Section
        title={isOnly ? "Tools" : `Tools of ${route.path}`}
        note="Each is pinned as it was first seen or last accepted"
      >
        {isThere && (
          <p>
            {changed.length === 1
              ? "1 tool changed since it was pinned."
              : `${changed.length} tools changed since they were pinned.`}{" "}
            While guards on documents enforce, the gateway hides a changed tool until someone accepts it.
          </p>
        )}
        <ul className="lines">
          {changed.map((pin) => (
            <li key={pin.tool}>
              <ToolChange agentId={agentId} routeId={route.id} pin={pin}>
                {mayWrite && (
                  <button type="button" className="btn small" onClick={() => setToAccept([pin])}>
                    Accept change…
                  </button>
                )}
              </ToolChange>
            </li>
          ))}
        </ul>
        {mayWrite && changed.length > 1 && (
          <p>
            <button type="button" className="btn small" onClick={() => setToAccept(changed)}>
              Accept all {changed.length} changes…
            </button>
          </p>
        )}
        {same.length > 0 && <Unchanged tools={same} />}
        {toAccept && <Accept {...{ agentId, routeId: route.id, pins: toAccept }} onClose={() => setToAccept(null)} />}
      </Section>
    </div>
  );
}

function Unchanged({ tools }: { readonly tools: readonly PinnedTool[] }) {
  return (
    <details>
      <summary>{tools.length === 1 ? "1 tool as pinned" : `${tools.length} tools as pinned`}</summary>
      <ul className="tool-names">
        {tools.map(({ tool, accepted_by: by, seen_at: seen }) => (
          <li key={tool}>
            <code>
              <ShownText text={tool} />
            </code>{" "}
            <span className="small mut">
              {by === null ? "as first seen" : "as accepted"}, listed{" "}
              <time title={at(seen / 1000)}>{since(seen / 1000)}</time>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface AcceptProps {
  readonly agentId: string;
  readonly routeId: string;
  readonly pins: readonly PinnedTool[];
  readonly onClose: () => void;
}

function Accept({ agentId, routeId, pins, onClose }: AcceptProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const run = async () => {
    const tools = pins.flatMap(({ tool, changed_digest: digest }) => (digest === null ? [] : [{ tool, digest }]));
    const { not_accepted: left } = await api.protection.acceptPinnedTools({ route_id: routeId, body: { tools } });
    await queries.invalidateQueries({ queryKey: ["gateway", agentId] });
    await queries.invalidateQueries({ queryKey: ["alarms"] });
    if (left.length > 0)
      throw new Error(`Changed again meanwhile, and not accepted: ${left.map(visible).join(", ")}. Review them again.`);
  };
  const [only] = pins;
  return (
    <Confirm
      title={pins.length === 1 ? `Accept the change of ${visible(only?.tool ?? "")}` : `Accept ${pins.length} changes`}
      act={pins.length === 1 ? "Accept change" : "Accept changes"}
      run={run}
      onClose={onClose}
    >
      <p>
        The new definition is pinned, and the gateway offers the tool again. The model reads a tool's description like
        an instruction, so accept only what you have read and trust.
      </p>
      {pins.length > 1 && <p className="small mid">{pins.map(({ tool }) => visible(tool)).join(", ")}</p>}
    </Confirm>
  );
}
