import type { Identity } from "@danji/complex/schema/identity";
import { escapeXml } from "@danji/complex/xml";

/** Search engines that ask an owner to prove that a site is theirs: their tag, and the setting that goes before `identity.json`. */
const VERIFICATIONS = [
  { name: "naver-site-verification", key: "naver", setting: "NAVER_SITE_VERIFICATION" },
  { name: "google-site-verification", key: "google", setting: "GOOGLE_SITE_VERIFICATION" },
] as const;

/** Tags in the head of every page: proofs of ownership, where there are any, and the way to the press feed. */
export function siteTags(
  { name: siteName, verification }: Pick<Identity, "name" | "verification">,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const proofs = VERIFICATIONS.flatMap(({ name, key, setting }) => {
    const token = environment[setting] ?? verification[key];
    return token === undefined || token === "" ? [] : [`<meta name="${name}" content="${escapeXml(token)}">`];
  });
  const title = escapeXml(`${siteName} 언론보도`);
  const feed = `<link rel="alternate" type="application/rss+xml" title="${title}" href="/rss.xml">`;
  return [...proofs, feed].join("");
}
