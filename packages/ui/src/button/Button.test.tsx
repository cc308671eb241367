import { describe, expect, it, vi } from "vitest";
import { render } from "../../tests/render.tsx";
import { Disclosure } from "../disclosure/index.ts";
import { Button, BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS, BUTTON_WIDTHS, ButtonLink } from "./index.ts";

describe("Button", () => {
  it("cannot be pressed while what it set off is under way, and says so", async () => {
    const onClick = vi.fn<() => void>();
    const { user, getByRole } = render(
      <Button pending pendingLabel="등록 중..." onClick={onClick}>
        방문예약 등록
      </Button>,
    );
    const button = getByRole("button", { name: "등록 중..." });
    expect(button.hasAttribute("disabled")).toBe(true);
    expect(button.getAttribute("aria-busy")).toBe("true");
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it("keeps its words while pending when it has no others", () => {
    const { getByRole } = render(<Button pending>더보기</Button>);
    expect(getByRole("button", { name: "더보기" })).toBeDefined();
  });

  it("puts nothing of its look on the element as an attribute, in any look", () => {
    const looks = BUTTON_VARIANTS.flatMap((variant) =>
      BUTTON_SIZES.flatMap((size) =>
        BUTTON_TONES.flatMap((tone) => BUTTON_WIDTHS.map((width) => ({ variant, size, tone, width }))),
      ),
    );
    for (const look of looks) {
      const { getByRole, unmount } = render(<Button {...look}>등록</Button>);
      expect(getByRole("button").getAttributeNames().toSorted()).toEqual(["class", "type"]);
      unmount();
    }
  });
});

it("gives its look to the only child, which is no button then", () => {
  const { getByRole, queryByRole } = render(
    <Button asChild variant="secondary">
      <a href="/plans">평면 안내</a>
    </Button>,
  );
  expect(getByRole("link", { name: "평면 안내" }).getAttributeNames().toSorted()).toEqual(["class", "href"]);
  expect(queryByRole("button")).toBeNull();
});

it("marks a child that is busy, and leaves it its words", () => {
  const { getByRole } = render(
    <Button asChild pending>
      <a href="/plans">평면 안내</a>
    </Button>,
  );
  expect(getByRole("link", { name: "평면 안내" }).getAttribute("aria-busy")).toBe("true");
});

it("keeps the look of a child that opens a disclosure", async () => {
  const { user, getByRole } = render(
    <Disclosure.Root>
      <Disclosure.Trigger asChild>
        <button className="own">문의처</button>
      </Disclosure.Trigger>
      <Disclosure.Content>1588-0000</Disclosure.Content>
    </Disclosure.Root>,
  );
  const trigger = getByRole("button", { name: "문의처", expanded: false });
  expect(trigger.className).toBe("own");
  await user.click(trigger);
  expect(trigger.getAttribute("aria-expanded")).toBe("true");
});

it("ButtonLink is a link of the site", () => {
  const { getByRole } = render(<ButtonLink to="/Promotion/Customer">상담예약</ButtonLink>);
  const link = getByRole("link", { name: "상담예약" });
  expect(link.getAttribute("href")).toBe("/Promotion/Customer");
  expect(link.getAttributeNames().toSorted()).toEqual(["class", "href"]);
});
