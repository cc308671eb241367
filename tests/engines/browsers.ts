import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** An install that hangs on a closed network must not hang the whole run. */
const INSTALL_TIMEOUT_MS = 300_000;

function findOnPath(...names: readonly string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Returns the path of an installed Firefox: the one that FIREFOX_PATH names, or one on the PATH. */
export const findFirefox = (): string | null => process.env["FIREFOX_PATH"] || findOnPath("firefox-esr", "firefox");

/** Returns the paths of an installed WebKitGTK's driver and of the X server that its window needs. */
export function findWebKit(): { readonly driver: string; readonly display: string } | null {
  const driver = findOnPath("WebKitWebDriver");
  const display = findOnPath("Xvfb");
  return driver && display ? { driver, display } : null;
}

/** The engines with their packages; GStreamer's plugins decode the films. */
const ENGINES = [
  { name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
  { name: "WebKitGTK", find: findWebKit, packages: ["webkit2gtk-driver", "xvfb", "gstreamer1.0-plugins-bad"] },
];

const INSTALL = ["install", "-y", "--no-install-recommends"];

/**
 * Looks for the engines besides Chromium, and installs their Debian packages where it may.
 *
 * @returns what is missing, each with the one line that would bring it.
 */
export function ensureEngines(say: (line: string) => void): { readonly name: string; readonly install: string }[] {
  const absent = () => ENGINES.filter(({ find }) => find() === null);
  if (absent().length > 0 && process.getuid?.() === 0) {
    const packages = absent().flatMap((engine) => engine.packages);
    say(`installing Debian's ${packages.join(", ")} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    [["update"], [...INSTALL, ...packages]].every(
      (args) =>
        spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], timeout: INSTALL_TIMEOUT_MS, env })
          .status === 0,
    );
  }
  return absent().map(({ name, packages }) => ({ name, install: ["apt-get", ...INSTALL, ...packages].join(" ") }));
}
