// Compiled strictly against the types that openapi-typescript generates, then run with an address and a token.
import { argv } from "node:process";
import createClient from "openapi-fetch";
import type { paths } from "./generated/openapi-typescript.ts";

const [, , baseUrl = "", token = ""] = argv;
const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });

const made = await client.POST("/v1/agent-configurations/", {
  body: { agent_name: "Checked", model_name: "small-chat-1" },
});
if (!made.data) throw new Error(`not created: ${JSON.stringify(made.error)}`);
const path = { id: made.data.id };
const read = await client.GET("/v1/agent-configurations/{id}", { params: { path } });
if (read.data?.agent_name !== "Checked") throw new Error(`not read back: ${JSON.stringify(read)}`);
const changed = await client.PUT("/v1/agent-configurations/{id}", { params: { path }, body: { purpose: "Billing" } });
if (changed.data?.purpose !== "Billing") throw new Error(`not changed: ${JSON.stringify(changed.error)}`);
const listed = await client.GET("/v1/agent-configurations/", { params: { query: { limit: 1 } } });
if (listed.data?.results?.length !== 1) throw new Error(`not listed: ${JSON.stringify(listed.error)}`);
const nowhere = { id: "00000000-0000-4000-8000-000000000000" };
const missing = await client.GET("/v1/agent-configurations/{id}", { params: { path: nowhere } });
if (missing.response.status !== 404 || !missing.error) throw new Error("a missing agent is not a typed 404");
