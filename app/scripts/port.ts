import { StartError } from "@danji/server/start-error";

const HIGHEST_PORT = 65_535;

/** Reads `PORT`, or throws a StartError. */
export function readPort({ PORT: text }: Readonly<Record<string, string | undefined>>, fallback: number): number {
  const port = text === undefined ? fallback : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port;
  throw new StartError(
    "PORT_NOT_ALLOWED",
    `환경 변수 PORT는 0부터 ${HIGHEST_PORT}까지의 수여야 합니다: ${text}`,
    `PORT must be a number from 0 to ${HIGHEST_PORT}, not ${text}.`,
  );
}
