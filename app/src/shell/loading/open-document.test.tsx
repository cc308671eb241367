import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDocument, recordShownPage } from "./open-document.ts";

const FAILURE = new Error("The page's code failed to load.");
const leaving = vi.fn();
const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
const server = vi.spyOn(globalThis, "fetch");

beforeEach(() => {
  window.addEventListener("danji:leaving", leaving);
  history.replaceState(null, "", "/next");
  recordShownPage("/shown");
  server.mockResolvedValue(new Response());
});
afterEach(() => {
  window.removeEventListener("danji:leaving", leaving);
  vi.clearAllMocks();
});

it("opens the document of the next page, announces that, and stays pending", async () => {
  const settled = vi.fn();
  openDocument(FAILURE).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(leaving).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

it("leaves the page that is on the screen alone", async () => {
  recordShownPage("/next");
  await expect(openDocument(FAILURE)).rejects.toBe(FAILURE);
  expect(reload).not.toHaveBeenCalled();
});

it("opens no document while the server does not answer", async () => {
  server.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(openDocument(FAILURE)).rejects.toBe(FAILURE);
  expect(reload).not.toHaveBeenCalled();
});
