export class Late extends Error {}

/** The same work, unless it takes longer: then `Late`. It goes on, and what it answers is not used. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late(`the database did not answer within ${ms} ms`)), ms).unref();
  });
  // What fails after its time is up has nobody to tell.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
