import { isWithin } from "../http/rate-limit.ts";
import type { LeadsStore } from "./store.ts";

const MINUTE_MS = 60_000;

/** Says for a minute that a lead could not be stored, and logs `LEADS_NOT_STORED`, once a minute at most. */
export interface LeadAlarm {
  watch(leads: LeadsStore): LeadsStore;
  isRaised(): boolean;
}

export function createLeadAlarm(clock: () => number, log: (line: string) => void): LeadAlarm {
  let failedAt = -Infinity;
  let loggedAt = -Infinity;

  function raise(): void {
    failedAt = clock();
    if (isWithin(loggedAt, failedAt, MINUTE_MS)) return;
    loggedAt = failedAt;
    log(
      "신청을 저장하지 못했습니다. 데이터를 두는 곳에 자리와 쓰기 권한이 있는지 확인해 주세요. / LEADS_NOT_STORED: a lead could not be written. Check that there is room, and permission to write, where the data are kept.",
    );
  }

  return {
    watch: (leads) => ({
      async add(lead, options) {
        try {
          return await leads.add(lead, options);
        } catch (error) {
          raise();
          throw error;
        }
      },
    }),
    isRaised: () => isWithin(failedAt, clock(), MINUTE_MS),
  };
}
