import { el, textBlock } from "/pages/dom.js";
import { call, resume } from "./api.js";
import { formView } from "./forms.js";

const main = document.getElementById("main");

const email = {
  label: "Email address",
  named: "your email address",
  type: "email",
  autocomplete: "username",
  required: true,
};
const password = {
  label: "Password",
  named: "your password",
  type: "password",
  autocomplete: "current-password",
  required: true,
};
const newPassword = {
  ...{ label: "Password", named: "a password", hint: "8 characters or more" },
  ...{ type: "password", autocomplete: "new-password", required: true },
};

/** What the link carried. It leaves the address bar before anything else happens and is kept nowhere but here. */
function takeFragment() {
  const carried = new URLSearchParams(location.hash.slice(1));
  if (location.hash !== "" || location.search !== "") history.replaceState(null, "", location.pathname);
  return carried;
}

/** Where the person was going when the way led here. */
let destination = "/";

/** A page of this console and nothing else, whatever the link says. */
function pathHere(wish) {
  if (!wish?.startsWith("/")) return "/";
  const target = new URL(wish, location.origin);
  return target.origin === location.origin ? target.pathname + target.search : "/";
}

async function start() {
  const carried = takeFragment();
  destination = pathHere(carried.get("to"));
  if (carried.has("token")) return firstOwner(carried.get("token"));
  if (carried.has("link")) return signInLink(carried.get("link"));
  if (carried.has("invitation")) return invitation(carried.get("invitation"));
  const session = await resume();
  if (session) return enter(session, { stay: true });
  const local = await call("GET", "/v1/users/me").catch(() => null);
  return local ? signedIn({ person: local, token: null }) : signIn();
}

function show(title, content, { wide = false } = {}) {
  main.classList.toggle("wide", wide);
  const heading = el("h1", { tabindex: "-1" }, title);
  main.replaceChildren(heading, ...content.filter(Boolean));
  document.title = `${title} · Agent Console`;
  (main.querySelector("input:not([readonly])") ?? heading).focus();
}

const lead = (...words) => el("p", { class: "lead" }, ...words);
const hint = (...words) => el("p", { class: "hint" }, ...words);

async function signIn() {
  const provider = await call("GET", "/v1/auth/oidc").catch(() => null);
  show("Sign in", [
    formView({
      fields: { email, password },
      submit: "Sign in",
      send: async (body) => enter(await logIn(body)),
    }),
    provider?.configured &&
      el("p", { class: "or" }, el("a", { class: "btn", href: "/v1/auth/oidc/start" }, `Sign in with ${provider.name}`)),
    hint(
      "Can't sign in? On the console's host, run ",
      el("code", {}, "npm run sign-in-link -- --email YOU"),
      " to print a sign-in link.",
    ),
  ]);
}

function logIn(body) {
  return call("POST", "/v1/auth/jwt/login", { body });
}

/** Who opened the console on the machine it runs on. It is the same person as with sign-in off. */
const HERE = "local-owner@console.invalid";
const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

function firstOwner(token) {
  const makeOwner = async (body) => enter(await call("POST", "/v1/auth/first-owner", { body: { ...body, token } }));
  show("Create the owner account", [
    lead("This console has no owner yet. Create an account to own the first team. You can invite others later."),
    isHere && startNow(() => makeOwner({ email: HERE, given_name: "Local", family_name: "owner" })),
    formView({
      fields: { email, password: newPassword, team_name: { label: "Team name", value: "My team", maxlength: "255" } },
      submit: "Create account and team",
      send: makeOwner,
    }),
    hint(
      "This link works once and expires after 15 minutes. Get a new one with ",
      el("code", {}, "npm run sign-in-link"),
      ".",
    ),
  ]);
  main.querySelector(".now .btn")?.focus();
}

/** Without typing: no password is made, so none can be guessed; whoever can run commands here can come back. */
function startNow(make) {
  const refused = el("p", { class: "refused", role: "alert" });
  const start = (event) => {
    event.target.disabled = true;
    make().catch((error) => {
      refused.textContent = error.message;
      event.target.disabled = false;
    });
  };
  return el(
    "div",
    { class: "now" },
    refused,
    el("button", { type: "button", class: "btn pri", click: start }, "Continue without a password"),
    hint(
      "This browser stays signed in. To sign in from another one, run ",
      el("code", {}, `npm run sign-in-link -- --email ${HERE}`),
      " on the console's host. Or set an email address and password now:",
    ),
  );
}

async function signInLink(token) {
  show("Signing in", [lead("Signing you in…")]);
  try {
    await enter(await call("POST", "/v1/auth/sign-in-link", { body: { token } }));
  } catch (error) {
    dead("This link is not valid", error);
  }
}

const roleNouns = { OWNER: "an owner", ADMIN: "an admin", MEMBER: "a member", VIEWER: "a viewer" };

async function invitation(token) {
  show("Invitation", [lead("Loading invitation…")]);
  try {
    const invited = await call("POST", "/v1/auth/invitation", { body: { token } });
    join(invited, { token, hasAccount: invited.has_account });
  } catch (error) {
    dead("This invitation is not valid", error);
  }
}

/** The console does not tell everybody who holds a link whether the address has an account, so the reader says so. */
function join(invited, { token, hasAccount }) {
  const other = () => join(invited, { token, hasAccount: !hasAccount });
  show(`Join ${invited.team_name}`, [
    lead(
      `${invited.invited_by} invited ${invited.email} to join as ${roleNouns[invited.role]}. ${invited.role_description}`,
    ),
    formView({
      fields: {
        email: { ...email, value: invited.email, readonly: true },
        password: hasAccount ? { ...password, hint: "for this console" } : newPassword,
      },
      submit: hasAccount ? "Sign in and accept" : "Accept the invitation",
      send: ({ password: typed }) => (hasAccount ? acceptAsYourself : acceptAsNew)(invited, { password: typed, token }),
    }),
    !invited.has_account && aside(hasAccount ? "I have no account here yet" : "I already have an account here", other),
    aside("Decline", () => decline(invited, token)),
  ]);
}

