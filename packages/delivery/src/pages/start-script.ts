/** The entry's tag as Vite writes it into the template. */
const ENTRY = /<script type="module"[^>]* src="(?<main>[^"]+)"><\/script>/u;

/**
 * Puts `src/start.ts` in place of the site's entry in the template of all pages. The script imports the entry, so that it can
 * say where that fails to load, parse or run.
 *
 * @param template HTML of the pages as Vite has written it.
 * @param start Path of the script.
 * @throws Error when the template has no entry.
 */
export function startFirst(template: string, start: string): string {
  const main = ENTRY.exec(template)?.groups?.["main"];
  if (main === undefined) throw new Error("The template has lost its entry.");
  const preload = `<link rel="modulepreload" crossorigin href="${main}">`;
  const script = `<script type="module" crossorigin src="/${start}" data-main="${main}"></script>`;
  return template.replace(ENTRY, () => script + preload);
}
