/** Encodings that files are compressed with at build time, best first, with the ending of the compressed file. */
export const ENCODINGS = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
] as const;

/** Name of an encoding in HTTP. */
export type Encoding = (typeof ENCODINGS)[number]["name"];

/** Encodings that a browser takes, from its `Accept-Encoding`; what it weighs with 0 it does not take. */
export function acceptedEncodings(header: string | undefined): ReadonlySet<Encoding> {
  const weights = new Map<string, number>();
  for (const entry of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice("q=".length);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const accepted = ENCODINGS.map(({ name }) => name).filter((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
  return new Set(accepted);
}
