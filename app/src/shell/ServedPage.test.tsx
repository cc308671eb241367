import { theme } from "@danji/ui/theme";
import { DanjiProvider } from "@danji/ui/provider";
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ServedPage } from "./ServedPage.tsx";
import { recordShownPage } from "./loading/open-document.ts";

interface SiteProps {
  isBroken?: boolean;
  /** What the page says once it has been updated. */
  text?: string;
}

function Site({ isBroken = false, text = "예약" }: SiteProps) {
  if (isBroken) throw new Error("The frame is broken.");
  return (
    <form id="visit-form">
      <title>단지안내</title>
      <h1>{text}</h1>
      <p>신청해 주세요.</p>
      <input name="name" />
      <input type="checkbox" name="marketing" />
      <select name="children">
        <option value="0">0명</option>
        <option value="2">2명</option>
      </select>
      <a href="/next">다음</a>
    </form>
  );
}

/** Serves the page, lets a visitor and others change it, and hydrates it. */
function open(change: (page: HTMLElement) => void = () => undefined) {
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(<Site />).replace(/^<title>.*?<\/title>/u, "");
  change(root);
  const onFailure = vi.fn<() => void>();
  const mismatches = vi.fn<(error: unknown) => void>();
  const site = (props: SiteProps) => (
    <DanjiProvider theme={theme}>
      <ServedPage root={root} onFailure={onFailure}>
        <Site {...props} />
      </ServedPage>
    </DanjiProvider>
  );
  const options = { container: root, hydrate: true, onCaughtError: () => undefined, onRecoverableError: mismatches };
  const { rerender, unmount } = render(site({}), options);
  onTestFinished(() => {
    unmount();
    root.remove();
  });
  return { root, onFailure, mismatches, update: (props: SiteProps) => rerender(site(props)) };
}

const find = (root: Element, selector: string): HTMLInputElement => {
  const found = root.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};

/** Fills in the form, up to a caret behind its second character. */
function type(root: HTMLElement): void {
  find(root, "[name=name]").value = "김하늘";
  find(root, "[name=marketing]").checked = true;
  find(root, "select").value = "2";
  find(root, "[name=name]").focus();
  find(root, "[name=name]").setSelectionRange(2, 2);
}

const TYPED = { name: "김하늘", marketing: true, children: "2", focused: "name", caret: 2 };

function typedIn(root: HTMLElement): typeof TYPED {
  const focused = document.activeElement;
  return {
    name: find(root, "[name=name]").value,
    marketing: find(root, "[name=marketing]").checked,
    children: find(root, "select").value,
    focused: focused instanceof HTMLInputElement ? focused.name : "",
    caret: find(root, "[name=name]").selectionStart ?? 0,
  };
}

beforeEach(() => {
  const { href } = location;
  history.replaceState(null, "", "/guide");
  recordShownPage("/guide");
  return () => history.replaceState(null, "", href);
});

describe("where the code fails", () => {
  it("keeps the page as it is on the screen, with its title, its styles and what was typed", () => {
    const { root, onFailure, update } = open();
    update({ text: "예약 안내" });
    type(root);
    update({ isBroken: true });
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(find(root, "h1").textContent).toBe("예약 안내");
    expect(document.title).toBe("단지안내");
    expect(getComputedStyle(document.documentElement).getPropertyValue("--danji-color-text")).not.toBe("");
    expect(typedIn(root)).toEqual(TYPED);
  });

  it("loads the document of a page to which the visitor has gone", () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    onTestFinished(() => reload.mockRestore());
    const { update, onFailure } = open();
    history.replaceState(null, "", "/plan");
    update({ isBroken: true });
    expect([reload.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 0]);
  });
});

it.each([
  ["a password manager", (root: HTMLElement) => find(root, "[name=name]").before(document.createElement("div"))],
  [
    "a translator",
    (root: HTMLElement) => {
      const words = document.createElement("font");
      words.textContent = "Please apply.";
      find(root, "p").replaceChildren(words);
    },
  ],
])("keeps what was typed, the focus and the caret where %s has changed the served page", (_, change) => {
  const { root, mismatches } = open((page) => {
    change(page);
    type(page);
  });
  expect(mismatches).toHaveBeenCalled();
  expect(typedIn(root)).toEqual(TYPED);
});
