import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import { promisesMessages, readMessageSettings } from "../../src/messages/settings.ts";
import { StartError } from "../../src/start-error.ts";
import { temporaryDir } from "../support/site.ts";
import { createDryRun, DRY_RUN_FILE, intoFile } from "../../src/messages/driver.ts";
import { createSolapi } from "../../src/messages/solapi.ts";
import { freePort } from "../../../../tests/serve.ts";
import { answerJson, type Carrier, startCarrier, TAKEN } from "../support/carrier.ts";

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

const BOOKING = {
  key: "7-booking",
  to: "01012345678",
  text: "견본주택\n견본로 1",
  form: "SMS",
  confidential: [],
} as const;

it("writes down what would be sent, for its owner's eyes, without a number that can be called, a link that works or a day of visit", async () => {
  const dataDir = temporaryDir();
  const driver = createDryRun(intoFile(dataDir));
  expect(await driver.send(BOOKING)).toEqual({ kind: "accepted", id: "dry-run" });
  const text = "방문 2026.12.24(목)\nhttps://sample.example/api/consent/Token-1";
  await driver.send({ ...BOOKING, key: "8-booking", text, confidential: ["2026.12.24(목)", "Token-1"] });
  const file = join(dataDir, DRY_RUN_FILE);
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { key: "7-booking", to: "010****5678", form: "SMS", bytes: 17, text: BOOKING.text },
    {
      key: "8-booking",
      to: "010****5678",
      form: "SMS",
      bytes: 62,
      text: "방문 …\nhttps://sample.example/api/consent/…",
    },
  ]);
  expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
});

it("takes a bounded space", async () => {
  const dataDir = temporaryDir();
  const write = intoFile(dataDir);
  const file = join(dataDir, DRY_RUN_FILE);
  for (const size of [4_000_000, 6_000_000, 6_000_000]) {
    writeFileSync(file, "x".repeat(size));
    await write("last");
    expect(readFileSync(file, "utf8").endsWith("last\n")).toBe(true);
  }
  const sizes = readdirSync(dataDir).map((name) => statSync(join(dataDir, name)).size);
  expect(sizes.toSorted((a, b) => a - b)).toEqual([5, 6_000_000]);
});

it("can be tried again where it cannot be written", async () => {
  const dataDir = temporaryDir();
  rmSync(dataDir, { recursive: true });
  expect(await createDryRun(intoFile(dataDir)).send(BOOKING)).toEqual({
    kind: "refused",
    reason: "dry-run ENOENT",
    isFinal: false,
  });
});

const ACCOUNT = { apiKey: "NCSKEY", apiSecret: "very secret", sender: "0310000000" };
const MESSAGE = { key: "7-news", to: "01012345678", text: "(광고)[견본] 소식", form: "LMS", confidential: [] } as const;

let carrier: Carrier | undefined;

async function sendTo(answer: (response: ServerResponse) => void) {
  carrier = await startCarrier(answer);
  return createSolapi(ACCOUNT, carrier.url).send(MESSAGE);
}

describe("Solapi", () => {
  it("is asked once, signed, for one message whose form we have counted", async () => {
    expect(await sendTo((response) => answerJson(response, 200, TAKEN))).toEqual({ kind: "accepted", id: "G4V1" });
    expect(carrier?.requests).toHaveLength(1);
    const { path, authorization, body } = carrier?.requests[0] ?? { path: "", authorization: "", body: "" };
    expect(path).toBe("/messages/v4/send-many/detail");
    expect(JSON.parse(body)).toEqual({
      messages: [
        {
          to: "01012345678",
          from: "0310000000",
          text: "(광고)[견본] 소식",
          type: "LMS",
          autoTypeDetect: false,
          customFields: { key: "7-news" },
        },
      ],
      allowDuplicates: false,
    });
    const signed = /^HMAC-SHA256 apiKey=NCSKEY, date=(\S+), salt=(\w{12,64}), signature=([0-9a-f]{64})$/u;
    const [, date = "", salt = "", signature] = signed.exec(authorization) ?? [];
    expect(Math.abs(Date.now() - Date.parse(date))).toBeLessThan(60_000);
    expect(signature).toBe(
      createHmac("sha256", ACCOUNT.apiSecret)
        .update(date + salt)
        .digest("hex"),
    );
    expect(authorization + body).not.toContain(ACCOUNT.apiSecret);
  });

  const failed = {
    ...TAKEN,
    failedMessageList: [{ to: "01012345678", statusCode: "1062", statusMessage: "발신번호" }],
  };
  const nothing = { ...TAKEN, groupInfo: { ...TAKEN.groupInfo, count: { registeredSuccess: 0 } } };
  it.each<[string, number, unknown, string, boolean | undefined, string]>([
    ["a message that is not taken", 200, failed, "refused", true, "1062"],
    [
      "a wrong message",
      400,
      { errorCode: "ValidationError", errorMessage: "01012345678" },
      "refused",
      true,
      "HTTP 400 ValidationError",
    ],
    ["an empty purse", 400, { errorCode: "NotEnoughBalance" }, "refused", false, "HTTP 400 NotEnoughBalance"],
    ["a wrong key", 401, { errorCode: "InvalidAPIKey" }, "refused", false, "HTTP 401 InvalidAPIKey"],
    ["a forbidden address", 403, { errorCode: "Forbidden" }, "refused", false, "HTTP 403 Forbidden"],
    ["too many requests", 429, {}, "refused", false, "HTTP 429"],
    ["a pause", 503, {}, "refused", false, "HTTP 503"],
    ["a fault of theirs", 500, { errorCode: "InternalError" }, "unknown", undefined, "HTTP 500 InternalError"],
    ["a gateway that lost the answer", 504, {}, "unknown", undefined, "HTTP 504"],
    ["an answer of another shape", 200, { ok: true }, "unknown", undefined, "HTTP 200 unreadable"],
    ["an answer that counts nothing", 200, nothing, "unknown", undefined, "nothing registered"],
    ["JSON that is none", 200, undefined, "unknown", undefined, "HTTP 200 unreadable"],
  ])("means by %s (%i)", async (_what, status, body, kind, isFinal, reason) => {
    const delivery = await sendTo((response) =>
      body === undefined ? response.end("<html>점검 중</html>") : answerJson(response, status, body),
    );
    expect(delivery).toEqual({ kind, reason, ...(isFinal !== undefined && { isFinal }) });
    expect(carrier?.requests).toHaveLength(1);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["line", (response) => response.destroy()],
    [
      "answer",
      (response) => {
        response.writeHead(200, { "Content-Length": "1000" });
        response.write("{", () => response.destroy());
      },
    ],
  ])("leaves open what became of a message whose %s breaks off, and asks no second time", async (_, breakOff) => {
    expect((await sendTo(breakOff)).kind).toBe("unknown");
    expect(carrier?.requests).toHaveLength(1);
  });

  it("follows no redirect with a signature", async () => {
    const delivery = await sendTo((response) => {
      response.writeHead(307, { Location: "https://evil.example/" });
      response.end();
    });
    expect(delivery.kind).toBe("unknown");
  });

  it("can be retried when no server listens", async () => {
    const solapi = createSolapi(ACCOUNT, `http://127.0.0.1:${await freePort()}`);
    expect(await solapi.send(MESSAGE)).toEqual({ kind: "refused", reason: "ECONNREFUSED", isFinal: false });
  });
});
