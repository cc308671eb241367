import { render } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { ServedPage } from "./ServedPage.tsx";

const SERVED = "<h1>단지안내</h1>";

function Site({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error("The frame is broken.");
  return <h1>단지안내</h1>;
}

it.each([
  ["brings back the page that was served", "/guide", { reloads: 0, failures: 1, html: SERVED }],
  ["loads the document of a page to which the visitor has gone", "/plan", { reloads: 1, failures: 0, html: "" }],
])("%s where its code fails", (_, path, outcome) => {
  const { href } = location;
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  onTestFinished(() => {
    reload.mockRestore();
    history.replaceState(null, "", href);
  });
  history.replaceState(null, "", "/guide");
  const root = document.createElement("div");
  root.innerHTML = SERVED;
  const onFailure = vi.fn<() => void>();
  const site = (isBroken: boolean) => (
    <ServedPage root={root} onFailure={onFailure}>
      <Site isBroken={isBroken} />
    </ServedPage>
  );
  const { rerender } = render(site(false), { container: root, hydrate: true, onCaughtError: () => undefined });
  history.replaceState(null, "", path);
  rerender(site(true));
  expect({ reloads: reload.mock.calls.length, failures: onFailure.mock.calls.length, html: root.innerHTML }).toEqual(
    outcome,
  );
});
