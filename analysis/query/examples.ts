/** Queries and what becomes of them. The guide has them as tables, and a test keeps both right. */

export interface AcceptedQuery {
  readonly query: string;
  readonly finds: string;
}

export interface RefusedQuery {
  readonly query: string;
  /** From 1, as messages count. */
  readonly character: number;
  readonly why: string;
}

export const acceptedLogql: readonly AcceptedQuery[] = [
  { query: "{}", finds: "Every line of your team" },
  { query: '{service_name="checkout", level!="debug"}', finds: "Lines of a service, without a level" },
  { query: '{job=~"pay.*|order-\\\\d+"}', finds: "A label that matches from start to end" },
  { query: '{http_route="/pay"}', finds: "A received attribute: `http.route`, with `_` for what a label can't have" },
  { query: '{test_id=""}', finds: "Lines without a label" },
  { query: '{trace_id="4bf92f3577b34da6a3ce929d0e0e4736"}', finds: "Lines of a trace" },
  { query: '{} |= "timeout" != "retry"', finds: "Lines with one text and without another, in this case" },
  {
    query: '{} |~ "(?i)time ?out" !~ `after \\d+ s$`',
    finds: "Lines that match an expression anywhere, and not another",
  },
  { query: "{} | json | status >= 500", finds: "A member of a JSON line, compared as a number" },
  { query: '{} | json !~ "health" | status >= 500', finds: "The same, of lines that don't match" },
  { query: '{} | json | user_id="u1" and took > 1.5s', finds: "A nested member, and a duration" },
  { query: '{} | logfmt | (size > 5KB or event="guard"), rule!=""', finds: "Pairs such as `event=guard size=7KB`" },
];

export const refusedLogql: readonly RefusedQuery[] = [
  { query: "timeout", character: 1, why: "a query starts with {, not “timeout”" },
  {
    query: 'sum(rate({level="error"}[5m]))',
    character: 1,
    why: "metric queries are not supported; a query starts with { and selects lines",
  },
  { query: "{level=error}", character: 8, why: "expected a text in quotes, not “error”" },
  { query: '{level="error"', character: 15, why: "expected , or } after a label matcher, not the end of the query" },
  { query: '{level>"error"}', character: 7, why: "expected =, !=, =~ or !~ after level, not “>”" },
  { query: '{job=~"(pay"}', character: 8, why: "this group is not closed" },
  { query: '{} |~ "a(?=b)"', character: 9, why: "lookahead and lookbehind can't be matched in one pass" },
  { query: "{} |~ `(\\w)\\1`", character: 12, why: "references to a group can't be matched in linear time" },
  {
    query: '{} |~ "\\d"',
    character: 8,
    why: "\\d means nothing in quotes; write \\\\d, or put the text in backticks",
  },
  {
    query: '{} |~ "(a{256}){256}"',
    character: 16,
    why: "the expression grows to more than 1000 steps when its repeats are written out",
  },
  { query: '{} |= "a" or "b"', character: 11, why: "or between line filters is not supported; use |~ with a|b" },
  { query: '{} | line_format "x"', character: 6, why: "line_format is not supported: lines are answered as they are" },
  { query: '{} | json x="y"', character: 11, why: "json reads the whole line here; parameters are not supported" },
  {
    query: '{} | json | status >= "500"',
    character: 20,
    why: ">= needs a number, a duration such as 10ms or a size such as 5KB",
  },
  { query: '{level="error"}[5m]', character: 16, why: "ranges belong to metric queries, which are not supported" },
];

export const acceptedTraceql: readonly AcceptedQuery[] = [
  { query: "{}", finds: "Every trace of your team" },
  { query: '{ name = "chat small-chat-1" }', finds: "A span of this name" },
  { query: "{ status = error && duration > 1.5s }", finds: "A failed span that took longer" },
  { query: '{ kind = client && resource.service.name = "checkout" }', finds: "Calls of a service" },
  { query: '{ span.gen_ai.request.model =~ "small-.*" }', finds: "An attribute that matches from start to end" },
  { query: "{ span.gen_ai.usage.input_tokens >= 1000 }", finds: "An attribute, compared as a number" },
  {
    query: '{ .region = "eu" || !(statusMessage = "") }',
    finds: "An attribute of the span or its resource; a negation",
  },
  { query: '{ span."user name" != nil && span.is_stream = true }', finds: "A span that has the attribute" },
];

export const refusedTraceql: readonly RefusedQuery[] = [
  { query: 'name = "chat"', character: 1, why: "a query starts with {, not “name”" },
  {
    query: '{ title = "chat" }',
    character: 3,
    why: "title is not known; there are name, status, statusMessage, kind, duration, span.…, resource.… and .…",
  },
  { query: '{ status = "error" }', character: 12, why: "status is unset, ok, error" },
  { query: "{ duration > 100 }", character: 14, why: "duration is compared with a duration such as 100ms" },
  { query: "{ name = chat }", character: 10, why: "chat is not a value; texts stand in quotes" },
  { query: "{ span.x > true }", character: 12, why: "> needs a number, a duration or a text" },
  { query: '{ status =~ "e.*" }', character: 10, why: "status is not a text; compare it with =" },
  { query: '{ name =~ "a(?!b)" }', character: 13, why: "lookahead and lookbehind can't be matched in one pass" },
  {
    query: '{ name = "a" } >> { name = "b" }',
    character: 16,
    why: "one { … } only: relations between spans, pipelines and metrics are not supported",
  },
  {
    query: '{ name = "a" } | count() > 2',
    character: 16,
    why: "one { … } only: relations between spans, pipelines and metrics are not supported",
  },
  { query: '{ name = "a" && }', character: 17, why: 'expected a condition such as name="chat" or span.x=1, not “}”' },
];
