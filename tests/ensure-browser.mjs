import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.mjs";

/** Ways to get a Chromium where there is none, the one that needs no rights first. */
const INSTALLS = [
  { title: "Playwright's Chromium", commands: [["npx", "playwright", "install", "chromium"]] },
  {
    title: "Debian's package chromium-headless-shell",
    commands: [
      ["apt-get", "update"],
      ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"],
    ],
  },
];

const HELP = `No Chromium was found and none could be installed. Install one and say where it is:
  CHROMIUM_PATH=/path/to/chromium npm test`;

/**
 * Finds a Chromium, or installs one: Playwright's download first, then Debian's package. Ends the process with a clear
 * message where neither works.
 *
 * @param {(line: string) => void} say takes what is being done.
 * @returns {string} path of the executable.
 */
export function ensureBrowser(say) {
  const found = findBrowser();
  if (found !== null) return found;
  for (const { title, commands } of INSTALLS) {
    say(`installing ${title} …`);
    for (const [command = "", ...args] of commands) {
      const { status } = spawnSync(command, args, { stdio: "inherit" });
      if (status !== 0) break;
    }
    const installed = findBrowser();
    if (installed !== null) return installed;
  }
  console.error(HELP);
  process.exit(1);
}
