/** Returns how many rounds a bench of visits takes: `BENCH_ROUNDS`, for a try, or its own number. */
export const roundsOr = (own: number): number => Number(process.env["BENCH_ROUNDS"] ?? own);
