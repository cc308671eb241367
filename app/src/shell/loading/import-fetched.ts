/** A failed `import()`, which the browser may remember until the document is loaded again. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}

/** A file of the site's code that the server no longer has, since a deployment has replaced it. */
export class GoneError extends Error {
  override readonly name = "GoneError";
}

/** What a server answers for a file that it does not have. */
const GONE = new Set([404, 410]);

/** Files that this document has fetched or is fetching, by path. */
const requests = new Map<string, Promise<void>>();

async function fetchFile(href: string): Promise<void> {
  const response = await fetch(href);
  if (GONE.has(response.status)) throw new GoneError(`${href} was answered with ${response.status}.`);
  if (!response.ok) throw new Error(`${href} was answered with ${response.status}.`);
  // The HTTP cache keeps only what has been read to its end.
  await response.arrayBuffer();
}

function loadStyles(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      // A link does not say why.
      void fetchFile(href).then(() => reject(new Error(`${href} failed to load.`)), reject);
    });
    document.head.append(link);
  });
}

/** Whether the document loads the file itself, so that it is there or its failure is remembered already. */
const isInDocument = (href: string) => document.querySelector(`link[href="${href}"], script[src="${href}"]`) !== null;

function request(file: string): Promise<void> {
  const href = `/${file}`;
  const known = requests.get(href);
  if (known) return known;
  if (isInDocument(href)) return Promise.resolve();
  const load = href.endsWith(".css") ? loadStyles : fetchFile;
  const requested = load(href).catch((cause: unknown) => {
    requests.delete(href);
    throw cause;
  });
  requests.set(href, requested);
  return requested;
}

/**
 * Fetches the files of a failed import to find one that is gone. Those that the document announces were not fetched before.
 *
 * @throws {GoneError} when there is one.
 */
async function expectNoneGone(files: readonly string[]): Promise<void> {
  const throwIfGone = (error: unknown) => {
    if (error instanceof GoneError) throw error;
  };
  await Promise.all(files.map((file) => fetchFile(`/${file}`).catch(throwIfGone)));
}

/**
 * Imports a chunk once all its files are in the HTTP cache. A failed fetch leaves no trace, while Chromium before 151 and
 * WebKit remember a failed `import()` for the life of the document and never ask for the module again.
 *
 * The build puts it in place of Vite's preload helper (`packages/delivery/src/bundle/import-fetched-plugin.ts`).
 *
 * @param load Runs the `import()`.
 * @param files Paths of the chunk and of everything that it imports, relative to the site's root.
 * @throws {GoneError} when the server has one of the files no longer.
 * @throws {ImportError} when the import fails although its files are there: the document has cached an earlier failure.
 */
export async function importFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(request));
  try {
    return await load();
  } catch (cause) {
    await expectNoneGone(files);
    throw new ImportError("The browser refuses to import the module.", { cause });
  }
}
