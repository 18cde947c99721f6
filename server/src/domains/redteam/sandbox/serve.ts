import type { Clock } from "../../../kernel/clock.ts";
import { fault } from "../../../kernel/errors.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { RateLimits } from "../../../platform/limits/rate-limit.ts";
import { openJobContext } from "../../../platform/work/context.ts";
import { redactorOf } from "../../agents/conversation/port.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { serveA2a, serveCard } from "./a2a/serve.ts";
import { collect, serveDocument } from "./documents/serve.ts";
import { serveMcp } from "./mcp/serve.ts";
import { addressOf, atAddress, hashOf } from "./played/address.ts";
import type { SandboxAnswer, SandboxRequest } from "./played/answer.ts";
import { findToken, type TokenRow } from "./played/store.ts";
import { openVisitor, type Visitor } from "./played/visitor.ts";

export interface SandboxServerNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly agents: AgentsPort;
  readonly rateLimits: RateLimits;
  readonly publicUrl: string;
}

const REQUESTS_PER_MINUTE = 60;

const identity = { prefix: "sandbox", scopes: ["full"] } as const;

/** What an admitted request is answered with. NOT_FOUND for a path that this attempt does not have. */
export type Serve = (request: SandboxRequest) => Promise<SandboxAnswer>;

/** The places that attacked agents come to. */
export function createSandbox(needs: SandboxServerNeeds) {
  const visits = needs.rateLimits.open({
    ...{ name: "sandbox", perMinute: REQUESTS_PER_MINUTE },
    now: () => needs.clock.milliseconds(),
  });

  /**
   * Lets a visitor in before anything else of the request is read. NOT_FOUND for any token that is not valid now, whatever is
   * wrong with it.
   */
  async function admit(token: string): Promise<Serve> {
    const hash = hashOf(token);
    const found = await needs.db.looking((tx) => findToken(tx, hash, needs.clock.milliseconds()));
    if (!found) throw fault("NOT_FOUND");
    // By the attempt: an agent's own address leads to one after the other.
    const { allowed, wait } = await visits.take(String(found.token_id));
    if (!allowed) throw fault("TOO_MANY_REQUESTS", { retryAfter: wait });
    return async (request) => {
      const answer = await serveTo(await visitorAt(found, token), request);
      if (!answer) throw fault("NOT_FOUND");
      return answer;
    };
  }

  async function visitorAt(found: TokenRow, token: string): Promise<Visitor> {
    const { campaign_id: id, team_id: teamId, created_by: userId } = found;
    const { transaction, inTeam } = openJobContext(needs, { id, teamId, userId }, identity);
    const reach = await inTeam((act) => needs.agents.reach(act, found.agent_id)).catch(() => null);
    const redactor = redactorOf(reach?.secrets ?? []);
    const address = addressOf(needs.publicUrl, token);
    const redact = (text: string): string => redactor?.(text).text ?? text;
    return openVisitor({ token: found, play: atAddress(found.play, address), address, redact, transaction });
  }
  return { admit };
}

export type Sandbox = ReturnType<typeof createSandbox>;

async function serveTo(visitor: Visitor, request: SandboxRequest): Promise<SandboxAnswer | null> {
  const { path } = request;
  if (path === "/mcp") return serveMcp(visitor, request);
  if (path === "/a2a") return serveA2a(visitor, request);
  if (path === "/collect" || path.startsWith("/collect/")) return collect(visitor, request);
  if (request.method === "POST") return null;
  if (path === "/.well-known/agent-card.json" || path === "/.well-known/agent.json") return serveCard(visitor);
  return serveDocument(visitor, request);
}
