import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { UnderSignal } from "./under-signal.ts";

class Link extends UnderSignal {
  readonly #name: string;
  readonly #ended: string[];

  constructor(name: string, signal: AbortSignal, ended: string[]) {
    super();
    this.#name = name;
    this.#ended = ended;
    this.obey(signal);
  }

  override cancel(): void {
    this.#ended.push(this.#name);
  }

  go(): void {
    this.leave();
  }
}

function chain(...names: string[]) {
  const controller = new AbortController();
  const ended: string[] = [];
  const links = names.map((name) => new Link(name, controller.signal, ended));
  return { controller, ended, links };
}

test("a signal ends every member that has not left, each once", () => {
  const { controller, ended, links } = chain("first", "middle", "last", "gone");
  links[3]?.go();
  links[1]?.go();
  links[1]?.go();
  controller.abort();
  expect(ended.sort()).toEqual(["first", "last"]);
});

test("a member that leaves while the others are being ended is spared, and those after it are not", () => {
  const { controller, ended, links } = chain("a", "b", "c");
  const [a, b, c] = links;
  if (!a || !b || !c) throw new RangeError("expected three members");
  c.cancel = () => {
    ended.push("c");
    b.go();
  };
  controller.abort();
  expect(ended.sort()).toEqual(["a", "c"]);
});

test("a signal has one listener, however many members there are", () => {
  const { controller } = chain(...Array.from({ length: 300 }, String));
  expect(getEventListeners(controller.signal, "abort")).toHaveLength(1);
});
