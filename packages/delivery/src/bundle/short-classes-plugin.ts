import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";

const STYLED_COMPONENTS = /\/styled-components\/dist\/styled-components(?:\.browser)?\.esm\.js$/u;
/** Where a component's styles get the name of their class, from a hash of all that they say. */
const NAMING = /(?<name>\w+)=(?<hash>\w+\(\w+\(\w+\(this\.baseHash,\w+\.hash\),\w+\)>>>0\))/u;
/** Where an element's classes are put together: those that tell components apart, and behind them those with styles. */
const JOINING =
  /(?<before>let (?<ids>\w+)=\w+\(\w+,\w+\);(?:return )?)(?<names>\w+)&&(?=\(\k<ids>\+=" "\+\k<names>\))/u;
/** The id that the compiler gives a component: a hash of its file, and its number in it. */
const COMPONENT_ID = /(?<=componentId: ")sc-\w+(?=-\d+")/gu;
const STYLES = /\.styles\.tsx?$/u;
const IN_ALPHANUMERICS = 36;

/** The files with styles, each with a short name: its place among all of them, so that both bundles call it the same. */
function fileNames(folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => STYLES.test(file))
      .map((file) => join(folder, file).replaceAll(sep, "/"))
      .toSorted(),
  );
  return new Map(files.map((file, index) => [file, `s${index.toString(IN_ALPHANUMERICS)}`]));
}

function replaceOnce(code: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(code)) throw new Error(`This version of styled-components has nothing like ${pattern.source}.`);
  return code.replace(pattern, replacement);
}

/**
 * Gives the elements of the site one short class where styled-components gives them two long ones. The second, a hash of
 * the styles, tells apart what one component looks like with these props and those; where styles do not depend on props,
 * which is nearly everywhere, the class that names the component says as much. Hashes are what compresses worst: without
 * them the front page's HTML fits into the packets that a server may send at once.
 *
 * @param folders Folders with styled components.
 */
export function shortClassesPlugin(folders: readonly string[]): Plugin {
  const names = fileNames(folders);
  return {
    name: "danji-short-classes",
    apply: "build",
    // After the compiler has numbered the components.
    enforce: "post",
    transform(code, id) {
      const name = names.get(id);
      if (name !== undefined) return code.replace(COMPONENT_ID, name);
      if (!STYLED_COMPONENTS.test(id)) return undefined;
      const named = replaceOnce(
        code,
        NAMING,
        '$<name>=this.rules.some((rule)=>"function"==typeof rule)?$<hash>:this.componentId',
      );
      return replaceOnce(named, JOINING, "$<before>$<names>&&$<names>!==$<ids>&&");
    },
  };
}
