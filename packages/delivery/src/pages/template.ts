import type { Identity } from "@danji/complex/schema/identity";
import { escapeXml } from "@danji/complex/xml";

/** The entry's tag as Vite writes it into the template. */
const ENTRY = /<script type="module"[^>]* src="(?<main>[^"]+)"><\/script>/u;
const PRELOADS = /\n[ \t]*<link rel="modulepreload"[^>]* href="(?<href>[^"]+)">/gu;

/** Puts `src/bootstrap.ts` in place of the site's entry, with a place for further chunks: it reports where those fail. */
export function insertBootstrap(template: string, bootstrap: string): string {
  const main = ENTRY.exec(template)?.groups?.["main"];
  if (main === undefined) throw new Error("The template has lost its entry.");
  const imported = [...template.matchAll(PRELOADS)].map(({ groups }) => `${groups?.["href"]} `).join("");
  const data = `data-main="${main}" data-chunks="${imported}<!--chunks-->"`;
  return template
    .replace(ENTRY, () => `<script type="module" fetchpriority="low" crossorigin src="/${bootstrap}" ${data}></script>`)
    .replace(PRELOADS, "");
}

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

/** Skips the layout of sections until they are near. Their estimated height is that of the tallest, so that nothing overlaps. */
const SECTIONS =
  "main>section~section{content-visibility:auto;contain-intrinsic-block-size:auto 80rem}main>section:has(form){contain-intrinsic-block-size:auto 110rem}";
/** Browsers fetch lazy images thousands of pixels ahead, but none beside the window: images wait there for their section. */
const IMAGES =
  "@supports (animation-timeline:view()){main>section~section{view-timeline:--near;view-timeline-inset:auto -20%}main>section~section img{animation:near auto steps(1,start) both;animation-timeline:--near}@keyframes near{from{translate:-999rem}}}";

/** Adds styles that put off what is below the home page's first screen on phones, until `src/bootstrap.ts` removes them. */
export function deferFarSections(html: string): string {
  const style = `<style data-far>@media screen and (max-width:900px) and (scripting:enabled){@supports (overflow-anchor:auto){${SECTIONS}${IMAGES}}}</style>`;
  return html.replace("</head>", () => `${style}</head>`);
}
