import type { Messages } from "../messages.ts";

export const slideMenu: Messages["slideMenu"] = { close: "메뉴 닫기" };
