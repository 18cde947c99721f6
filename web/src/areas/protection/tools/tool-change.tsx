import { wordDifference } from "@agent-console/analysis/difference/word-difference.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Difference } from "../../../charts/difference/difference.tsx";
import { at, since } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { type PinnedTool, type PinnedToolDetails, pinnedToolQuery } from "../../../queries/gateway.ts";
import { useSession } from "../../../session/use-session.ts";

interface ChangeProps {
  readonly agentId: string;
  readonly routeId: string;
  readonly pin: PinnedTool;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** A tool that changed, and on request what it said before and says now. */
export function ToolChange({ agentId, routeId, pin, children }: ChangeProps) {
  const [isOpen, setOpen] = useState(true);
  const found = useQuery({ ...pinnedToolQuery(useSession(), { agentId, routeId, pin }), enabled: isOpen });
  return (
    <article className="tool-change">
      <header>
        <b>
          <code>
            <ShownText text={pin.tool} />
          </code>
        </b>
        {pin.changed_at !== null && (
          <span className="small mut">
            changed <time title={at(pin.changed_at / 1000)}>{since(pin.changed_at / 1000)}</time>
          </span>
        )}
        <span className="tool-acts">
          <button type="button" className="btn small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Hide change" : "Show change"}
            <span className="sr"> of {visible(pin.tool)}</span>
          </button>
          {children}
        </span>
      </header>
      {isOpen && found.isPending && <Waiting rows={2} />}
      {isOpen && found.isError && <Failed error={found.error} retry={() => found.refetch()} />}
      {isOpen && found.data && <Definitions details={found.data} />}
    </article>
  );
}

function Definitions({ details: { pinned, changed, difference } }: { readonly details: PinnedToolDetails }) {
  if (difference)
    return (
      <>
        <dl className="tool-difference">
          {difference.changes.map(({ path, before, after }) => (
            <div key={path.join(" ")}>
              <dt className="small mut">
                <ShownText text={path.join(" › ")} />
              </dt>
              <dd>
                <Difference pieces={wordDifference(visible(before ?? ""), visible(after ?? ""))} />
              </dd>
            </div>
          ))}
        </dl>
        {!difference.is_complete && <p className="small mid">Only the first 200 changes are shown.</p>}
      </>
    );
  return (
    <>
      <p className="small mid">
        {pinned
          ? "The definition is too long to compare. Its beginning, as pinned and as it is now:"
          : "The pinned definition was not stored. What the tool says now:"}
      </p>
      {[pinned, changed].map((one) => one && <HostileText key={one.text} text={one.text} marks={[]} />)}
    </>
  );
}
