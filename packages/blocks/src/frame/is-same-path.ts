/** Returns whether two paths lead to the same page: letter case does not matter. */
export const isSamePath = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
