import { defineString } from "firebase-functions/params";

/** `SMS_DRIVER`: how text messages leave. Read by the function that sends them, and by the one whose forms promise them. */
export const smsDriver = defineString("SMS_DRIVER", { default: "dry-run" });
