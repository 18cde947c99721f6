const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

interface Followed<T> {
  readonly path: string;
  readonly headers: () => Promise<Record<string, string>>;
  readonly gone: AbortSignal;
  /** Whether to go on. An end is read from the API, so that everything shown with it is read at the same time. */
  readonly take: (event: T) => boolean;
  /** Reads everything again. This also renews an expired token. */
  readonly refresh: () => Promise<void>;
}

/** Follows an event stream until it is told to stop. The work continues on the server while the page sleeps or is offline. */
export async function followEvents<T>(followed: Followed<T>): Promise<void> {
  const { gone, refresh } = followed;
  let pause = FIRST_PAUSE_MS;
  while (!gone.aborted) {
    const came = await readOnce(followed).catch(() => false);
    if (gone.aborted) return;
    await refresh();
    await awake(came ? FIRST_PAUSE_MS : pause, gone);
    pause = came ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Resolves to whether any event arrived. */
async function readOnce<T>({ path, headers, gone, take }: Followed<T>): Promise<boolean> {
  let came = false;
  const answer = await fetch(path, { headers: await headers(), signal: gone });
  if (!answer.ok) return false;
  for await (const event of eventsIn<T>(answer)) {
    came = true;
    if (!take(event)) return came;
  }
  return came;
}

/** Waits this long, or until the browser is online again or the page becomes visible. */
function awake(milliseconds: number, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const done = (): void => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done, { signal: over.signal });
    document.addEventListener("visibilitychange", done, { signal: over.signal });
    gone.addEventListener("abort", done, { signal: over.signal });
  });
}

async function* eventsIn<T>(answer: Response): AsyncGenerator<T> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) return;
    const parts = (rest + value).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const data = part.split("\n").find((line) => line.startsWith("data:"));
      if (data) yield JSON.parse(data.slice(5)) as T;
    }
  }
}
