import { SESSION_MS } from "@danji/api/session/port";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { bearerOf } from "../src/auth/bearer.ts";
import { type AppEnv, createClient } from "../src/http/context.ts";

const SIGNED_IN_AT = Date.UTC(2026, 10, 26);

it("knows the administrator for twelve hours after signing in, whatever token comes after that", async () => {
  let now = SIGNED_IN_AT;
  const claims = { admin: true, email: "kim@sample.example", sub: "kim", auth_time: SIGNED_IN_AT / 1000 };
  const whoIsIt = bearerOf({
    verify: () => Promise.resolve(claims),
    record: () => Promise.resolve(),
    client: createClient("hosting"),
    clock: () => now,
  });
  const app = new Hono<AppEnv>().get("/", async (c) => c.json(await whoIsIt(c)));
  const ask = async (): Promise<string> =>
    (await app.request("/", { headers: { Authorization: "Bearer token" } })).text();
  now += SESSION_MS - 1;
  expect(await ask()).toContain("kim@sample.example");
  now += 1;
  expect(await ask()).not.toContain("kim@sample.example");
});
