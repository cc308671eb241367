import { loadComplex } from "@danji/complex/load";
import { DanjiProvider } from "@danji/ui/provider";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sampleFiles } from "../../../../complex/tests/sample-files.ts";
import { storyPopup } from "../../../tests/story-popup.ts";
import { Footer } from "./Footer.tsx";

afterEach(cleanup);

/** Shows the footer of the sample with further links in its menu, and returns the labels of its links. */
function labelsWith(links: readonly { subTitle: string; subUrl: string }[]): (string | null)[] {
  const result = loadComplex({ ...sampleFiles() });
  if (!result.ok) throw new Error("The sample cannot be loaded.");
  const { identity, menu } = result.complex;
  const furtherPages = [{ label: "청약안내", to: "/SalesInfo/SubscriptionGuide" }];
  render(
    <DanjiProvider>
      <Footer
        identity={{ ...identity, furtherPages }}
        menu={[...menu, { title: "소식", subMenu: [...links] }]}
        path="/"
        popup={storyPopup}
      />
    </DanjiProvider>,
  );
  // The footer is hidden until what follows it is there.
  return screen.getAllByRole("link", { hidden: true }).map(({ textContent }) => textContent);
}

it.each([
  ["/SalesInfo/SubscriptionGuide", "청약안내"],
  ["/Promotion/Press", "언론보도"],
  ["/sample/press", "언론보도"],
])("lists %s once where the menu leads to it", (subUrl, label) => {
  expect(labelsWith([{ subTitle: label, subUrl }]).filter((other) => other === label)).toEqual([label]);
});

it("lists the press and further pages where the menu has neither", () => {
  expect(labelsWith([{ subTitle: "홍보영상", subUrl: "/Brand/video" }])).toEqual(
    expect.arrayContaining(["청약안내", "언론보도"]),
  );
});
