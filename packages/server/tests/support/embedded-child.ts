import { startEmbedded } from "../../src/hosts/node.ts";
import { sampleSite } from "./site.ts";

/**
 * A backend in a process of its own, for tests that kill one or weigh it. Takes the data directory as argument, tells its
 * address on the first line, and answers each line it reads with its memory in bytes.
 */
const [dataDir = ""] = process.argv.slice(2);
const UNLIMITED = 1_000_000;

const { url } = await startEmbedded({
  sites: [{ site: sampleSite() }],
  dataDir,
  port: 0,
  adminPassword: "a password of the test's own",
  limits: { leadsPerMinute: UNLIMITED, leadsPerMinutePerAddress: UNLIMITED, requestsPerMinutePerAddress: UNLIMITED },
  log: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write(`${url.replace("localhost", "127.0.0.1")}\n`);
process.stdin.on("data", () => process.stdout.write(`${process.memoryUsage.rss()}\n`));
