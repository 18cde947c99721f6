/**
 * Who may be at the sandbox together. What arrives at an agent's own address belongs to the attempt in flight, so such an attempt
 * is alone; attempts with addresses of their own may run side by side. In the order in which they came, so nobody waits for ever.
 */
export function createTurns() {
  let [together, isAlone] = [0, false];
  const waiting: { readonly alone: boolean; readonly go: () => void }[] = [];

  function admit(): void {
    for (let next = waiting[0]; next; next = waiting[0]) {
      if (isAlone || (next.alone && together > 0)) return;
      waiting.shift();
      if (next.alone) isAlone = true;
      else together += 1;
      next.go();
    }
  }

  async function run<T>(alone: boolean, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((go) => {
      waiting.push({ alone, go });
      admit();
    });
    try {
      return await work();
    } finally {
      if (alone) isAlone = false;
      else together -= 1;
      admit();
    }
  }
  return { run };
}

export type Turns = ReturnType<typeof createTurns>;
