import { findFirefox } from "./find.mjs";
import { launchFirefox } from "./firefox.ts";
import { testEngine } from "./suite.ts";

const firefox = findFirefox();
testEngine("Firefox", firefox === null ? null : () => launchFirefox(firefox));
