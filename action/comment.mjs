// Keeps one comment on the pull request: the first time it is written, later it is replaced.
import { readFile } from "node:fs/promises";

const {
  GITHUB_API_URL: api = "https://api.github.com",
  GITHUB_REPOSITORY: repository,
  GITHUB_TOKEN: token,
} = process.env;
const { GITHUB_EVENT_PATH: eventPath, GATE_SUMMARY: summaryPath, GATE_AGENT: agent = "" } = process.env;
const PAGES = 20;

const event = eventPath ? JSON.parse(await readFile(eventPath, "utf8")) : {};
const number = event.pull_request?.number;
if (number === undefined) {
  console.log("Not a pull request: there is nothing to comment on.");
  process.exit(0);
}

// One for each agent, whatever it is called.
const marker = `<!-- agent-console ${Buffer.from(agent).toString("base64url").slice(0, 200)} -->`;
const body = `${await readFile(summaryPath, "utf8")}\n${marker}`;
const comments = `/repos/${repository}/issues/${number}/comments`;

const existing = await find();
const response = existing
  ? await request("PATCH", `/repos/${repository}/issues/comments/${existing}`, { body })
  : await request("POST", comments, { body });
if (response.ok) console.log(existing ? "The comment was updated." : "The comment was written.");
// Workflows of forks have no permission to write; the summary of the run says the same.
else console.log(`::notice title=Agent Console::No comment was written: the service answered ${response.status}.`);

async function find() {
  for (let page = 1; page <= PAGES; page++) {
    const response = await request("GET", `${comments}?per_page=100&page=${page}`);
    if (!response.ok) return null;
    const some = await response.json();
    const own = some.find((one) => one.body?.includes(marker) && one.user?.type === "Bot");
    if (own) return own.id;
    if (some.length < 100) return null;
  }
  return null;
}

function request(method, path, content) {
  return fetch(`${api}${path}`, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "x-github-api-version": "2022-11-28",
    },
    ...(content ? { body: JSON.stringify(content) } : {}),
  });
}
