/**
 * Code that every visitor needs: the shell with all that it stands on. The popup's and the menu's bodies are not in it,
 * they come when somebody reaches for them; nor is the frame of sub pages. Pictures are: what the front page shares with
 * the others would else be looked for in the front page's file.
 */
const SITE =
  /app\/src\/(routes|shell\/(?!forms|services|popup\/(InterestPopup\.|use-popup-draft)|page\/PageFrame))|packages\/sections\/src\/(frame\/(?!interest-popup|mobile-menu|page\/|plain-page\/NotFound)|structured-data\/(JsonLd|postal-address)|parts\/(EventStatus|picture-sizes|shell-size))|packages\/complex\/src\/figures|packages\/ui\/src\/(spinner|visually-hidden|provider\/useReducedMotion|picture\/(Picture|source))|complex:(identity|menu|schedule|theme)$/;

/** What all forms of leads have in common; it comes with the first of them that is near or open. */
const FORMS = /(app\/src\/shell|packages\/sections\/src)\/forms\/(?!Interest|Inquiry)/;

/** Fields and forms of the kit, which the administrator and a few blocks use as well. */
const FIELDS = /packages\/ui\/src\/(field|form)\//;

/** The ways to the backend. */
const SERVICES = /app\/src\/shell\/services\/|complex:forms$/;

/** The front page's first screen, and the list of what follows it. */
const HOME =
  /app\/src\/pages\/home\/(HomePage\.|home-sections|pager-signal)|packages\/sections\/src\/(home\/(hero\/|home-screens)|structured-data\/HomeData)|complex:(home|page\/)$/;

/** What everything stands on: it begins by itself (`src/start.ts`), since taking over the page's styles takes a while. */
const BASE = /node_modules\/(react|styled-components)\//;

/**
 * Groups of modules that come as one file. Left alone, the bundler cuts the first load into a dozen files of one or two
 * kilobytes, each with headers as heavy as itself.
 */
export const CHUNK_GROUPS = [
  { name: "base", test: BASE, priority: 3 },
  { name: "site", test: SITE, priority: 2 },
  { name: "services", test: SERVICES, priority: 2 },
  { name: "fields", test: FIELDS, priority: 2 },
  { name: "forms", test: FORMS, priority: 1 },
  { name: "home", test: HOME, priority: 1 },
];
