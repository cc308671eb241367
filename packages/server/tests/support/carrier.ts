import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { serve } from "../../../../tests/serve.ts";

/** A request that the carrier got. */
export interface CarrierRequest {
  readonly path: string;
  readonly authorization: string;
  readonly body: string;
}

/** A fake carrier of text messages on this machine. */
export interface Carrier {
  readonly url: string;
  readonly requests: readonly CarrierRequest[];
}

/** Starts a carrier for the running test that answers as the test says; a handler that does nothing keeps the caller waiting. */
export async function startCarrier(answer: (response: ServerResponse, count: number) => void): Promise<Carrier> {
  const requests: CarrierRequest[] = [];

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = "", headers } = request;
    requests.push({ path, authorization: headers.authorization ?? "", body: await text(request) });
    answer(response, requests.length);
  }

  const { port, dispose } = await serve((request, response) => void take(request, response));
  onTestFinished(dispose);
  return { url: `http://127.0.0.1:${port}`, requests };
}

/** Answers in JSON. */
export function answerJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(value));
}

/** What Solapi says of one message that it takes. */
export const TAKEN = {
  failedMessageList: [],
  groupInfo: { groupId: "G4V1", status: "SENDING", count: { total: 1, registeredSuccess: 1, registeredFailed: 0 } },
};
