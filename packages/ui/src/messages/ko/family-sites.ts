import type { Messages } from "../messages.ts";

export const familySites: Messages["familySites"] = { label: "패밀리 사이트", newWindow: "새 창" };
