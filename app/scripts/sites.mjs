// Plain JavaScript: `npm start` reads it before anything is installed.

/** Slugs name folders and nothing else. */
const SLUG = /^[a-z0-9][a-z0-9-]*$/;

/**
 * Reads `SITES`, the complexes of one deployment by their slugs, the default one first.
 *
 * @returns none if a single site is served.
 * @throws Error in Korean and English where an entry is no slug, or comes twice.
 */
export function readSites(env) {
  const slugs = (env.SITES ?? "")
    .split(",")
    .map((slug) => slug.trim())
    .filter(Boolean);
  const wrong = slugs.find((slug, index) => !SLUG.test(slug) || slugs.indexOf(slug) !== index);
  if (wrong !== undefined)
    throw new Error(
      `SITES에는 단지 이름(slug)을 한 번씩, 쉼표로 나누어 적습니다: ${wrong}\nSITES takes slugs of complexes, each once, with commas between: ${wrong}`,
    );
  return slugs;
}
