import { Lightbox } from "@danji/ui/lightbox";
import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { dusk, room } from "../../../ui/tests/pictures.ts";
import { render } from "../../../ui/tests/render.tsx";
import { Caption } from "../parts/Caption.tsx";
import type { BlockProps } from "../parts/block-data.ts";
import { Block as FeaturesBlock } from "./Block.tsx";
import { Block as GalleryBlock } from "../gallery/Block.tsx";
import { Block as PaletteBlock } from "../palette/Block.tsx";
import { Block as StatementBlock } from "../statement/Block.tsx";
import type { schema } from "./block.ts";

const pictures = { dusk: { ...dusk, made: "computer" }, room: { ...room, made: "camera" } } as const;

const features: BlockProps<typeof schema>["block"] = {
  kind: "features",
  numbered: true,
  features: [
    {
      title: "저녁의 길",
      image: "dusk",
      caption: "해 질 녘",
      paragraphs: ["첫 문단", "<strong>둘째</strong> 문단"],
      facts: [{ term: "갖춤(예정)", text: "의자 둘" }],
      link: { label: "단지배치도", to: "/ComplexGuide/intro" },
    },
    { title: "낮의 방", image: "room", paragraphs: ["한 문단"], facts: [] },
    { title: "그림이 없는 것", image: "lost", paragraphs: ["글은 남습니다"], facts: [] },
  ],
  provenance: { source: "사업계획", asOf: "2026-01-01" },
};

const featuresBlock = (block = features) => (
  <Lightbox.Root>
    <FeaturesBlock block={block} pictures={pictures} />
  </Lightbox.Root>
);

describe("FeaturesBlock", () => {
  it("shows each item under its own heading, with its facts and links", () => {
    const { getAllByRole, getByRole, container } = render(featuresBlock());
    expect(getAllByRole("article")).toHaveLength(3);
    const first = within(getByRole("article", { name: "저녁의 길" }));
    expect(first.getByRole("heading", { level: 3 }).textContent).toBe("저녁의 길");
    expect(first.getByRole("figure").textContent).toBe("해 질 녘컴퓨터그래픽");
    expect(first.getByRole("term").textContent).toBe("갖춤(예정)");
    expect(first.getByRole("link").getAttribute("href")).toBe("/ComplexGuide/intro");
    expect(container.textContent).toContain("출처 사업계획\u00a0· 2026.01.01 기준");
    expect(container.querySelector("strong")?.textContent).toBe("둘째");
  });

  it("says the order only to those who see it, and only where there is one", () => {
    const { getByText, queryByText, rerender } = render(featuresBlock());
    expect(getByText("02").getAttribute("aria-hidden")).toBe("true");
    rerender(featuresBlock({ ...features, numbered: false }));
    expect(queryByText("02")).toBeNull();
  });
});

it("Caption says of a picture that a computer drew it, and nothing of a photograph", () => {
  const drawn = render(<Caption picture={pictures.dusk} />);
  expect(drawn.container.textContent).toBe("컴퓨터그래픽");
  drawn.rerender(<Caption picture={pictures.room}>거실</Caption>);
  expect(drawn.container.textContent).toBe("거실");
  drawn.rerender(<Caption picture={pictures.room} />);
  expect(drawn.container.innerHTML).toBe("");
});

it("GalleryBlock has a slide with its caption for each picture, and ways to leaf", () => {
  const shown = [{ image: "dusk", caption: "저녁" }, { image: "room" }];
  const { getByRole, getAllByRole } = render(
    <Lightbox.Root>
      <GalleryBlock block={{ kind: "gallery", label: "견본 그림", pictures: shown }} pictures={pictures} />
    </Lightbox.Root>,
  );
  expect(getByRole("region", { name: "견본 그림" })).toBeDefined();
  expect(getAllByRole("img", { hidden: true }).map((image) => image.getAttribute("alt"))).toEqual([dusk.alt, room.alt]);
  expect(getByRole("button", { name: "다음" })).toBeDefined();
});

it("StatementBlock reads as one sentence, whatever its lines", () => {
  const { container } = render(<StatementBlock block={{ kind: "statement", lines: ["크게 보이기보다", "오래"] }} />);
  expect(container.textContent?.trim()).toBe("크게 보이기보다 오래");
});

it("PaletteBlock names each colour beside its patch", () => {
  const swatches = [
    { name: "오크", text: "바닥", colour: "#cda878" },
    { name: "녹색", text: "의자", colour: "#1f5a48" },
  ];
  const { getAllByRole } = render(<PaletteBlock block={{ kind: "palette", swatches }} />);
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["오크바닥", "녹색의자"]);
  expect(getAllByRole("heading", { level: 3 })).toHaveLength(2);
});
