export { en } from "./en.ts";
export { ko, type Messages } from "./ko.ts";
