/** The entry's tag as Vite writes it into the template. */
const ENTRY = /<script type="module"[^>]* src="(?<main>[^"]+)"><\/script>/u;
const PRELOADS = /\n[ \t]*<link rel="modulepreload"[^>]* href="(?<href>[^"]+)">/gu;

/**
 * Puts `src/bootstrap.ts` in place of the site's entry in the template of all pages. The script imports the entry, so that it can
 * say where that fails to load, parse or run.
 *
 * @param template HTML of the pages as Vite has written it.
 * @param bootstrap Path of the script.
 * @returns the template with a place for the page's further chunks, `<!--chunks-->`.
 * @throws Error when the template has no entry.
 */
export function insertBootstrap(template: string, bootstrap: string): string {
  const main = ENTRY.exec(template)?.groups?.["main"];
  if (main === undefined) throw new Error("The template has lost its entry.");
  const imported = [...template.matchAll(PRELOADS)].map(({ groups }) => `${groups?.["href"]} `).join("");
  const data = `data-main="${main}" data-chunks="${imported}<!--chunks-->"`;
  return template
    .replace(ENTRY, () => `<script type="module" fetchpriority="low" crossorigin src="/${bootstrap}" ${data}></script>`)
    .replace(PRELOADS, "");
}
