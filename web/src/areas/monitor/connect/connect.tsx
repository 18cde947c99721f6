import { Empty } from "../../../parts/page/states.tsx";
import { TextBlock } from "../../../parts/text/text-block.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import "./connect.css";

interface ConnectProps {
  /** What is missing: "No traces yet". */
  readonly title: string;
  readonly agentId?: string | undefined;
}

/** How data gets here: three lines for any OpenTelemetry SDK. */
export function ConnectTelemetry({ title, agentId }: ConnectProps) {
  const lines = linesFor(location.origin, agentId);
  return (
    <div className="connect-telemetry">
      <Empty title={title}>
        Send telemetry with the OpenTelemetry SDK that your agent already has, or route its traffic through the gateway.
        Set two variables and start the agent as before:
      </Empty>
      <TextBlock title="In your agent's shell" text={lines} />
      <p className="row">
        <Link className="btn pri" to={routes.keys}>
          Create an API key
        </Link>
        <span className="small mid">The scope “Call guards, send telemetry” is enough. It replaces YOUR_KEY.</span>
      </p>
    </div>
  );
}

/** The space of a header value is written as in an address, because SDKs decode it. */
export const linesFor = (origin: string, agentId?: string): string =>
  [
    `export OTEL_EXPORTER_OTLP_ENDPOINT=${origin}/otlp`,
    "export OTEL_EXPORTER_OTLP_HEADERS=authorization=Bearer%20YOUR_KEY",
    `OTEL_RESOURCE_ATTRIBUTES=agent.id=${agentId ?? "AGENT_ID"} opentelemetry-instrument python agent.py`,
  ].join("\n");