function aside(words, click) {
  return el("p", { class: "or" }, el("button", { type: "button", class: "btn", click }, words));
}

const acceptPath = (invited) => `/v1/teams/invites/${invited.invitation_id}/accept`;

/** Accepting makes the account. */
async function acceptAsNew(invited, body) {
  await call("POST", acceptPath(invited), { body });
  await enter(await logIn({ email: invited.email, password: body.password }));
}

/** As long as nobody has proven the address, somebody else may know the password, so a new one is chosen. */
async function acceptAsYourself(invited, { password: typed, token }) {
  const session = await logIn({ email: invited.email, password: typed });
  const bearer = session.access_token;
  try {
    await call("POST", acceptPath(invited), { body: { token }, token: bearer });
  } catch (error) {
    if (!error.problems?.some(({ loc }) => loc?.at(-1) === "password")) throw error;
    return show("Choose a new password", [
      lead(
        "Your account may have been created by someone else. To accept, choose a password that only you know. Your other sessions and your API keys end.",
      ),
      formView({
        fields: { password: { ...newPassword, label: "New password" } },
        submit: "Set the password and accept",
        send: async (body) => {
          await call("POST", acceptPath(invited), { body: { ...body, token }, token: bearer });
          await enter(session);
        },
      }),
    ]);
  }
  await enter(session);
}

async function decline(invited, token) {
  await call("POST", `/v1/teams/invites/${invited.invitation_id}/decline`, { body: { token } }).then(
    () => show("Declined", [lead(`You declined the invitation to ${invited.team_name}.`)]),
    (error) => dead("Couldn't decline the invitation", error),
  );
}

function dead(title, error) {
  show(title, [
    lead(error.message),
    el("p", { class: "acts" }, el("a", { class: "btn", href: "/welcome" }, "Sign in")),
  ]);
}

/** An access token was given: on to the console, once the password is theirs alone; who came back to see stays. */
async function enter(session, { stay = false } = {}) {
  if (session.password_change_required) return changePassword(session);
  if (!stay) return location.assign(destination);
  const token = session.access_token;
  const person = await call("GET", "/v1/users/me", { token }).catch(() => null);
  await signedIn({ person, token, teamId: session.team_id, seconds: session.expires_in });
}

function changePassword(session) {
  show("Choose a password", [
    lead("You signed in with a temporary password. Set your own password to continue."),
    formView({
      fields: {
        current_password: { ...password, label: "Temporary password" },
        new_password: { ...newPassword, label: "New password" },
      },
      submit: "Set password",
      send: async (body) =>
        enter(await call("POST", "/v1/auth/change-password", { body, token: session.access_token })),
    }),
  ]);
}

async function signedIn({ person, token, teamId, seconds }) {
  const teams = (await call("GET", "/v1/users/me/teams", { token }).catch(() => null)) ?? [];
  const team = teams.find((one) => one.team_id === teamId) ?? teams[0];
  const name = [person?.given_name, person?.family_name].filter(Boolean).join(" ");
  const facts = {
    Person: [name, person?.email].filter(Boolean).join(", "),
    Team: team?.team_name ?? teamId,
    Role: team?.role,
  };
  show(
    token ? "You are signed in" : "Sign-in is off",
    [
      !token &&
        el("p", { class: "notice" }, "Authentication is off. Every request from this machine has owner rights."),
      el("dl", { class: "facts" }, Object.entries(facts).flatMap(factRow)),
      nextSteps(token, seconds),
      el(
        "p",
        { class: "acts" },
        el("a", { class: "btn pri", href: "/" }, "Open the console"),
        el("a", { class: "btn", href: "/docs" }, "API reference"),
        token && el("button", { type: "button", class: "btn", click: () => signOut(token) }, "Sign out"),
      ),
    ],
    { wide: true },
  );
}

function factRow([label, value]) {
  return value ? [el("dt", {}, label), el("dd", {}, value)] : [];
}

function nextSteps(token, seconds) {
  const address = `${location.origin}/v1/agent-configurations/`;
  const command = (shown) =>
    token ? `TOKEN='${shown}'\ncurl -H "Authorization: Bearer $TOKEN" ${address}` : `curl ${address}`;
  const minutes = Math.round((seconds ?? 600) / 60);
  return el(
    "div",
    { class: "steps" },
    el(
      "section",
      {},
      el("h2", {}, "List your agents"),
      token &&
        el(
          "p",
          {},
          `Copying takes the whole access token along. It works for ${minutes} minutes; reload this page for a new one.`,
        ),
      textBlock("Command", command(`${token?.slice(0, 12)}…`), command(token)),
    ),
    token &&
      el(
        "section",
        {},
        el("h2", {}, "Let a program in"),
        el(
          "p",
          {},
          "A program uses an API key, which lasts until it expires or you revoke it: ",
          el("a", { href: "/docs#teams.createApiKey" }, "make one"),
          ".",
        ),
      ),
  );
}

async function signOut(token) {
  const end = (bearer) => call("POST", "/v1/auth/jwt/logout", { token: bearer });
  // The access token may have run out meanwhile; the session behind it has not.
  await end(token).catch(async () => end((await resume())?.access_token).catch(() => {}));
  await signIn();
}

addEventListener("hashchange", () => {
  if (location.hash !== "") start();
});
start();
