import { expect, it, vi } from "vitest";
import { createHttpAddAddress } from "./entry-address.ts";
import type { Fetch } from "./request.ts";

const answer: Fetch = () => Promise.resolve(Response.json({ added: true }));

it("names the entry to the functions, with the token, and goes on where the page is closed", async () => {
  const fetch = vi.fn(answer);
  await createHttpAddAddress({ fetch, token: () => Promise.resolve("good") })("entry");
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    "/api/admin/address",
    expect.objectContaining({ method: "POST", body: '{"entry":"entry"}', keepalive: true }),
  );
  expect(new Headers(fetch.mock.lastCall?.[1].headers).get("Authorization")).toBe("Bearer good");
});

it.each<[string, () => Promise<string | null>]>([
  ["before signing in", () => Promise.resolve(null)],
  ["without a token", () => Promise.reject(new Error("no network"))],
])("asks for nothing %s", async (_, token) => {
  const fetch = vi.fn(answer);
  await createHttpAddAddress({ fetch, token })("entry");
  expect(fetch).not.toHaveBeenCalled();
});

it("does not fail without an answer", async () => {
  const fetch: Fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const addAddress = createHttpAddAddress({ fetch, token: () => Promise.resolve("good") });
  await expect(addAddress("entry")).resolves.toBeUndefined();
});
