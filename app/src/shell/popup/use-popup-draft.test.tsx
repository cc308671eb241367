import { renderHook } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { usePopupDraft } from "./use-popup-draft.ts";

const mount = () => renderHook(() => usePopupDraft());

it("keeps what is typed over an announced reload, once, and until then out of the storage", () => {
  const before = mount();
  before.result.current.save({ name: "김온" });
  expect(JSON.stringify(sessionStorage)).not.toContain("김온");
  window.dispatchEvent(new Event("danji:leaving"));
  before.unmount();

  expect(mount().result.current.read()).toEqual({ name: "김온" });
  expect(mount().result.current.read()).toEqual({});
});

it("keeps it over the reload that follows a failure of the site", () => {
  const before = mount();
  before.result.current.save({ name: "김온" });
  before.unmount();
  expect(mount().result.current.read()).toEqual({ name: "김온" });
});

it("keeps what was typed since it was sent, and passes the answer to each of its forms", () => {
  const draft = mount().result.current;
  const answers: string[] = [];
  const stop = draft.onSent((message) => answers.push(message));
  draft.save({ name: "김온", phone: "010-1234-5678" });
  expect(draft.sent("등록이 완료되었습니다.", { name: "김온", phone: "010-1234-567" })).toBe(true);
  stop();
  expect(draft.sent("다시", { name: "김온" })).toBe(false);
  expect([draft.read(), answers]).toEqual([{ phone: "010-1234-5678" }, ["등록이 완료되었습니다."]]);
});

it("keeps what is typed as long as the page where the browser closes its storage", () => {
  const storage = vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  });
  onTestFinished(() => storage.mockRestore());
  const draft = mount().result.current;
  draft.save({ name: "김온" });
  window.dispatchEvent(new Event("danji:leaving"));
  expect(draft.read()).toEqual({ name: "김온" });
});

it("keeps nothing that was sent", () => {
  const before = mount();
  before.result.current.save({ name: "김온" });
  before.result.current.sent("", { name: "김온" });
  window.dispatchEvent(new Event("danji:leaving"));
  before.unmount();
  expect(mount().result.current.read()).toEqual({});
});
