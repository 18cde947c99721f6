import { el } from "/pages/dom.js";
import { operationsOf, search } from "./model.js";
import { operationView, overview } from "./view.js";

const main = document.getElementById("main");
const nav = document.getElementById("nav");
const field = document.getElementById("search");
const found = document.getElementById("found");

async function start() {
  const late = setTimeout(() => main.replaceChildren(el("p", { class: "mut" }, "Loading…")), 120);
  try {
    const answer = await fetch("/openapi.json");
    if (!answer.ok) throw new Error(`the console answered ${answer.status}`);
    show(await answer.json());
  } catch (error) {
    main.replaceChildren(problem(error));
  } finally {
    clearTimeout(late);
  }
}

function problem(error) {
  return el(
    "div",
    { class: "problem", role: "alert" },
    el("h1", {}, "Couldn't load the API description"),
    el("p", {}, `/openapi.json: ${error.message}. The console itself may still work.`),
    el("button", { type: "button", class: "btn", click: start }, "Try again"),
  );
}

function show(api) {
  const operations = operationsOf(api);

  /** All of them by area; what was searched for by how well it fits, so that Enter opens the one on top. */
  function listed(question) {
    const fitting = search(operations, question);
    const byArea = () =>
      api.tags
        .map(({ name }) => [name, fitting.filter((operation) => operation.tags.includes(name))])
        .filter(([, members]) => members.length > 0)
        .flatMap(([name, members]) => [el("h2", {}, name), navList(members)]);
    nav.replaceChildren(...(question === "" ? byArea() : [navList(fitting)]));
    nav.classList.toggle("searching", question !== "");
    found.textContent = question === "" ? "" : foundWords(fitting.length, question);
  }

  function route(arrived) {
    const wanted = decodeURIComponent(location.hash.slice(1));
    const index = operations.findIndex(({ operationId }) => operationId === wanted);
    const operation = operations[index];
    main.replaceChildren(
      ...(operation
        ? operationView(api, operation, { before: operations[index - 1], after: operations[index + 1] })
        : [unknown(wanted), ...overview(api, operations)].filter(Boolean)),
    );
    document.title = operation ? `${operation.summary} · ${api.info.title}` : api.info.title;
    mark(wanted);
    if (arrived) {
      scrollTo(0, 0);
      main.querySelector("h1").focus({ preventScroll: true });
    }
  }

  field.addEventListener("input", () => {
    listed(field.value.trim());
    mark(decodeURIComponent(location.hash.slice(1)));
  });
  document.getElementById("search-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const [first] = search(operations, field.value.trim());
    if (first) location.hash = `#${first.operationId}`;
  });
  addEventListener("hashchange", () => {
    // On a phone the found ones cover the page; what was chosen should be seen.
    if (matchMedia("(max-width: 760px)").matches && field.value !== "") {
      field.value = "";
      listed("");
    }
    route(true);
  });
  listed("");
  route(false);
}

function navList(operations) {
  const rows = operations.map(({ operationId, verb, summary }) =>
    el("li", {}, el("a", { href: `#${operationId}` }, el("span", { class: "verb" }, verb), el("span", {}, summary))),
  );
  return el("ul", {}, rows);
}

function mark(operationId) {
  for (const link of nav.querySelectorAll("a")) {
    const current = operationId !== "" && link.getAttribute("href") === `#${operationId}`;
    if (!current) link.removeAttribute("aria-current");
    else {
      link.setAttribute("aria-current", "page");
      link.scrollIntoView({ block: "nearest" });
    }
  }
}

function unknown(wanted) {
  if (wanted === "" || wanted === "main") return undefined;
  return el("p", { class: "notice", role: "status" }, `No operation named ${wanted}.`);
}

function foundWords(count, question) {
  if (count === 0) return `No operations match “${question}”.`;
  return count === 1 ? "1 operation matches." : `${count} operations match.`;
}

document.getElementById("skip").addEventListener("click", (event) => {
  // The fragment belongs to the operations.
  event.preventDefault();
  main.focus();
});
addEventListener("keydown", (event) => {
  const typing = event.target instanceof HTMLInputElement;
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    field.focus();
  }
  const beside = { "[": "prev", "]": "next" }[event.key];
  if (beside && !typing) main.querySelector(`a[rel=${beside}]`)?.click();
  if (event.key === "ArrowDown" && event.target === field) {
    event.preventDefault();
    nav.querySelector("a")?.focus();
  }
  if (event.key === "Escape" && event.target === field && field.value !== "") {
    field.value = "";
    field.dispatchEvent(new Event("input"));
  }
});
start();
