import type { AppContext } from "../http/context.ts";
import type { Problem } from "../http/problem.ts";

/** Returns a page of our own HTML for what the site has no page for. Neither part may hold anything of the request. */
export const plainPage = (title: string, body: string): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>body{margin:20vh auto;max-width:32rem;padding:0 24px;font:16px/1.65 sans-serif;color:#14181b;background:#faf8f4;word-break:keep-all}a{color:inherit}button{min-height:48px;padding:0 24px;font:inherit}</style>
</head>
<body><main><h1>${title}</h1>${body}<p><a href="/">처음으로</a></p></main></body>
</html>
`;

/** Answers a problem with a page: one sentence and a way home. */
export function errorPage(c: AppContext, { status, message, retryAfter }: Problem): Response {
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  c.header("Cache-Control", "no-store");
  return c.html(plainPage(message, ""), status);
}
