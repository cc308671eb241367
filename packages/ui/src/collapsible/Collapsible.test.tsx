import { fireEvent, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Disclosure } from "../disclosure/index.ts";
import { DanjiProvider } from "../provider/index.ts";
import { theme } from "../theme/index.ts";

it.each([false, true])("opens where the browser's search finds something in it; hydrated: %s", (hydrate) => {
  const onOpenChange = vi.fn();
  const page = (
    <DanjiProvider theme={theme}>
      <Disclosure.Root onOpenChange={onOpenChange}>
        <Disclosure.Trigger>문의처</Disclosure.Trigger>
        <Disclosure.Content>1588-0000</Disclosure.Content>
      </Disclosure.Root>
    </DanjiProvider>
  );
  const container = document.body.appendChild(document.createElement("div"));
  if (hydrate) container.innerHTML = renderToString(page);
  const { getByRole, getByText } = render(page, { container, hydrate });
  fireEvent(getByText("1588-0000"), new Event("beforematch", { bubbles: true }));
  expect(getByRole("button", { name: "문의처" }).getAttribute("aria-expanded")).toBe("true");
  expect(onOpenChange.mock.calls).toEqual([[true, "search"]]);
});
