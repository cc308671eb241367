import type { Messages } from "../messages.ts";

export const popup: Messages["popup"] = { close: "닫기" };
