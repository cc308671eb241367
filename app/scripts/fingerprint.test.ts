import { expect, it } from "vitest";
import { readBackend } from "./backend.ts";
import { readSpeed } from "@danji/delivery/speed";
import { BUILD_VARIABLES } from "./fingerprint.mjs";
import { siteTags } from "@danji/delivery/pages/site-tags";

const FIREBASE = {
  BACKEND: "firebase",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "demo-site.example",
  FIREBASE_PROJECT_ID: "demo-site",
  FIREBASE_APP_ID: "app",
};

it("covers every variable that changes the site", () => {
  const read = new Set<string>();
  const environment = new Proxy<NodeJS.ProcessEnv>(FIREBASE, {
    get(variables, name) {
      if (typeof name !== "string") return undefined;
      read.add(name);
      return variables[name];
    },
  });
  readBackend(environment);
  readSpeed(environment);
  siteTags({ name: "단지", verification: {} }, environment);
  expect([...read].filter((name) => !BUILD_VARIABLES.includes(name))).toEqual([]);
  expect(BUILD_VARIABLES.filter((name) => !read.has(name))).toEqual(["COMPLEX"]);
});
