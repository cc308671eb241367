import type { Messages } from "../messages.ts";

export const dropdownNav: Messages["dropdownNav"] = { toggle: (group) => `${group} 하위 메뉴` };
