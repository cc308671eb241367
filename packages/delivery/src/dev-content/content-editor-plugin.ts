import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { extname } from "node:path";
import { build, type Connect, type Plugin, type Rolldown } from "vite";
import { CHANGES_PATH, CONTENT_PATH, EDITOR_PATH, FIELD_PATH, type SaveResult } from "./api.ts";
import { parseFieldChange } from "./field-change.ts";
import { readContent } from "./read-content.ts";
import { saveField } from "./save-field.ts";
import react from "@vitejs/plugin-react";

/** What the editor works on. Paths are absolute. */
interface ContentEditorOptions {
  readonly complex: string;
  /** Files that the site is served with as they are. */
  readonly publicFolder: string;
  /** Folder with the editor's `index.html`. */
  readonly editor: string;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
};

const STATUS: Readonly<Record<SaveResult["status"], number>> = { saved: 200, refused: 422, changed: 409, invalid: 400 };

const NOT_LOCAL = "이 컴퓨터에서 연 편집 화면에서만 쓸 수 있습니다.";
const NOT_JSON: SaveResult = { status: "invalid", message: "읽을 수 없는 요청입니다" };

const isJson = ({ headers }: IncomingMessage) => headers["content-type"]?.split(";")[0] === "application/json";

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}

/** Returns the middleware of the editor; everything that is not below its path goes on. */
export function contentEditorMiddleware(
  { complex, publicFolder, editor }: ContentEditorOptions,
  onSubscribe: (response: ServerResponse) => void,
): Connect.NextHandleFunction {
  let files: Awaited<ReturnType<typeof buildEditor>> | undefined;
  // One change after the other: each is checked against what the one before has written.
  let last: Promise<unknown> = Promise.resolve();

  async function save(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const change = isJson(request) ? parseFieldChange(await text(request)) : undefined;
    if (change === undefined) return sendJson(response, STATUS.invalid, NOT_JSON);
    const saving = last.then(() => saveField(complex, publicFolder, change));
    last = saving.catch(() => undefined);
    const result = await saving;
    sendJson(response, STATUS[result.status], result);
  }

  async function sendFile(path: string, response: ServerResponse): Promise<void> {
    files ??= await buildEditor(editor);
    const name = path.slice(EDITOR_PATH.length + 1) || "index.html";
    const content = files.get(name);
    if (content === undefined) return void response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": TYPES[extname(name)] ?? "application/octet-stream",
      "cache-control": "no-store",
    });
    response.end(content);
  }

  async function answer(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> {
    try {
      if (path === FIELD_PATH && request.method === "POST") return await save(request, response);
      if (request.method !== "GET") return void response.writeHead(405).end();
      if (path === CONTENT_PATH) return sendJson(response, 200, await readContent(complex, publicFolder));
      if (path === CHANGES_PATH) return onSubscribe(response);
      await sendFile(path, response);
    } catch (error) {
      next(error);
    }
  }

  return (request, response, next) => {
    const [path = ""] = (request.url ?? "").split("?");
    if (path !== EDITOR_PATH && !path.startsWith(`${EDITOR_PATH}/`)) return next();
    if (!isLocal(request)) {
      response.writeHead(403, { "content-type": "text/plain; charset=utf-8" }).end(NOT_LOCAL);
      return;
    }
    void answer(path, request, response, next);
  };
}

/** Adds the content editor to the development server. It is no part of `siteConfig`, so that no build has it. */
export function contentEditorPlugin(options: ContentEditorOptions): Plugin {
  return {
    name: "danji:content-editor",
    apply: "serve",
    configureServer(server) {
      const readers = new Set<ServerResponse>();
      const subscribe = (response: ServerResponse) => {
        response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
        response.write(":\n\n");
        readers.add(response);
        response.on("close", () => readers.delete(response));
      };
      server.watcher.add(options.complex);
      server.watcher.on("all", (_event, path) => {
        if (!path.startsWith(options.complex) || !path.endsWith(".json")) return;
        for (const response of readers) response.write("data: changed\n\n");
      });
      server.middlewares.use(contentEditorMiddleware(options, subscribe));
    },
  };
}

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/;
const LOCAL_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Returns whether a request comes from this machine and a page of this server: other pages can make a browser send one. */
function isLocal({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): boolean {
  const { host = "", origin } = headers;
  const site = headers["sec-fetch-site"];
  return (
    LOOPBACK.test(socket.remoteAddress ?? "") &&
    URL.canParse(`http://${host}`) &&
    LOCAL_NAMES.has(new URL(`http://${host}`).hostname) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === undefined || site === "same-origin" || site === "none")
  );
}

const isOutput = (output: unknown): output is Rolldown.RolldownOutput =>
  typeof output === "object" && output !== null && "output" in output;

/** Bundles the editor into memory, by file name: a module of the development server would reload with content, and lose what is typed. */
async function buildEditor(root: string) {
  const built = await build({
    configFile: false,
    root,
    base: `${EDITOR_PATH}/`,
    logLevel: "error",
    plugins: [react()],
    resolve: { dedupe: ["react", "react-dom", "styled-components"] },
    build: { write: false, modulePreload: { polyfill: false }, chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
  });
  const outputs: unknown[] = Array.isArray(built) ? built : [built];
  const files = outputs.filter(isOutput).flatMap(({ output }) => output);
  return new Map(files.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]));
}
