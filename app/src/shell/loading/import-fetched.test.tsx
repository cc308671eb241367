import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { GoneError, ImportError, importFetched } from "./import-fetched.ts";

const fetched = vi.fn<typeof fetch>();
const load = vi.fn(() => Promise.resolve("module"));

/** Paths that no other test has imported: a document fetches each file once. */
let count = 0;
const newFile = () => `assets/chunk-${count++}.js`;

const requested = () => fetched.mock.calls.map(([href]) => href);

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockImplementation(() => Promise.resolve(new Response("code")));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  for (const added of document.head.querySelectorAll("link, script")) added.remove();
});

it("imports once all files have been fetched, each of them once", async () => {
  const [chunk, shared] = [newFile(), newFile()];
  load.mockImplementationOnce(() => {
    expect(requested()).toEqual([`/${chunk}`, `/${shared}`]);
    return Promise.resolve("module");
  });
  await expect(importFetched(load, [chunk, shared])).resolves.toBe("module");
  await importFetched(load, [chunk, shared]);
  expect(requested()).toHaveLength(2);
});

it("does not import what could not be fetched, and fetches it the next time", async () => {
  const file = newFile();
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(importFetched(load, [file])).rejects.toThrow("Failed to fetch");
  expect(load).not.toHaveBeenCalled();
  await expect(importFetched(load, [file])).resolves.toBe("module");
  expect(requested()).toEqual([`/${file}`, `/${file}`]);
});

it("does not import a file that is gone", async () => {
  fetched.mockResolvedValueOnce(new Response("", { status: 404 }));
  await expect(importFetched(load, [newFile()])).rejects.toThrow("404");
  expect(load).not.toHaveBeenCalled();
});

it("leaves to the document what it announces or runs itself", async () => {
  const [announced, entry] = [newFile(), newFile()];
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.setAttribute("href", `/${announced}`);
  const script = document.createElement("script");
  script.type = "text/plain";
  script.setAttribute("src", `/${entry}`);
  document.head.append(link, script);
  await importFetched(load, [announced, entry]);
  expect(requested()).toEqual([]);
});

it("distinguishes an import that fails on existing files from one that was never made", async () => {
  load.mockRejectedValueOnce(new TypeError("Importing a module script failed."));
  await expect(importFetched(load, [newFile()])).rejects.toBeInstanceOf(ImportError);
});

it.each([
  ["is gone", () => Promise.resolve(new Response("", { status: 404 })), GoneError],
  ["does not come", () => Promise.reject(new TypeError("Failed to fetch")), ImportError],
] as const)(
  "reports why an import fails whose file the document announces and that %s",
  async (_, answer, expected) => {
    const file = newFile();
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.setAttribute("href", `/${file}`);
    document.head.append(link);
    load.mockRejectedValueOnce(new TypeError("Importing a module script failed."));
    fetched.mockImplementationOnce(answer);
    await expect(importFetched(load, [file])).rejects.toBeInstanceOf(expected);
  },
);

/** Returns the links that are added from now on. They are not connected: happy-dom would ask the network for their files. */
function catchLinks(): HTMLLinkElement[] {
  const links: HTMLLinkElement[] = [];
  const append = vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLLinkElement) links.push(node);
  });
  onTestFinished(() => append.mockRestore());
  return links;
}

it("distinguishes styles that are gone from styles that do not come", async () => {
  const links = catchLinks();
  fetched.mockResolvedValueOnce(new Response("", { status: 404 }));
  const imported = importFetched(load, ["assets/gone.css"]);
  links[0]?.dispatchEvent(new Event("error"));
  await expect(imported).rejects.toBeInstanceOf(GoneError);
  expect(load).not.toHaveBeenCalled();
});

it("waits for a chunk's styles, and asks for them again after a failure", async () => {
  const links = catchLinks();
  const failed = importFetched(load, ["assets/chunk.css"]);
  links[0]?.dispatchEvent(new Event("error"));
  await expect(failed).rejects.toThrow("/assets/chunk.css");

  const loaded = importFetched(load, ["assets/chunk.css"]);
  expect(load).not.toHaveBeenCalled();
  links[1]?.dispatchEvent(new Event("load"));
  await expect(loaded).resolves.toBe("module");
  expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ["stylesheet", "/assets/chunk.css"],
    ["stylesheet", "/assets/chunk.css"],
  ]);
});
