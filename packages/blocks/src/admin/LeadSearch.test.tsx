import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { render } from "../../../ui/tests/render.tsx";
import { KINDS, SITES } from "./admin.fixture.ts";
import { LeadSearch } from "./LeadSearch.tsx";

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
