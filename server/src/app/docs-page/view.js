import { el, inline, prose, textBlock } from "/pages/dom.js";
import { curlOf, fieldsIn, firstAnswer, limitWords, refusalsOf, resolve, typeWords } from "./model.js";

const DEEPEST = 5;

export function overview(api, operations) {
  return [
    el("h1", { tabindex: "-1" }, `${api.info.title} ${api.info.version}`),
    el("div", { class: "intro" }, prose(api.info.description)),
    ...api.tags.map((tag) =>
      tagSection(
        tag,
        operations.filter((operation) => operation.tags.includes(tag.name)),
      ),
    ),
  ];
}

function tagSection(tag, operations) {
  const rows = operations.map(({ operationId, verb, path, summary }) =>
    el(
      "li",
      {},
      el(
        "a",
        { href: `#${operationId}` },
        el("span", { class: "verb" }, verb),
        el("code", {}, path),
        el("span", {}, summary),
      ),
    ),
  );
  const count = operations.length === 1 ? "1 operation" : `${operations.length} operations`;
  return el(
    "section",
    {},
    el(
      "header",
      {},
      el("h2", {}, tag.name),
      el("span", { class: "mut" }, tag.description),
      el("span", { class: "mut end" }, operations.length === 0 ? "none yet" : count),
    ),
    el("ul", { class: "ops" }, rows),
  );
}

export function operationView(api, operation, { before, after }) {
  const answer = firstAnswer(api, operation);
  return [
    el("a", { class: "back", href: "#" }, "All operations"),
    el("h1", { tabindex: "-1" }, operation.summary),
    el("p", { class: "address" }, el("b", {}, operation.verb), operation.path),
    el("div", { class: "about" }, prose(operation.description)),
    el(
      "div",
      { class: "two" },
      el(
        "div",
        {},
        parameterSections(api, operation),
        bodySection(api, operation),
        answerSection(api, operation),
        refusalSection(api, operation),
      ),
      el(
        "div",
        { class: "examples" },
        textBlock("Request", curlOf(operation, location.origin)),
        answer.example !== undefined && textBlock(`Answer ${answer.status}`, JSON.stringify(answer.example, null, 2)),
      ),
    ),
    el(
      "p",
      { class: "onward" },
      before ? el("a", { rel: "prev", href: `#${before.operationId}` }, `← ${before.summary}`) : el("span"),
      after ? el("a", { rel: "next", href: `#${after.operationId}` }, `${after.summary} →`) : el("span"),
    ),
  ];
}

const places = { path: "In the path", query: "In the query", header: "Headers" };

function parameterSections(api, { parameters }) {
  return Object.entries(places).map(([place, title]) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return undefined;
    const rows = here.map((parameter) => fieldRow(api, { ...parameter, passed: [] }));
    return section(title, el("ul", { class: "fields" }, rows));
  });
}

function bodySection(api, { requestBody }) {
  const [media, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!media) return undefined;
  const words = `${typeWords(api, content.schema)}${requestBody.required ? "" : ", may be left out"}`;
  return section("Body", schemaView(api, content.schema, []), words);
}

function answerSection(api, { responses }) {
  const answers = Object.entries(responses).filter(([status]) => status < "4");
  return answers.map(([status, given]) => {
    const response = resolve(api, given);
    const [media, content] = Object.entries(response.content ?? {})[0] ?? [];
    const type = media === "application/json" ? typeWords(api, content.schema) : media;
    const headers = Object.entries(response.headers ?? {}).map(([name, header]) =>
      fieldRow(api, { ...resolve(api, header), name: `${name} header`, passed: [] }),
    );
    return section(
      `Answer ${status}`,
      [
        el("p", { class: "note" }, inline(response.description)),
        headers.length > 0 && el("ul", { class: "fields" }, headers),
        content?.schema && schemaView(api, content.schema, []),
      ],
      type,
    );
  });
}

function refusalSection(api, operation) {
  const rows = refusalsOf(api, operation).map(({ status, code, meaning }) =>
    el(
      "tr",
      {},
      el("td", { class: "status" }, status),
      el("td", { class: "mono" }, typeof meaning === "string" ? breakable(code) : ""),
      el("td", {}, typeof meaning === "string" ? meaning : "Invalid request. `detail` lists every error."),
    ),
  );
  const heads = ["Status", "Code", "Meaning"].map((head) => el("th", { scope: "col" }, head));
  const table = el("table", { class: "refusals" }, el("thead", {}, el("tr", {}, heads)), el("tbody", {}, rows));
  return section("Refusals", table);
}

/** A long code breaks between its words. */
function breakable(code) {
  return code.split(/(?<=_)/).flatMap((word) => [word, el("wbr")]);
}

function section(title, content, words) {
  return el(
    "section",
    {},
    el("header", {}, el("h2", {}, title), words && el("span", { class: "mut" }, words)),
    content,
  );
}

/** The fields of a schema, and of every object in it, until one comes round again. */
function schemaView(api, schema, passed) {
  const found = fieldsIn(api, schema, passed);
  if (!found || passed.length > DEEPEST) return undefined;
  const rows = Object.entries(found.schema.properties).map(([name, member]) =>
    fieldRow(api, {
      name,
      schema: member,
      description: member.description,
      required: found.schema.required?.includes(name),
      passed: found.passed,
    }),
  );
  return el("ul", { class: "fields" }, rows);
}

function fieldRow(api, { name, schema, description, required, passed }) {
  const limits = limitWords(schema);
  const inner = schemaView(api, schema, passed);
  return el(
    "li",
    {},
    el(
      "div",
      { class: "field" },
      el("b", {}, name),
      el("span", { class: "type" }, typeWords(api, schema)),
      required && el("span", { class: "must" }, "required"),
    ),
    description && el("p", { class: "note" }, inline(description)),
    limits && el("p", { class: "note" }, limits),
    inner && el("details", { open: true }, el("summary", {}, "Fields"), inner),
  );
}
