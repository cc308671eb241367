export { en } from "./en.ts";
export { ko } from "./ko.ts";
export type { Messages } from "./messages.ts";
