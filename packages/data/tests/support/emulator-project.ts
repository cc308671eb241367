import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { type Account, makeAccount } from "../../../../tests/emulators/accounts.ts";
import { RULES, WireProject } from "../../../../tests/rules/wire.ts";
import { toWireFields } from "../../../../tests/rules/values.ts";
import type { FirebaseSettings } from "../../src/firebase/app.ts";
import type { ArticleDraft } from "../../src/press/port.ts";

/** Whether both emulators run. */
export const EMULATED = inject("firestore") !== null && inject("auth") !== null;

/** A project of its own on the emulators, empty and with the rules in force. */
export interface EmulatorProject {
  readonly settings: FirebaseSettings;
  /** Name of the app that belongs to it. */
  readonly app: string;
  readonly project: WireProject;
  /** Puts articles there as their owner. */
  readonly give: (articles: readonly (ArticleDraft & { readonly date: number })[]) => Promise<void>;
}

/** Creates a project; `hosts` replace those of the emulators. */
export async function createEmulatorProject(
  hosts: { readonly firestore?: string; readonly auth?: string } = {},
): Promise<EmulatorProject> {
  const app = `demo-${randomUUID()}`;
  const firestore = inject("firestore") ?? "";
  const project = new WireProject(firestore, app);
  await project.putRules(RULES);
  return {
    app,
    project,
    settings: {
      apiKey: "demo",
      authDomain: "localhost",
      projectId: app,
      appId: "demo",
      emulators: { firestore, auth: inject("auth") ?? "", ...hosts },
    },
    async give(articles) {
      const writes = articles.map(({ date, ...draft }) => ({
        update: {
          name: `${project.documents}/press/${randomUUID()}`,
          fields: toWireFields({ ...draft, date: new Date(date), views: 0 }),
        },
      }));
      await project.seed(writes);
    },
  };
}

/** Creates an administrator for one test. */
export async function makeAdministrator(claims: object = { admin: true }): Promise<Account & { readonly id: string }> {
  const account = { email: `${randomUUID()}@sample.example`, password: randomUUID() };
  const id = await makeAccount(inject("auth") ?? "", account, claims);
  return { ...account, id };
}
