export { en } from "./en.ts";
/** Every text that the kit itself writes, on the screen or in an accessible name, by component: Korean, the default. */
export * as ko from "./ko.ts";
export type { Messages } from "./useMessages.ts";
