import { useMay } from "../../../app/use-session.ts";
import { Invitations } from "./invitations.tsx";
import { Members } from "./members.tsx";
import { TeamName } from "./team-name.tsx";

export function TeamPage() {
  const manages = useMay("ADMIN");
  return (
    <>
      <TeamName />
      <Members />
      {manages && <Invitations />}
    </>
  );
}
