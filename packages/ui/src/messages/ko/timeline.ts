import type { Messages } from "../messages.ts";

export const timeline: Messages["timeline"] = {
  mark: (days) => (days === 0 ? "D-DAY" : days > 0 ? `D-${days}` : `D+${-days}`),
  days: (days) => (days === 0 ? "오늘" : days > 0 ? `${days}일 남음` : `${-days}일 지남`),
};
