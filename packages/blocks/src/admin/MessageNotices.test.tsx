import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { MessageNotices } from "./MessageNotices.tsx";

/** Returns what is warned of. */
function warnedOf(notices: Partial<ComponentProps<typeof MessageNotices>>) {
  const none = { nearLimits: [], nearQuarantines: [], unsent: [], failure: "" };
  return render(<MessageNotices {...none} {...notices} />).getByRole("alert").textContent;
}

it("warns of a disk that is nearly full", () => {
  expect(warnedOf({ lowSpace: 123_900_000 })).toContain("남은 자리가 123MB입니다.");
});

it("warns of a quarantine that is nearly full, with the name of its site where there are several", () => {
  const near = { used: 16_500, limit: 20_000 };
  const sites = ["첫째 단지", "둘째 단지"];
  const textContent = warnedOf({ nearQuarantines: sites.map((site) => ({ ...near, site })) });
  for (const site of sites)
    expect(textContent).toContain(
      `${site}: 최근 24시간 동안 신청 16,500건을 확인 필요로 보관해 한도 20,000건에 가까워졌거나 한도를 넘었습니다.`,
    );
});

it("announces when the leads of a site are deleted, and says why they are not", () => {
  const at = Date.parse("2027-10-01T00:00:00+09:00");
  const textContent = warnedOf({
    retention: [
      { site: "첫째 단지", state: "announced", at },
      { site: "둘째 단지", state: "refused", at },
    ],
  });
  expect(textContent).toMatch(/첫째 단지: 보관 기간이 끝나 2027\. ?10\. ?0?1\..*부터 신청 내용을 모두 삭제하며/u);
  expect(textContent).toMatch(/둘째 단지: 보관 기간이 끝난 .* 뒤에 받은 신청이 있어 아무것도 삭제하지 않았습니다/u);
});
