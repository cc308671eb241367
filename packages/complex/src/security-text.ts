import type { Identity } from "./schema/identity.ts";

/** Address of the file on reporting security flaws (RFC 9116). */
export const SECURITY_PATH = "/.well-known/security.txt";

/** Days from a build until its file is no longer to be trusted: RFC 9116 recommends less than a year. */
const VALID_DAYS = 330;
const DAY_MS = 86_400_000;

/** Returns the file on reporting security flaws, by the day of the build, `yyyy-mm-dd`. */
export function securityText(
  { securityContact, phone, siteUrl }: Pick<Identity, "securityContact" | "phone" | "siteUrl">,
  day: string,
): string {
  const contact = securityContact === undefined ? `tel:+82-${phone.replace(/^0/u, "")}` : `mailto:${securityContact}`;
  const expires = new Date(Date.parse(day) + VALID_DAYS * DAY_MS).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: ko, en",
    `Canonical: ${siteUrl}${SECURITY_PATH}`,
    "",
  ].join("\n");
}
