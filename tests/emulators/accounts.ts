import { z } from "zod";
import { DEMO_PROJECT } from "./start.ts";

/** What the Auth emulator takes for the key of the project's owner. */
const OWNER = "owner";
const made = z.object({ localId: z.string() });

/** Somebody with an account. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

async function send(host: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${OWNER}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused ${path}: ${await response.text()}`);
  return response.json();
}

/** Makes an account with custom claims in the Auth emulator, as the Admin SDK would; answers its id. */
export async function makeAccount(host: string, account: Account, claims: object): Promise<string> {
  const { localId } = made.parse(await send(host, "accounts", account));
  await send(host, "accounts:update", { localId, customAttributes: JSON.stringify(claims) });
  return localId;
}

/** Takes an account away, with all its sessions. */
export async function deleteAccount(host: string, localId: string): Promise<void> {
  await send(host, "accounts:delete", { localId });
}
