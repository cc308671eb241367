import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { dusk, duskPortrait } from "../../tests/pictures.ts";
import { render } from "../../tests/render.tsx";
import { Picture } from "./index.ts";

const SIZES = "100vw";

it("offers the best format first and another cut to narrow windows", () => {
  const { container } = render(<Picture source={dusk} narrow={duskPortrait} sizes={SIZES} />);
  const offers = Array.from(container.querySelectorAll("source"), (source) => [
    source.media,
    source.type,
    source.srcset,
  ]);
  expect(offers).toEqual([
    ["(width <= 900px)", "image/avif", duskPortrait.avif],
    ["", "image/avif", dusk.avif],
  ]);
  expect(container.querySelector("img")?.getAttribute("src")).toBe(dusk.src);
});

it("shows a picture that comes in one format alone", () => {
  const { container } = render(
    <Picture source={{ alt: "단지", width: 4, height: 3, src: "/dusk.webp" }} sizes={SIZES} />,
  );
  expect(container.querySelector("source")).toBeNull();
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/dusk.webp");
});

it("loads only what is seen first eagerly", () => {
  const { getByAltText } = render(
    <>
      <Picture source={dusk} sizes={SIZES} alt="먼저" priority />
      <Picture source={dusk} sizes={SIZES} alt="나중" />
    </>,
  );
  expect(getByAltText("먼저").getAttribute("loading")).toBe("eager");
  expect(getByAltText("먼저").getAttribute("fetchpriority")).toBe("high");
  expect(getByAltText("나중").getAttribute("loading")).toBe("lazy");
});

it("keeps what matters in sight, in each cut its own", () => {
  const { container } = render(
    <Picture
      source={{ ...dusk, focus: { x: 0.7, y: 0.455 } }}
      narrow={{ ...duskPortrait, focus: { x: 0.5, y: 1 } }}
      sizes={SIZES}
      fill
    />,
  );
  const style = container.querySelector("picture")?.style;
  expect(style?.getPropertyValue("--danji-focus")).toBe("70% 45.5%");
  expect(style?.getPropertyValue("--danji-focus-narrow")).toBe("50% 100%");
});

it("says nothing where the text beside it does", () => {
  expect(renderToString(<Picture source={dusk} sizes={SIZES} alt="" />)).toContain('alt=""');
});
