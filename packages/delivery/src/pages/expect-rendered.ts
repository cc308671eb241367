/** Mark that React leaves where a boundary's content threw while it was rendered. */
const FAILED_BOUNDARY = "<!--$!-->";

/** @throws Error that names the page when a part of it could not be rendered. */
export function expectRendered(html: string, url: string): void {
  if (!html.includes(FAILED_BOUNDARY)) return;
  throw new Error(`${url} 페이지의 일부를 그리지 못했습니다.\nA part of the page ${url} could not be rendered.`);
}
