import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { usePopupDraft } from "./use-popup-draft.ts";

const mount = () => renderHook(() => usePopupDraft());

describe("usePopupDraft", () => {
  it("keeps what is typed out of the storage", () => {
    mount().result.current.save({ name: "김온" });
    expect(JSON.stringify(sessionStorage)).not.toContain("김온");
  });

  it("keeps it over an announced reload, once", () => {
    const before = mount();
    before.result.current.save({ name: "김온" });
    window.dispatchEvent(new Event("danji:leaving"));
    before.unmount();

    expect(mount().result.current.read()).toEqual({ name: "김온" });
    expect(mount().result.current.read()).toEqual({});
  });

  it("keeps nothing that was sent", () => {
    const before = mount();
    before.result.current.save({ name: "김온" });
    before.result.current.clear();
    window.dispatchEvent(new Event("danji:leaving"));
    before.unmount();
    expect(mount().result.current.read()).toEqual({});
  });
});
