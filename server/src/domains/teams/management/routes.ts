import { type Answer, created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { hashPassword } from "../passwords/passwords.ts";
import type { PeopleNeeds } from "../people/needs.ts";
import { seePerson, seePersonByEmail } from "../people/see-people.ts";
import { findTeam, listMembers, listOwnTeams, type Team } from "../people/store.ts";
import { changeRole } from "./change-role.ts";
import {
  createUserOp,
  deleteMeOp,
  deleteUserOp,
  findUserOp,
  getMeOp,
  getSignedInUserOp,
  getUserOp,
  listMyTeamsOp,
  updateMeOp,
} from "./contract.ts";
import { createTeam } from "./create-team.ts";
import { createUser, refuseCreation } from "./create-user.ts";
import { deleteTeam } from "./erase-team.ts";
import { eraseUser } from "./erase-user.ts";
import { beginExport, exportAnswer } from "./export-team.ts";
import { handOver } from "./hand-over.ts";
import { removeMember } from "./remove-member.ts";
import {
  changeRoleOp,
  createTeamOp,
  deleteTeamOp,
  exportTeamOp,
  getTeamOp,
  handOverOp,
  listMembersOp,
  removeMemberOp,
  updateTeamOp,
} from "./team-contract.ts";
import { updateMe } from "./update-me.ts";
import { teamEtag, updateTeam } from "./update-team.ts";

export function peopleRoutes(needs: PeopleNeeds): Binding[] {
  return [...userRoutes(needs), ...teamRoutes(needs), ...memberRoutes(needs)];
}

function userRoutes(needs: PeopleNeeds): Binding[] {
  return [
    bind(getMeOp, (r) => r.inTeam(async (act) => ok(await seePerson(act, r.who.userId)))),
    bind(getSignedInUserOp, (r) => r.inTeam(async (act) => ok(await seePerson(act, r.who.userId)))),
    bind(updateMeOp, (r) => r.transaction(async (act) => ok(await updateMe(act, r.body)))),
    bind(deleteMeOp, async (r) => {
      await r.transaction(async (act) => ok(await eraseUser(needs, act, r.who.userId)));
      return voided(needs, noContent());
    }),
    bind(listMyTeamsOp, (r) => r.inTeam(async (act) => ok(await listOwnTeams(act)))),
    bind(createUserOp, async (r) => {
      await r.transaction(async (act) => ok(await refuseCreation(act, r.body, needs.creators)));
      // Hashed without holding a connection, because it waits for its turn.
      const user = { ...r.body, passwordHash: await hashPassword(r.body.password) };
      return r.transaction(async (act) => created(await createUser(act, user, needs.creators)));
    }),
    bind(findUserOp, (r) =>
      r.inTeam(async (act) => {
        const { email } = r.query;
        return ok(await (email === undefined ? seePerson(act, r.who.userId) : seePersonByEmail(act, email)));
      }),
    ),
    bind(getUserOp, (r) => r.inTeam(async (act) => ok(await seePerson(act, r.params.user_id)))),
    bind(deleteUserOp, async (r) => {
      await r.transaction(async (act) => ok(await eraseUser(needs, act, r.params.user_id)));
      return voided(needs, noContent());
    }),
  ];
}

const shown = (team: Team): Answer => ok(team, { etag: teamEtag(team) });

function teamRoutes(needs: PeopleNeeds): Binding[] {
  return [
    bind(createTeamOp, (r) =>
      r.transaction(async (act) => {
        const team = await createTeam(act, { ...r.body, ownerId: r.query.owner_id ?? null }, needs.creators);
        return created(team, { etag: teamEtag(team) });
      }),
    ),
    bind(getTeamOp, (r) => r.inTeam(async (act) => shown(await findTeam(act, r.params.team_id)))),
    bind(updateTeamOp, (r) =>
      r.transaction(async (act) =>
        shown(await updateTeam(act, { teamId: r.params.team_id, change: r.body, ifMatch: r.ifMatch })),
      ),
    ),
    bind(deleteTeamOp, async (r) => {
      const wish = { teamId: r.params.team_id, confirmName: r.body.confirm_name };
      await r.transaction(async (act) => ok(await deleteTeam(needs, act, wish)));
      return voided(needs, noContent());
    }),
    bind(exportTeamOp, async (r) => {
      const { body } = await r.transaction(async (act) => ok(await beginExport(act, r.params.team_id)));
      return exportAnswer(needs, { team: body as Team, now: r.now, read: r.inTeam });
    }),
  ];
}

function memberRoutes(needs: PeopleNeeds): Binding[] {
  return [
    bind(listMembersOp, (r) => r.inTeam(async (act) => ok(await listMembers(act, r.params.team_id)))),
    bind(changeRoleOp, async (r) => {
      const { team_id: teamId, user_id: userId } = r.params;
      const wish = { teamId, userId, role: r.body.role };
      return voided(needs, await r.transaction(async (act) => ok(await changeRole(needs, act, wish))));
    }),
    bind(removeMemberOp, async (r) => {
      const wish = { teamId: r.params.team_id, userId: r.params.user_id };
      await r.transaction(async (act) => ok(await removeMember(needs, act, wish)));
      return voided(needs, noContent());
    }),
    bind(handOverOp, async (r) => {
      const wish = { teamId: r.params.team_id, userId: r.body.user_id };
      return voided(needs, await r.transaction(async (act) => ok(await handOver(needs, act, wish))));
    }),
  ];
}

/** After the commit: tokens that it voided are refused here from now on. */
async function voided({ revocations }: PeopleNeeds, answer: Answer): Promise<Answer> {
  await revocations.refresh();
  return answer;
}
