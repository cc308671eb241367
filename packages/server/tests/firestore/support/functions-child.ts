import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { createFirebaseApp } from "../../../src/hosts/firebase-app.ts";
import { createListener } from "../../../src/http/node-server.ts";
import { sampleSite } from "../../support/site.ts";
import { hostHandler } from "./host.ts";

/**
 * The functions in a process of their own, for tests that kill them: takes a project and the emulator's host as arguments, and
 * prints its address on the first line.
 */
const [projectId = "", host = ""] = process.argv.slice(2);
const UNLIMITED = 1_000_000;

const db = getFirestore(initializeApp({ projectId }));
db.settings({ host, ssl: false });
const limits = {
  leadsPerMinute: UNLIMITED,
  leadsPerMinutePerAddress: UNLIMITED,
  leadsPerMinutePerHop: UNLIMITED,
  requestsPerMinutePerAddress: UNLIMITED,
  requestsPerMinutePerHop: UNLIMITED,
};
const log = (line: string) => void process.stderr.write(`${line}\n`);
const app = createFirebaseApp({ db, sites: [{ site: sampleSite() }], limitsSalt: "salt", limits, log });
const { url } = await hostHandler(createListener(app));
process.stdout.write(`${url}\n`);
