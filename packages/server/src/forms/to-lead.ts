import { isTicked } from "@danji/data/leads/fields";
import type { Lead } from "@danji/data/leads/lead";
import type { LeadFields, LeadKind } from "@danji/data/leads/port";
import type { SiteManifest } from "../manifest.ts";

/** Returns the row of a lead that has been checked. */
export function toLead(kind: LeadKind, fields: LeadFields, site: SiteManifest, now: number): Lead {
  const optional = (name: string): string | null => fields[name] || null;
  return {
    siteId: site.siteKey,
    kind,
    name: fields["name"] ?? "",
    phone: fields["phone"] ?? "",
    birthdate: optional("birthdate"),
    email: optional("email"),
    visitDate: optional("visitDate"),
    message: optional("message"),
    marketing: isTicked(fields["marketing"]),
    consent: isTicked(fields["consent"]),
    consentMode: site.consent,
    consentVersion: site.consentVersion,
    createdAt: now,
  };
}
