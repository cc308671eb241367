import { act } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { KitchenSink } from "../../tests/KitchenSink.tsx";

it("takes over what the server rendered without changing it", async () => {
  const app = (
    <StrictMode>
      <KitchenSink />
    </StrictMode>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(app);
  const served = container.innerHTML;
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root = await act(async () => hydrateRoot(container, app, { onRecoverableError }));
  expect(container.innerHTML).toBe(served);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
