import { afterAll, expect, it } from "vitest";
import { isAdministrator } from "../src/auth/administrator.ts";
import { hashPassword } from "../src/auth/password.ts";
import { openStore } from "../src/store/sqlite/open.ts";
import { removeTemporaryDirs, temporaryDir } from "./support/site.ts";

afterAll(removeTemporaryDirs);

const CHEAP = { N: 2, r: 1, p: 1 };

it("refuses a password that is replaced while it is checked", async () => {
  const store = openStore(temporaryDir());
  const email = "administrator@sample.example";
  const [old, replacement] = ["correct horse battery", "another horse battery"];
  store.administrators.create({ email, password: await hashPassword(old, CHEAP) }, 0);
  expect(await isAdministrator(store, email, old, "known")).toBe(true);
  const newHash = await hashPassword(replacement, CHEAP);
  const checked = isAdministrator(store, email, old, "known");
  store.administrators.replace({ email, password: newHash });
  expect(await checked).toBe(false);
  expect(await isAdministrator(store, email, replacement, "known")).toBe(true);
  store.close();
});
