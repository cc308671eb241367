import { findWebKit } from "./browsers.ts";
import { testEngine } from "./suite.ts";
import { launchWebKit } from "./webkit.ts";

const webkit = findWebKit();
testEngine("WebKit", "narrow", webkit && ((viewport) => launchWebKit(webkit, viewport)));
