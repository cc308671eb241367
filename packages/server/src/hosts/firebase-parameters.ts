import { defineBoolean, defineSecret, defineString } from "firebase-functions/params";
import { type MessageSettings, readMessageSettings } from "../messages/settings.ts";

/** Secret that addresses are hashed with before they name a counter of the limits. */
export const limitsSalt = defineSecret("LIMITS_SALT");
/** Whether tokens of App Check raise the limits of leads. */
export const appCheck = defineBoolean("APP_CHECK", { default: false });
export const siteHosts = defineString("SITE_HOSTS", { default: "" });
/** How text messages leave. The dry run writes into the log. */
export const smsDriver = defineString("SMS_DRIVER", { default: "dry-run" });
const smsSender = defineString("SMS_SENDER", { default: "" });
const apiKey = defineSecret("SOLAPI_API_KEY");
const apiSecret = defineSecret("SOLAPI_API_SECRET");

export const messageSecrets = [apiKey, apiSecret];

/** Returns how text messages leave. Secrets are read by the driver that needs them alone: to ask for one that is not set is a warning in the log. */
export const messageSettings = (): MessageSettings =>
  readMessageSettings({
    SMS_DRIVER: smsDriver.value(),
    SMS_SENDER: smsSender.value(),
    get SOLAPI_API_KEY() {
      return apiKey.value();
    },
    get SOLAPI_API_SECRET() {
      return apiSecret.value();
    },
  });
