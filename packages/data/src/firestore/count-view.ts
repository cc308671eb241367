import { type HttpOptions, jsonInit, request } from "../http/request.ts";
import { newOpening, openingPath } from "../press/opening.ts";

/** Sends one opening of an article to the functions, which count it. Never fails: an article that cannot be counted can still be read. */
export async function countView(options: HttpOptions, id: string): Promise<void> {
  const init = { ...jsonInit("POST", { opening: newOpening() }), keepalive: true };
  await request(options, openingPath(id), init).catch(() => undefined);
}
