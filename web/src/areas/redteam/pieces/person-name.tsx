import { useQuery } from "@tanstack/react-query";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { peopleQuery } from "../../../queries/redteam/stop.ts";
import { useSession } from "../../../session/use-session.ts";

/** Who did something, by email address. */
export function PersonName({ id }: { readonly id: string | null | undefined }) {
  const session = useSession();
  const people = useQuery(peopleQuery(session));
  const email = people.data?.find((person) => person.id === id)?.email;
  if (id === session.person.id) return "you";
  return email ? <ShownText text={email} /> : "a former member";
}
