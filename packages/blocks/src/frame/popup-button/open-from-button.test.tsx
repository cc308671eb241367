import { DanjiProvider } from "@danji/ui/provider";
import { theme } from "@danji/ui/theme";
import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BottomBar } from "../bottom-bar/BottomBar.tsx";
import { MenuButton, SearchButton } from "../header/HeaderButtons.tsx";
import { PopupButton } from "./PopupButton.tsx";

/** Elements that had the focus when an overlay was to open. */
const openers: (Element | null)[] = [];
const open = () => void openers.push(document.activeElement);
const preload = () => undefined;
const popup = { open, preload };

it.each([
  ["menu", <MenuButton key="" open={false} onOpen={open} onPreload={preload} />],
  ["search", <SearchButton key="" open={false} onOpen={open} onPreload={preload} />],
  [
    "interest popup",
    <PopupButton key="" popup={popup} fallback="/visit">
      등록
    </PopupButton>,
  ],
  [
    "interest popup on narrow screens",
    <BottomBar key="" identity={{ phone: "1600-0000", siteKey: "sample" }} popup={popup} />,
  ],
])("focuses the button of the %s, as Safari does not on a click, before it opens", (_, button) => {
  openers.length = 0;
  render(<DanjiProvider theme={theme}>{button}</DanjiProvider>);
  const opener = screen.getByRole("button", { hidden: true });
  // Without a pointer a click moves no focus.
  act(() => opener.click());
  expect(openers).toEqual([opener]);
});
