import { type BrowserContext, type ConsoleMessage, expect, type Request, type WebError } from "@playwright/test";

/** Reasons that are no fault: the page that wanted a file went away, or a browser without JavaScript fetches no script. */
const HARMLESS = new Set(["net::ERR_ABORTED", "csp"]);

/** What a browser says of itself that draws panoramas without a graphics card. */
export const SLOW_GRAPHICS = /GPU stall due to ReadPixels|GL Driver Message|Automatic fallback to software WebGL/u;

/** What a browser complained about while a test looked on: its console, errors in pages, requests without an answer. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #watched: BrowserContext[] = [];

  readonly #onConsole = (message: ConsoleMessage): void => {
    const type = message.type();
    if (type === "error" || type === "warning")
      this.#seen.push(`${type}: ${message.text()} (${message.location().url})`);
  };
  readonly #onError = (error: WebError): void => {
    this.#seen.push(`uncaught: ${String(error.error())}`);
  };
  readonly #onFailure = (request: Request): void => {
    const reason = request.failure()?.errorText ?? "";
    if (!HARMLESS.has(reason)) this.#seen.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  };

  /** Listens to all pages of a context. */
  watch(context: BrowserContext): void {
    context.on("console", this.#onConsole);
    context.on("weberror", this.#onError);
    context.on("requestfailed", this.#onFailure);
    this.#watched.push(context);
  }

  /** Stops listening. */
  leave(): void {
    for (const context of this.#watched) {
      context.off("console", this.#onConsole);
      context.off("weberror", this.#onError);
      context.off("requestfailed", this.#onFailure);
    }
  }

  /** Declares a complaint that the test itself provokes. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Fails when there was a complaint that nobody declared. */
  verify(): void {
    const unexpected = this.#seen.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
    expect(unexpected, "complaints of the browser").toEqual([]);
  }
}
