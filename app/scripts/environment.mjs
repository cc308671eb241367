// Plain JavaScript: `npm start` reads it before anything is installed.

/** Returns the variables that have a value; an empty one, as Compose makes of what is not set, counts as absent. */
export const environment = (env = process.env) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

/** Reads `TRUST_PROXY`: whether a proxy of the owner's writes the forwarding headers. */
export function readTrustProxy({ TRUST_PROXY: text = "0" }) {
  if (text === "1" || text === "0") return text === "1";
  throw new Error(`TRUST_PROXY는 1이나 0이어야 합니다: ${text}\nTRUST_PROXY must be 1 or 0, not ${text}.`);
}

/** Slugs name folders and nothing else. */
const SLUG = /^[a-z0-9][a-z0-9-]*$/;

/** Reads `SITES`, the complexes of one deployment by their slugs, the default one first; none for a single site. */
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
