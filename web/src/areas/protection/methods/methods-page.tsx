import { useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { guardMethodsQuery, type Method } from "../../../queries/guards.ts";
import { useSession } from "../../../session/use-session.ts";
import { actionWords, channelWords } from "../../../terms/guards.ts";
import { CardDetails } from "./card-view.tsx";

/** Every guard method with its card. */
export function MethodsPage() {
  const methods = useQuery(guardMethodsQuery(useSession()));
  if (methods.isPending) return <Waiting rows={8} />;
  if (methods.isError) return <Failed page error={methods.error} retry={() => methods.refetch()} />;
  const all = Object.values(methods.data);
  return (
    <>
      <PageHead title="Guard methods">
        {count(all.length)} ways of judging a text. A card states what a method did with labeled texts that its authors
        have not read; they have seen the figures. Brackets contain 95% confidence intervals. Undecided and not covered
        count as misses in recall.
      </PageHead>
      {all.map((method) => (
        <MethodSection key={method.id} method={method} />
      ))}
    </>
  );
}

function MethodSection({ method }: { readonly method: Method }) {
  const { id, version, title, description, channels, actions } = method;
  return (
    <Section
      title={title}
      note={
        <code>
          {id} {version}
        </code>
      }
    >
      <p className="prose">{description}</p>
      <p className="small mid">
        On {channels.map((channel) => channelWords[channel].toLowerCase()).join(", ")}. After a hit:{" "}
        {actions.map((action) => actionWords[action].toLowerCase()).join(", ")}.
      </p>
      <CardDetails method={method} />
    </Section>
  );
}
