import { randomUUID } from "node:crypto";

/** Returns a name that no other journey uses, by which its row is found in the database. */
export const newName = (): string => `손님 ${randomUUID().slice(0, 8)}`;
