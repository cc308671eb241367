import { findFirefox } from "./browsers.ts";
import { launchFirefox } from "./firefox.ts";
import { testEngine } from "./suite.ts";

const firefox = findFirefox();
testEngine("Firefox", "wide", firefox === null ? null : (viewport) => launchFirefox(firefox, viewport));
