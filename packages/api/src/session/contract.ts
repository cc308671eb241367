import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataError } from "../errors.ts";
import type { Credentials, SessionPort } from "./port.ts";

/** An adapter of a backend with one administrator. */
export interface SessionHarness {
  readonly session: SessionPort;
  /** The administrator's own. */
  readonly credentials: Credentials;
  dispose(): Promise<void>;
}

/** More attempts than any adapter allows. */
const MANY_TRIES = 50;

/**
 * Describes what every adapter of `SessionPort` does. `makeHarness` is called before each test and returns a
 * signed-out one.
 */
export function describeSessionContract(name: string, makeHarness: () => Promise<SessionHarness>): void {
  describe(`session contract: ${name}`, () => {
    let harness: SessionHarness;
    beforeEach(async () => {
      harness = await makeHarness();
    });
    afterEach(() => harness.dispose());

    it("signs the administrator in, who is signed out at first, and out again", async () => {
      const { session, credentials } = harness;
      expect(await session.current()).toBeNull();
      expect(await session.signIn(credentials)).toEqual({ email: credentials.email });
      expect(await session.current()).toEqual({ email: credentials.email });
      await session.signOut();
      expect(await session.current()).toBeNull();
    });

    it("signs out without a session", async () => {
      await harness.session.signOut();
      expect(await harness.session.current()).toBeNull();
    });

    it("refuses a wrong password and an unknown e-mail with one and the same sentence", async () => {
      const { session, credentials } = harness;
      const attempt = (wrong: Credentials): Promise<unknown> => session.signIn(wrong).catch((error: unknown) => error);
      const wrongPassword = await attempt({ ...credentials, password: `${credentials.password}x` });
      const unknownEmail = await attempt({ ...credentials, email: "nobody@sample.example" });
      expect(wrongPassword).toMatchObject({ name: "DataError", kind: "rejected" });
      expect(unknownEmail).toEqual(wrongPassword);
      expect(await session.current()).toBeNull();
    });

    it("slows guessing down", async () => {
      const { session, credentials } = harness;
      const wrong = { ...credentials, password: "wrong" };
      const attempt = async (triesLeft: number): Promise<unknown> => {
        const error = await session.signIn(wrong).catch((reason: unknown) => reason);
        const isLimited = error instanceof DataError && error.kind === "limited";
        return isLimited || triesLeft === 0 ? error : attempt(triesLeft - 1);
      };
      expect(await attempt(MANY_TRIES)).toMatchObject({ name: "DataError", kind: "limited" });
    });
  });
}
