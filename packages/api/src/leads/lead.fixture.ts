import type { AdminLead, Lead } from "./schema.ts";

/** Returns a lead of the first day of 2026 with `changes`. */
export const leadOf = (changes: Partial<Lead> = {}): Lead => ({
  siteId: "sample",
  kind: "visit",
  name: "홍길동",
  phone: "010-1234-5678",
  birthdate: "900101",
  email: null,
  visitDate: "2026-05-01",
  message: "첫 줄\n😀 둘째 줄",
  marketing: true,
  consent: false,
  consentMode: "notice",
  consentVersion: "2026-01-01",
  createdAt: Date.UTC(2026, 0, 1),
  ...changes,
});

/** Returns the same lead as the admin page reads it, as new. */
export const adminLeadOf = (changes: Partial<AdminLead> = {}): AdminLead => ({
  ...leadOf(),
  id: "1",
  state: "new",
  marketingConfirmedAt: null,
  isQuarantined: false,
  ...changes,
});
