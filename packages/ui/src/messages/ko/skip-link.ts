import type { Messages } from "../messages.ts";

export const skipLink: Messages["skipLink"] = { text: "본문 바로가기" };
