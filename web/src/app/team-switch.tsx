import { ShownText, visible } from "../parts/text/shown-text.tsx";
import { useSession } from "../session/use-session.ts";

export function TeamSwitch() {
  const { teams, teamId, switchTeam } = useSession();
  const current = teams.find(({ team_id }) => team_id === teamId);
  if (teams.length < 2) return <div className="team cut">{current && <ShownText text={current.team_name} />}</div>;
  return (
    <select className="team" aria-label="Team" value={teamId} onChange={({ target }) => switchTeam(target.value)}>
      {teams.map(({ team_id, team_name }) => (
        <option key={team_id} value={team_id}>
          {visible(team_name)}
        </option>
      ))}
    </select>
  );
}
