export const slug: string;
