import type { Messages } from "../messages.ts";

// Spelt as the specification spells it.
export const comingSoon: Messages["comingSoon"] = { text: "COMEING SOON", label: "준비 중입니다" };
