/** Creates a value on first use and keeps it. A failed creation is retried on the next use. */
export function onFirstUse<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    if (made) return made;
    const making = make();
    made = making;
    making.catch(() => {
      made = undefined;
    });
    return making;
  };
}
