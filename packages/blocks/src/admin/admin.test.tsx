import { fireEvent } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { KINDS, PERSONS, SITES, STATES } from "./admin.fixture.ts";
import { LeadSearch } from "./LeadSearch.tsx";
import { PersonRow, type PersonView } from "./PersonRow.tsx";
import type { ComponentProps } from "react";
import { MessageNotices } from "./MessageNotices.tsx";

describe("LeadSearch", () => {
  const show = (sites: typeof SITES) => {
    const onSubmit = vi.fn((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
    const search = (
      <LeadSearch
        sites={sites}
        ownSite="second"
        kinds={KINDS}
        showsAll
        saving={false}
        onSubmit={onSubmit}
        onSave={vi.fn()}
      />
    );
    return { ...render(search), onSubmit };
  };

  it("searches the own site first, and another or all when selected", () => {
    const { getByRole, onSubmit } = show(SITES);
    const submit = () => fireEvent.click(getByRole("button", { name: "찾기" }));
    submit();
    const other = { search: "", kind: "", visitDay: "" };
    expect(onSubmit).toHaveLastReturnedWith({ siteId: "second", ...other });
    fireEvent.change(getByRole("combobox", { name: "현장" }), { target: { value: "" } });
    submit();
    expect(onSubmit).toHaveLastReturnedWith({ siteId: "", ...other });
  });

  it("asks for no site where there is one alone", () => {
    expect(show([]).queryByRole("combobox", { name: "현장" })).toBeNull();
  });
});

describe("PersonRow", () => {
  const [ordinary, quarantined] = PERSONS;

  function show(person: PersonView | undefined) {
    if (!person) throw new Error("The fixture has no such person");
    const actions = { onState: vi.fn(), onRelease: vi.fn(), onWithdraw: vi.fn(), onErase: vi.fn() };
    const shown = render(<PersonRow person={person} states={STATES} {...actions} />);
    const open = () => fireEvent.click(shown.getByRole("button", { name: /자세히/u }));
    return { ...shown, ...actions, open };
  }

  it("calls back with the state that is selected, one for all leads of a person", () => {
    const { getByRole, getByText, onState } = show(ordinary);
    expect(getByText("최한결")).toBeDefined();
    fireEvent.change(getByRole("combobox", { name: "김하나 상태" }), { target: { value: "done" } });
    expect(onState).toHaveBeenCalledExactlyOnceWith("done");
  });

  it("offers to release a lead that is in quarantine, and no other", () => {
    expect(show(ordinary).queryByRole("button", { name: /확인 완료/u })).toBeNull();
    const { getByRole, getByText, onRelease } = show(quarantined);
    expect(getByText("확인 필요")).toBeDefined();
    fireEvent.click(getByRole("button", { name: "이두리 확인 완료" }));
    expect(onRelease).toHaveBeenCalledExactlyOnceWith("2");
  });

  it("shows what is seldom needed on request", () => {
    const { getByRole, queryByText, open } = show(ordinary);
    expect(queryByText("900101")).toBeNull();
    open();
    expect(queryByText("900101")).not.toBeNull();
    fireEvent.click(getByRole("button", { name: "김하나 접기" }));
    expect(queryByText("900101")).toBeNull();
  });

  it("offers to withdraw a consent to advertising that was given, and no other", () => {
    const other = show(quarantined);
    other.open();
    expect(other.queryByRole("button", { name: /수신 동의 철회/u })).toBeNull();
    other.unmount();
    const { getByRole, onWithdraw, open } = show(ordinary);
    open();
    fireEvent.click(getByRole("button", { name: "김하나 수신 동의 철회" }));
    expect(onWithdraw).toHaveBeenCalledOnce();
  });
});

describe("MessageNotices", () => {
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
});
