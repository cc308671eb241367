import { z } from "zod";
import { StartError } from "../start-error.ts";
import { SOLAPI_URL, type SolapiAccount } from "./solapi.ts";
import { digitsOf } from "./port.ts";

/** How text messages leave: nowhere, nowhere while forms promise them, or through Solapi. */
export type MessageSettings =
  | { readonly driver: "dry-run" | "demo" }
  | { readonly driver: "solapi"; readonly account: SolapiAccount; readonly baseUrl: string };

type MessageEnvironment = Readonly<Record<string, string | undefined>>;

/** A number that may send (Telecommunications Business Act, art. 84-2): with its area code, mobile, or 15xx to 18xx; no 050 and no 080. */
const SENDER = /^(?:0(?:2|[3-6][1-5]|70)\d{7,8}|01[016789]\d{7,8}|1[568]\d{6})$/u;

/** Hosts that may be called without encryption: this machine, where tests run a fake service. */
const isSafe = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1");
};

const account = z.object({
  SOLAPI_API_KEY: z.string().trim().min(1),
  SOLAPI_API_SECRET: z.string().trim().min(1),
  SMS_SENDER: z.string().transform(digitsOf).pipe(z.string().regex(SENDER)),
  SOLAPI_URL: z.string().refine(isSafe).default(SOLAPI_URL),
});

/** Returns whether bookings may promise a text message: where a driver sends it, or a demonstration looks as if. */
export const promisesMessages = (driver: string): boolean => driver === "solapi" || driver === "demo";

function invalid(korean: string, english: string): StartError {
  return new StartError("MESSAGES_INVALID", korean, english);
}

/**
 * Returns which driver `SMS_DRIVER` asks for, with its account.
 * @throws StartError `MESSAGES_INVALID`, which names every variable that is missing or wrong.
 */
export function readMessageSettings(env: MessageEnvironment): MessageSettings {
  const driver = env["SMS_DRIVER"] || "dry-run";
  if (driver === "dry-run" || driver === "demo") return { driver };
  if (driver !== "solapi") {
    throw invalid(
      `환경 변수 SMS_DRIVER는 dry-run, demo, solapi 가운데 하나여야 합니다: ${driver}`,
      `SMS_DRIVER must be dry-run, demo or solapi, not ${driver}.`,
    );
  }
  const { data, error } = account.safeParse(env);
  if (data === undefined) {
    const names = [...new Set(error.issues.map(({ path }) => String(path[0])))].join(", ");
    throw invalid(
      `SMS_DRIVER=solapi에 필요한 환경 변수가 없거나 올바르지 않습니다: ${names}`,
      `SMS_DRIVER=solapi needs these variables, which are missing or not valid: ${names}`,
    );
  }
  const { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret, SMS_SENDER: sender, SOLAPI_URL: baseUrl } = data;
  return { driver, account: { apiKey, apiSecret, sender }, baseUrl };
}
