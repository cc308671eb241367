import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { JsonLd } from "./JsonLd.tsx";
import { saleEvent } from "./ScheduleData.tsx";

it("keeps text that would end the block inside of it", () => {
  const name = "</script><script>alert(1)</script><!-- & \u2028";
  const { container } = render(<JsonLd data={{ "@type": "Thing", name }} />);
  const blocks = container.querySelectorAll("script");
  expect(blocks).toHaveLength(1);
  expect(blocks[0]?.innerHTML).not.toContain("<");
  expect(JSON.parse(blocks[0]?.textContent ?? "")).toEqual({
    "@context": "https://schema.org",
    "@type": "Thing",
    name,
  });
});

const venue = {
  name: "견본 단지",
  siteUrl: "https://sample.example",
  builder: "견본건설(주)",
  address: { site: "견본시 견본동", modelHouse: "견본시 견본로 1" },
};
const page = "https://sample.example/plan";
const subscription = {
  key: "special",
  title: "특별공급 청약",
  start: "2026-12-15",
  hours: { from: "09:00", to: "17:30" },
  place: "https://apply.example",
};

it("states hours in Seoul's time, and a web address as a virtual location", () => {
  expect(saleEvent(subscription, venue, page, true)).toMatchObject({
    name: "견본 단지 특별공급 청약 (예정)",
    startDate: "2026-12-15T09:00+09:00",
    endDate: "2026-12-15T17:30+09:00",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: "https://apply.example" },
  });
});

it("states whole days without hours", () => {
  const contract = { key: "contract", title: "정당계약", start: "2026-12-30", end: "2027-01-02", place: "modelHouse" };
  expect(saleEvent(contract, venue, page, false)).toMatchObject({
    name: "견본 단지 정당계약",
    startDate: "2026-12-30T00:00:00+09:00",
    endDate: "2027-01-02T23:59:59+09:00",
    location: { "@type": "Place", address: { streetAddress: "견본시 견본로 1", addressCountry: "KR" } },
  });
});

it.each([
  ["2027-12-09", "2027-12-01T00:00:00+09:00", "2027-12-31T23:59:59+09:00"],
  ["2028-02-01", "2028-02-01T00:00:00+09:00", "2028-02-29T23:59:59+09:00"],
])("claims no day where only the month of %s is known", (start, startDate, endDate) => {
  const moveIn = { key: "move-in", title: "입주", start, label: "그달" };
  const event = saleEvent(moveIn, venue, page, true);
  expect([event.startDate, event.endDate]).toEqual([startDate, endDate]);
  expect(event.location).toMatchObject({ name: "견본 단지", address: { streetAddress: "견본시 견본동" } });
});

it("names no real office for a fictional complex", () => {
  const event = saleEvent(
    { ...subscription, note: "청약홈에서 접수합니다." },
    { ...venue, sample: "예시" },
    page,
    true,
  );
  expect(event.location).toEqual({ "@type": "VirtualLocation", url: page });
  expect(JSON.stringify(event)).not.toMatch(/apply\.example|청약홈/u);
});
