import type { Messages } from "../messages.ts";

// Spelt so on purpose (docs/product.md, 2.16).
export const comingSoon: Messages["comingSoon"] = { text: "COMEING SOON", label: "준비 중입니다" };
