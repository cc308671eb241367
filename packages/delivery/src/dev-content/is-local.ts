import type { IncomingMessage } from "node:http";

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/;
const LOCAL_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Returns the host that a request names, without its port. */
function hostname(host: string): string | undefined {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;
}

/**
 * Returns whether a request comes from this machine and from a page of this server. Names and origins are compared, because a
 * page elsewhere can make a browser send requests to an address of this machine.
 */
export function isLocal({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): boolean {
  const { host = "", origin } = headers;
  const site = headers["sec-fetch-site"];
  return (
    LOOPBACK.test(socket.remoteAddress ?? "") &&
    LOCAL_NAMES.has(hostname(host) ?? "") &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === undefined || site === "same-origin" || site === "none")
  );
}
