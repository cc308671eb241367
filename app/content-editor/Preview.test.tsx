import { DanjiProvider } from "@danji/ui/provider";
import { theme } from "@danji/ui/theme";
import { fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Preview } from "./Preview.tsx";

afterEach(() => vi.unstubAllGlobals());

it("waits for a page that is reloading and has no body yet", () => {
  const observe = vi.fn<(element: unknown) => void>();
  vi.stubGlobal("ResizeObserver", function ResizeObserver() {
    return { observe, disconnect: () => undefined };
  });
  vi.stubGlobal("IntersectionObserver", function IntersectionObserver(report: (entries: readonly object[]) => void) {
    return { observe: () => report([{ isIntersecting: true }]), disconnect: () => undefined };
  });
  const { container } = render(
    <DanjiProvider theme={theme}>
      <Preview place={{ route: "about:blank", label: "홈", id: "hero" }} />
    </DanjiProvider>,
  );
  const frame = container.querySelector("iframe");
  if (!frame) throw new Error("There is no preview.");
  const reloading = document.implementation.createHTMLDocument();
  reloading.documentElement.replaceChildren();
  // Assigned, it would replace the document of the page that all tests share.
  const itsWindow = Object.create(window, { document: { value: reloading } });
  vi.spyOn(frame, "contentWindow", "get").mockReturnValue(itsWindow);
  fireEvent.load(frame);
  expect(observe).not.toHaveBeenCalled();
});
