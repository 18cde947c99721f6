import { useQuery } from "@tanstack/react-query";
import { count, minutes } from "../parts/numbers.ts";
import { useSession } from "../session/use-session.ts";

/** How long a whole evaluation takes at this rate limit. */
export function PaceNote({ rate }: { readonly rate: string }) {
  const { api } = useSession();
  const harnesses = useQuery({
    queryKey: ["harnesses"],
    queryFn: () => api.evaluation.listHarnesses(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [whole] = harnesses.data ?? [];
  const perMinute = Number(rate);
  if (!whole || !(perMinute >= 1)) return null;
  return (
    <p className="hint" role="status">
      A full evaluation has {count(whole.prompts)} prompts and sends {count(whole.requests)} requests. At{" "}
      {count(perMinute)} requests a minute: {minutes((whole.requests * 60) / perMinute)}.
    </p>
  );
}
