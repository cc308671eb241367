// Plain JavaScript, as tests/run.mjs, which asks for it.
import { spawnSync } from "node:child_process";
import { findFirefox, findWebKit } from "./find.mjs";

/** An install that hangs on a closed network must not hang the whole run. */
const INSTALL_TIMEOUT_MS = 300_000;

/** The engines with their packages; GStreamer's plugins decode the films. */
const ENGINES = [
  { name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
  { name: "WebKitGTK", find: findWebKit, packages: ["webkit2gtk-driver", "xvfb", "gstreamer1.0-plugins-bad"] },
];

const INSTALL = ["install", "-y", "--no-install-recommends"];

/**
 * Looks for the engines besides Chromium, and installs their Debian packages where it may.
 *
 * @param {(line: string) => void} say takes what is being done.
 * @returns {{ name: string, install: string }[]} what is missing, each with the one line that would bring it.
 */
export function ensureEngines(say) {
  const absent = ENGINES.filter(({ find }) => find() === null);
  if (absent.length > 0 && process.getuid?.() === 0) installPackages(absent, say);
  return absent
    .filter(({ find }) => find() === null)
    .map(({ name, packages }) => ({ name, install: ["apt-get", ...INSTALL, ...packages].join(" ") }));
}

/**
 * @param {typeof ENGINES} engines
 * @param {(line: string) => void} say
 */
function installPackages(engines, say) {
  const packages = engines.flatMap((engine) => engine.packages);
  say(`installing Debian's ${packages.join(", ")} …`);
  for (const args of [["update"], [...INSTALL, ...packages]]) {
    const { status } = spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      timeout: INSTALL_TIMEOUT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (status !== 0) return;
  }
}
