/**
 * Code that every visitor needs, or nearly every one: the shell with all that it stands on, and the booking form. The
 * popup's and the menu's bodies are not in it, they come when somebody reaches for them; nor is the frame of sub pages.
 */
const SITE =
  /app\/src\/(metadata|share|schedule\/(?!Scheduled|schedule\.styles|calendar)|services|routes|shell\/(?!InterestPopup\.tsx|MobileMenuPanel|Page(Frame|Band|End|Trail)|SectionTabs|section-links|trail)|forms\/(?!Interest|Inquiry)|structured-data\/JsonLd)|complex:(identity|menu|schedule|forms|theme)$/;

/** The front page with its content. */
const HOME = /app\/src\/(pages\/home\/|structured-data\/(HomeData|postal-address))|complex:(home|page\/)$/;

/**
 * Groups of modules that come as one file. Left alone, the bundler cuts the first load into a dozen files of one or two
 * kilobytes, each with headers as heavy as itself.
 */
export const CHUNK_GROUPS = [
  { name: "site", test: SITE, priority: 2 },
  { name: "home", test: HOME, priority: 1 },
];
