import { createSiteModel } from "@danji/complex/sun/site-model";
import { siteWinterSun, siteYearSun } from "@danji/complex/sun/site-sun";
import { fireEvent, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { FRONTAGES, sunlight, supply } from "../../../complex/tests/sun/sun-site.ts";
import { hydrate } from "../../../ui/tests/hydrate.tsx";
import { render } from "../../../ui/tests/render.tsx";
import { createPlanSheets } from "../parts/floor-plans/plan-sheets.ts";
import { FindFlat } from "./Block.tsx";
import { Block as SunlightTables } from "../sunlight-tables/Block.tsx";

const model = createSiteModel(sunlight, supply, FRONTAGES);
const winterSuns = siteWinterSun(model, sunlight.winterRule);
const sheets = createPlanSheets(() => undefined);
const site = { supply, sunlight, winterSuns };

const loadSuns = () => Promise.resolve(siteYearSun(model, "2026"));

const finder = (shown = sunlight, loadYear = loadSuns) => (
  <FindFlat {...site} sunlight={shown} model={model} plans={{}} sheets={sheets} loadYear={loadYear} />
);

/** Returns what the page says of the flat itself. */
const answer = ({ getByRole }: ReturnType<typeof render>) =>
  getByRole("heading", { level: 3 }).parentElement?.parentElement;

describe("FindFlat", () => {
  it("shows outlook and sunlight of the flat that is selected by building, floor and line", async () => {
    const page = render(finder());
    const { user, getByLabelText } = page;
    await user.selectOptions(getByLabelText("동"), "102");
    await user.selectOptions(getByLabelText("층"), "1");
    await user.selectOptions(getByLabelText("호"), "2");
    expect(answer(page)?.textContent).toContain("102동 102호");
    expect(answer(page)?.textContent).toContain("101동까지 50m");
    expect(page.getAllByText("충족")).toHaveLength(2);
  });

  it("selects a flat on the building, and a building on the plan", async () => {
    const page = render(finder());
    await page.user.click(page.getByRole("radio", { name: "101동" }));
    await page.user.click(page.getByRole("radio", { name: /^101동 2002호/u }));
    expect(answer(page)?.textContent).toContain("101동 2002호");
    expect(answer(page)?.textContent).toContain("동짓날 거실 일조시간8시간");
    expect(answer(page)?.textContent).toContain("마주 보는 동이 없습니다");
  });

  it("keeps the floor that the next building has", async () => {
    const page = render(finder());
    await page.user.selectOptions(page.getByLabelText("동"), "101");
    await page.user.selectOptions(page.getByLabelText("층"), "20");
    await page.user.selectOptions(page.getByLabelText("동"), "102");
    expect(answer(page)?.textContent).toContain("102동 1001호");
  });

  it("shows the flat that was selected before hydration, or kept by the browser over a reload", async () => {
    const { hydrated } = await hydrate(finder(), (page) => {
      within(page).getByLabelText<HTMLSelectElement>("동").value = "101";
    });
    expect(hydrated).toMatch(/<h3[^>]*>101동 /u);
  });

  it("says when the sun reaches the window on a day, and whether it does at a time", () => {
    const { getByRole, getByText } = render(finder());
    expect(getByText(/12월 22일에는 .*에 거실에 해가 듭니다\. 모두 /u)).toBeDefined();
    fireEvent.change(getByRole("slider", { name: "시각" }), { target: { value: "1200" } });
    expect(getByText(/밤입니다/u)).toBeDefined();
    fireEvent.change(getByRole("slider", { name: "날짜" }), { target: { value: "171" } });
    expect(getByText(/^6월 21일에는/u)).toBeDefined();
  });

  it("averages February over the days of its year, and offers the last day of a leap year", () => {
    const february = (day: string) => {
      const page = render(finder({ ...sunlight, winterRule: { ...sunlight.winterRule, day } }));
      const [, hours, minutes] =
        /2월(\d+)시간 (\d+)분/u.exec(page.getByRole("row", { name: /^2월/u }).textContent) ?? [];
      fireEvent.change(page.getByRole("slider", { name: "날짜" }), { target: { value: "365" } });
      const last = page.getByText(/에 거실에 해가 듭니다\. 모두 /u).textContent;
      page.unmount();
      return { average: Number(hours) * 60 + Number(minutes), last };
    };
    const [common, leap] = [february("2027-12-22"), february("2028-12-21")];
    expect(Math.abs(leap.average - common.average)).toBeLessThan(5);
    expect(leap.last).toMatch(/^12월 31일에는/u);
  });

  it("finds flats by conditions, selects one, and keeps the conditions when the other tab is selected", async () => {
    const page = render(finder());
    const { user, getByRole, findAllByText, getByText } = page;
    await user.click(getByRole("tab", { name: "조건" }));
    fireEvent.change(getByRole("slider", { name: "동짓날 일조시간" }), { target: { value: "480" } });
    fireEvent.change(getByRole("slider", { name: "층" }), { target: { value: "20" } });
    expect(getByText("조건에 맞는 집 2세대")).toBeDefined();
    expect(await findAllByText(/연간 [\d,]+시간/u)).toHaveLength(2);
    await user.click(getByRole("button", { name: /^101동 2001호/u }));
    expect(answer(page)?.textContent).toContain("101동 2001호");
    await user.click(getByRole("tab", { name: "동·층·호" }));
    await user.click(getByRole("tab", { name: "조건" }));
    expect(getByText("조건에 맞는 집 2세대")).toBeDefined();
  });

  it("says that the year could not be calculated, and calculates it on request", async () => {
    const loadYear = vi.fn(loadSuns).mockRejectedValueOnce(new Error("The worker failed."));
    const { user, getByRole, findAllByText, findByText, queryByText } = render(finder(undefined, loadYear));
    await user.click(getByRole("tab", { name: "조건" }));
    expect(await findByText(/^연간 햇빛을 계산하지 못해/u)).toBeDefined();
    expect((await findAllByText(/연간 계산하지 못함/u)).length).toBeGreaterThan(0);
    await user.click(getByRole("button", { name: "다시 계산하기" }));
    expect(document.activeElement).toBe(getByRole("tabpanel"));
    expect((await findAllByText(/연간 [\d,]+시간/u)).length).toBeGreaterThan(0);
    expect(queryByText(/계산하지 못/u)).toBeNull();
  });

  it("says which part of the rule a flat does not meet", () => {
    const strict = { ...sunlight.winterRule, continuous: { from: 9, to: 15, hours: 5 } };
    const { getByText } = render(finder({ ...sunlight, winterRule: strict }));
    expect(getByText("미충족").parentElement?.textContent).toBe("9–15시에 연속 5시간2시간 26분미충족");
  });
});

it("says nothing of the rule of courts where the complex does not ask for it", () => {
  const quiet = { ...sunlight, winterRule: { ...sunlight.winterRule, shown: false } };
  const { container } = render(
    <>
      {finder(quiet)}
      <SunlightTables {...site} sunlight={quiet} />
    </>,
  );
  expect(container.textContent).toContain("동짓날 거실 일조시간");
  expect(container.textContent).not.toMatch(/충족|법원|판결/u);
});

it("SunlightTables shows for each line the sunlight of its lowest, middle and top floors, and from which floor on the rule is met", () => {
  const { getByRole } = render(<SunlightTables {...site} />);
  expect(getByRole("table", { name: /^101동/u }).textContent).toContain("1호 84A8시간8시간8시간모든 층");
});
