import { describe, expect, it } from "vitest";
import { promisesMessages, readMessageSettings } from "../../src/messages/settings.ts";
import { StartError } from "../../src/start-error.ts";

const SOLAPI = {
  SMS_DRIVER: "solapi",
  SOLAPI_API_KEY: "key",
  SOLAPI_API_SECRET: "secret",
  SMS_SENDER: "031-000-0000",
};

function faultOf(env: Readonly<Record<string, string>>): StartError {
  try {
    readMessageSettings(env);
  } catch (error) {
    if (error instanceof StartError) return error;
  }
  throw new Error("The settings were taken.");
}

describe("settings of text messages", () => {
  it.each([{}, { SMS_DRIVER: "" }, { SMS_DRIVER: "dry-run", SOLAPI_API_KEY: "key" }])(
    "sends nothing with %j",
    (env) => {
      expect(readMessageSettings(env)).toEqual({ driver: "dry-run" });
    },
  );

  it("promises what is sent, and what a demonstration looks like sending", () => {
    const promised = ["", "dry-run", "demo", "solapi", "twilio"].filter(promisesMessages);
    expect(promised).toEqual(["demo", "solapi"]);
    expect(readMessageSettings({ SMS_DRIVER: "demo" })).toEqual({ driver: "demo" });
  });

  it("reads an account, and the sender as digits", () => {
    expect(readMessageSettings(SOLAPI)).toEqual({
      driver: "solapi",
      account: { apiKey: "key", apiSecret: "secret", sender: "0310000000" },
      baseUrl: "https://api.solapi.com",
    });
  });

  it.each(["02-123-4567", "0212345678", "031 000 0000", "070-1234-5678", "1600-0000", "010-1234-5678"])(
    "takes %s for a sender",
    (sender) => {
      expect(readMessageSettings({ ...SOLAPI, SMS_SENDER: sender })).toMatchObject({ driver: "solapi" });
    },
  );

  it.each<[string, Record<string, string>, string]>([
    ["another driver", { SMS_DRIVER: "twilio" }, "twilio"],
    ["no account", { SMS_DRIVER: "solapi" }, "SOLAPI_API_KEY, SOLAPI_API_SECRET, SMS_SENDER"],
    ["an empty secret", { ...SOLAPI, SOLAPI_API_SECRET: " " }, ": SOLAPI_API_SECRET"],
    ["a sender without its area code", { ...SOLAPI, SMS_SENDER: "000-0000" }, ": SMS_SENDER"],
    ["a number for life as sender", { ...SOLAPI, SMS_SENDER: "0505-123-4567" }, ": SMS_SENDER"],
    ["a free number as sender", { ...SOLAPI, SMS_SENDER: "080-123-4567" }, ": SMS_SENDER"],
    ["an address in the open", { ...SOLAPI, SOLAPI_URL: "http://api.example" }, ": SOLAPI_URL"],
  ])("refuses %s in both languages, and names what is wrong", (_what, env, names) => {
    const error = faultOf(env);
    expect(error.code).toBe("MESSAGES_INVALID");
    expect(error.message).toMatch(/[가-힣]/u);
    expect(error.message).toContain("SMS_DRIVER");
    expect(error.message).toContain(names);
    expect(error.message).not.toContain("secret");
  });
});
