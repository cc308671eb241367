import { findFirefox } from "./find.mjs";
import { launchFirefox } from "./firefox.ts";
import { testEngine } from "./suite.ts";

const firefox = findFirefox();
testEngine("Firefox", "wide", firefox === null ? null : (viewport) => launchFirefox(firefox, viewport));
