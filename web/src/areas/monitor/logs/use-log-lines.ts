import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { logsQuery, newLines, olderLines } from "../../../queries/telemetry.ts";
import type { LogsSearch } from "../../../routes/monitor-search.ts";
import { useSession } from "../../../session/use-session.ts";
import { fixedWindow } from "../window/time-words.ts";
import { type Shown, tailStart, withNews, withOlder } from "./tail.ts";

const TAIL_MS = 2_000;

/** Log lines with a live tail that can be paused. */
export function useLogLines(search: LogsSearch) {
  const session = useSession();
  const first = useQuery(logsQuery(session, search));
  const [changed, setChanged] = useState<Shown | null>(null);
  const [isLive, setLive] = useState(false);
  const [tailError, setTailError] = useState<unknown>(null);
  const shown = changed ?? first.data ?? null;
  const latest = useRef(shown);
  latest.current = shown;
  const isReady = shown !== null;
  useEffect(() => {
    if (!isLive || !isReady) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const read = async (): Promise<void> => {
      const windowStartNs = BigInt(fixedWindow(search, "1h", Date.now()).from) * 1_000_000_000n;
      const fromNs = tailStart(latest.current ?? { lines: [], next: null }, windowStartNs);
      try {
        const page = await newLines(session, search, fromNs);
        if (isOver) return;
        setChanged(withNews(latest.current ?? { lines: [], next: null }, { page, fromNs, windowStartNs }));
        setTailError(null);
      } catch (error) {
        if (!isOver) setTailError(error);
      }
      if (!isOver) timer = setTimeout(read, TAIL_MS);
    };
    void read();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isLive, isReady, session, search]);
  const older = useMutation({
    mutationFn: (next: string) => olderLines(session, search, next),
    onSuccess: (page) => setChanged(withOlder(latest.current ?? { lines: [], next: null }, page)),
  });
  return { first, shown, isLive, setLive, tailError, older };
}
