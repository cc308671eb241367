import type { Server } from "node:http";
import { errorCode, StartError } from "../start-error.ts";

/** Time for pending responses when the server closes, in ms. */
const CLOSE_GRACE_MS = 5000;

const LOCAL_HOSTS = new Set(["127.0.0.1", "localhost", "0.0.0.0", "::", "::1"]);

function listenError(cause: Error, host: string, port: number): Error {
  switch (errorCode(cause)) {
    case "EADDRINUSE":
      return new StartError(
        "PORT_IN_USE",
        `${port}번 포트를 다른 프로그램이 쓰고 있습니다. PORT로 다른 포트를 지정해 주세요.`,
        `Port ${port} is in use. Choose another one with PORT.`,
        cause,
      );
    case "EACCES":
    case "ERR_SOCKET_BAD_PORT":
      return new StartError(
        "PORT_NOT_ALLOWED",
        `${port}번 포트를 열 수 없습니다. PORT로 다른 포트를 지정해 주세요.`,
        `Port ${port} cannot be opened. Choose another one with PORT.`,
        cause,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartError(
        "HOST_NOT_AVAILABLE",
        `이 컴퓨터에 없는 주소입니다: ${host}. HOST를 확인해 주세요.`,
        `This machine has no address ${host}. Check HOST.`,
        cause,
      );
    default:
      return cause;
  }
}

/**
 * Opens a port; answers the address for people.
 * @throws StartError if the port or the host is not available.
 */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error): void => reject(listenError(error, host, port));
    server.once("error", fail);
    try {
      server.listen({ host, port }, () => {
        server.off("error", fail);
        resolve();
      });
    } catch (error) {
      reject(error instanceof Error ? listenError(error, host, port) : error);
    }
  });
  const address = server.address();
  const actualPort = typeof address === "object" && address !== null ? address.port : port;
  const name = LOCAL_HOSTS.has(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${actualPort}`;
}

/** Closes a server after the pending responses. */
export async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
}
