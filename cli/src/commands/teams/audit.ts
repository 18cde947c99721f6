import { command } from "../../command/command.ts";

export const auditVerify = command({
  words: ["audit", "verify"],
  summary: "Check that no line of the audit log was changed or removed",
  details: ["Exits with 1 if the chain is broken."],
  access: "read",
  scope: "full",
  arguments: [],
  options: {},
  async run({ client, signal, answer, facts }) {
    const found = await client.teams.checkAuditLog({}, { signal, timeoutMs: 300_000 });
    answer(found, () =>
      facts([
        ["intact", found.intact ? "yes" : "no"],
        ["lines", found.rows],
        ["sealed", found.sealed],
        ["pending", found.pending],
        ["head", found.head ? JSON.stringify(found.head) : null],
        ...(found.finding ? ([["finding", JSON.stringify(found.finding)]] as const) : []),
      ]),
    );
    return found.intact ? "passed" : "failed";
  },
});
