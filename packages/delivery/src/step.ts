const started = performance.now();

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

/** Says what is being done, does it, and says how long it took. */
export async function step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  console.log(`Danji ▸ ${title} …`);
  const result = await work();
  console.log(`Danji ▸ ${title}: ${seconds(begun)} s`);
  return result;
}

/** Returns the seconds since the program started, for the last line. */
export const elapsed = () => seconds(started);
