import { useMay } from "../../../session/use-session.ts";
import { Invitations } from "./invitations.tsx";
import { Members } from "./members.tsx";
import { TeamData } from "./team-data.tsx";
import { TeamName } from "./team-name.tsx";

export function TeamPage() {
  const manages = useMay("ADMIN");
  const owns = useMay("OWNER");
  return (
    <>
      <TeamName />
      <Members />
      {manages && <Invitations />}
      {owns && <TeamData />}
    </>
  );
}
