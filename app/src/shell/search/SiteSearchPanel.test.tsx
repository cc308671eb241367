import { createHttpPress } from "@danji/api/http/press";
import type { SearchEntry } from "@danji/complex/search-entry";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { render } from "../../../../packages/ui/tests/render.tsx";
import { ServicesContext } from "../services/services.ts";
import { servicesWith } from "../services/services.fixture.ts";
import { SiteSearchPanel } from "./SiteSearchPanel.tsx";

const article = { id: "1", siteId: "sample", title: "견본주택 소식", summary: "요약", content: "", date: 0, views: 0 };
const page: SearchEntry = { kind: "page", to: "/house", trail: [], heading: "견본주택", text: "" };

it("shows nothing before the whole list is there, since results would move", async () => {
  const read = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ articles: [article], next: null })),
  );
  const services = servicesWith({
    press: () => Promise.resolve(createHttpPress({ fetch: read })),
  });
  let release = () => {};
  const list = new Promise<Response>((resolve) => (release = () => resolve(Response.json([page]))));
  vi.stubGlobal("fetch", () => list);
  const { user, getByRole, findAllByRole, queryByRole } = render(
    <ServicesContext value={services}>
      <MemoryRouter>
        <SiteSearchPanel open onOpenChange={() => {}} />
      </MemoryRouter>
    </ServicesContext>,
  );
  await user.type(getByRole("combobox", { name: "찾을 말" }), "견본주택");
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  await vi.waitFor(() => expect(getByRole("status").textContent).toContain("불러오는 중"));
  expect(queryByRole("option")).toBeNull();
  release();
  await expect(findAllByRole("option")).resolves.toHaveLength(2);
});
