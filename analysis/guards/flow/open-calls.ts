/** A call whose result is not there yet. */
export interface OpenCall {
  readonly id: string | null;
  readonly tool: string;
}

export interface OpenCalls {
  open(id: string | null, tool: string): void;
  /** The tool of the call that a result belongs to; "" if that has its result already, and null if there was no such call. */
  close(id: string | null, tool: string | null): string | null;
  /** The tool that was called with this id last. */
  toolOf(id: string | null): string | null;
  count(): number;
  list(): OpenCall[];
}

const LONGEST_ID = 200;
const cut = (id: string): string => (id.length > LONGEST_ID ? id.slice(0, LONGEST_ID) : id);

/** Calls with one id, or with one name where a protocol has no ids. Most ids belong to one call. */
interface Slot {
  readonly id: string | null;
  tool: string;
  isOpen: boolean;
  /** Calls that use the same id again before the first has its result. */
  more: string[] | null;
}

/** Results find their calls by id; where a protocol has no ids, by the name of the tool. */
export function createOpenCalls(): OpenCalls {
  const byId = new Map<string, Slot>();
  const byTool = new Map<string, Slot>();
  let count = 0;
  const slotOf = (id: string | null, tool: string): Slot | undefined =>
    id === null ? byTool.get(tool) : byId.get(cut(id));
  return {
    open: (id, tool) => {
      count += 1;
      const slot = slotOf(id, tool);
      if (!slot) {
        const fresh: Slot = { id: id === null ? null : cut(id), tool, isOpen: true, more: null };
        if (fresh.id === null) byTool.set(tool, fresh);
        else byId.set(fresh.id, fresh);
      } else if (slot.isOpen) {
        slot.more ??= [];
        slot.more.push(tool);
      } else {
        slot.isOpen = true;
        slot.tool = tool;
      }
    },
    close: (id, tool) => {
      const slot = slotOf(id, tool ?? "");
      if (!slot?.isOpen) return slot ? "" : null;
      count -= 1;
      const closed = slot.tool;
      const other = slot.more?.pop();
      if (other === undefined) slot.isOpen = false;
      else slot.tool = other;
      return closed;
    },
    toolOf: (id) => (id === null ? null : (byId.get(cut(id))?.tool ?? null)),
    count: () => count,
    list: () =>
      [...byId.values(), ...byTool.values()].flatMap(({ id, tool, isOpen, more }) =>
        isOpen ? [{ id, tool }, ...(more ?? []).map((another) => ({ id, tool: another }))] : [],
      ),
  };
}
