import { expect, it } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { sampleFilm } from "../parts/film/film.fixture.ts";
import { Block } from "./Block.tsx";

const HINT = { name: "화면을 클릭하면 VR을 보실 수 있습니다." };
const OURS = "/tour";
/** A frame elsewhere: nothing is to be fetched while tests run. */
const ELSEWHERE = "about:blank#84d";

const tab = (type: string, label: string, src: string | undefined) => ({
  type,
  label,
  src,
  still: sampleFilm.poster,
  description: `${label}의 거실에 서서 둘러봅니다.`,
});

it("leads from each tab to the address of its own type", async () => {
  const { user, getByRole, getByTitle } = render(<Block tours={[tab("a", "84A", OURS), tab("d", "84D", ELSEWHERE)]} />);
  expect(getByRole("link", HINT).getAttribute("href")).toBe(OURS);
  await user.click(getByRole("tab", { name: "84D" }));
  expect(getByRole("link", HINT).getAttribute("href")).toBe(ELSEWHERE);
  expect(document.querySelector("iframe")).toBeNull();
  await user.click(getByRole("link", HINT));
  expect(getByTitle("84D VR 둘러보기").getAttribute("src")).toBe(ELSEWHERE);
});

it("leads from all tabs to one address where they share it", async () => {
  const { user, getByRole } = render(<Block tours={[tab("a", "84A", OURS), tab("d", "84D", OURS)]} />);
  await user.click(getByRole("tab", { name: "84D" }));
  expect(getByRole("link", HINT).getAttribute("href")).toBe(OURS);
});

it("says what is to come, and what there will be to see, where a type has no tour yet", () => {
  const { getByText, queryByRole } = render(<Block tours={[tab("a", "84A", undefined)]} />);
  expect(getByText("준비 중입니다")).toBeDefined();
  expect(getByText("84A의 거실에 서서 둘러봅니다.")).toBeDefined();
  expect(queryByRole("link", HINT)).toBeNull();
});
