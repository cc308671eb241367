import changelog from "../../packages/ui/CHANGELOG.md?raw";
import manifest from "../../packages/ui/package.json";

const CHANGE = /^- .*(?:\n {2}.*)*/gm;

/** Returns in Markdown since when a component is there, and the changes whose lines name it. */
export function statusOf(name: string): string {
  const changes = (changelog.match(CHANGE) ?? []).filter((change) => new RegExp(`\\b${name}\\b`).test(change));
  const since = `Since ${manifest.version}, which is not published yet. [Changelog](?path=/docs/changelog--docs)`;
  return [since, ...changes].join("\n\n");
}
