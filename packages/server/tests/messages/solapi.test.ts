import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { createSolapi } from "../../src/messages/solapi.ts";
import { answerJson, startCarrier, TAKEN, type Carrier } from "../support/carrier.ts";

const ACCOUNT = { apiKey: "NCSKEY", apiSecret: "very secret", sender: "0310000000" };
const MESSAGE = { key: "7-news", to: "01012345678", text: "(광고)[견본] 소식", form: "LMS", confidential: [] } as const;

let carrier: Carrier | undefined;
afterEach(() => carrier?.close());

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
    carrier = await startCarrier(() => undefined);
    const { url } = carrier;
    await carrier.close();
    carrier = undefined;
    expect(await createSolapi(ACCOUNT, url).send(MESSAGE)).toEqual({
      kind: "refused",
      reason: "ECONNREFUSED",
      isFinal: false,
    });
  });
});
