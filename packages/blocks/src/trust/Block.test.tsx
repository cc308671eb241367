import { expect, it } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { Block } from "./Block.tsx";

const trust = (
  <Block
    block={{
      kind: "trust",
      registrations: [{ role: "시공", number: "건설업 등록번호 00-0000" }],
      plans: [{ label: "단지배치도", to: "/ComplexGuide/intro" }],
    }}
    identity={{
      shownUrl: "https://sample.example",
      sample: "견본 사이트",
      phone: "02-000-0000",
      companies: [
        { role: "시행", name: "견본개발(주)" },
        { role: "시공", name: "견본건설(주)" },
      ],
    }}
    forms={{
      privacy: {
        items: { interest: "이름", visit: "이름, 방문일", inquiry: "이름, 문의 내용" },
        purpose: "상담",
        retention: "분양이 끝나고 6개월 뒤에 삭제합니다",
        officer: "견본개발(주) 홍길동",
      },
    }}
    checked={[
      { name: "사업개요", source: "사업계획", asOf: "2026-01-01" },
      { name: "인지세", source: "「인지세법」", asOf: "2025-10-01", reviewBy: "2026-12-31" },
    ]}
  />
);

/** Returns what stands under each term. */
function listed(): Record<string, string[]> {
  const { container } = render(trust);
  return Object.fromEntries(
    [...container.querySelectorAll("dl > div")].map((group) => [
      group.querySelector("dt")?.textContent ?? "",
      [...group.querySelectorAll("dd")].map(({ textContent }) => textContent.trim()),
    ]),
  );
}

it("says who stands behind the site, what is collected for whom, how it is deleted, what may change, and what was checked when", () => {
  expect(listed()).toEqual({
    "공식 주소": ["https://sample.example 견본 사이트"],
    "사업주체와 시공사": ["시행 견본개발(주)", "시공 견본건설(주) 건설업 등록번호 00-0000"],
    "수집하는 정보": ["관심고객 등록: 이름", "방문예약: 이름, 방문일", "문의: 이름, 문의 내용"],
    "받는 곳과 이용 목적": ["견본개발(주) 홍길동. 상담에만 이용합니다. 계산기에 적은 내용은 보내지 않습니다."],
    "삭제 방법": ["02-000-0000에 요청하시면 지체 없이 삭제합니다. 요청이 없어도 분양이 끝나고 6개월 뒤에 삭제합니다."],
    "바뀔 수 있는 계획": ["단지배치도", "(예정)과 (계획)을 붙인 내용은 바뀌거나 취소될 수 있습니다."],
    "최종 확인일": [
      "사업개요 · 2026.01.01 확인 사업계획",
      "인지세 · 2025.10.01 확인, 다음 확인 2026.12.31 「인지세법」",
    ],
  });
});

it("links the phone and the pages with plans", () => {
  const { getByRole } = render(trust);
  expect(getByRole("link", { name: "02-000-0000" }).getAttribute("href")).toBe("tel:020000000");
  expect(getByRole("link", { name: "단지배치도" }).getAttribute("href")).toBe("/ComplexGuide/intro");
});
