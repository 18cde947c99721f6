import { useMutation, useQueryClient } from "@tanstack/react-query";

/** Runs a change, and reads the annotations again. */
export function useChange<T>(traceId: string, change: (given: T) => PromiseLike<unknown>, done?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (given: T) => change(given),
    onSuccess: async () => {
      done?.();
      await queries.invalidateQueries({ queryKey: ["telemetry", "annotations", traceId] });
    },
  });
}
