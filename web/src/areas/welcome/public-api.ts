import { type Api, createClient } from "@agent-console/sdk";

/** The console's API before there is a session, or with the access token that a step has just been given. */
export const publicApi = (token?: string): Api =>
  createClient({ baseUrl: location.origin, ...(token ? { token } : {}) });
