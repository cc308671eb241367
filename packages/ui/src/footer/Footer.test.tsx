import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../tests/hydrate.tsx";
import { render } from "../../tests/render.tsx";
import { Footer } from "./index.ts";

describe("Footer", () => {
  it("is served with its family sites and hydrates without a change", async () => {
    const { served, hydrated, errors, left } = await hydrate(
      <Footer.Root>
        <Footer.FamilySites>
          <Footer.FamilySite href="https://builder.example">견본건설</Footer.FamilySite>
        </Footer.FamilySites>
        <Footer.Navigation label="전체 페이지">
          <Footer.Group title="브랜드">
            <Footer.Link to="/Brand/intro">브랜드 소개</Footer.Link>
          </Footer.Group>
        </Footer.Navigation>
      </Footer.Root>,
    );
    expect(served).toContain('href="https://builder.example"');
    expect(hydrated).toBe(served);
    expect([errors, left]).toEqual([[], ""]);
  });

  it("opens other sites in a window of their own, which learns nothing of this one, and says so", () => {
    const { getByRole } = render(<Footer.FamilySite href="https://builder.example">견본건설</Footer.FamilySite>);
    const link = getByRole("link", { name: "견본건설 (새 창)" });
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  });

  it("hands refs and props to the one node of each part", () => {
    const root = createRef<HTMLElement>();
    const nav = createRef<HTMLElement>();
    const box = {
      main: createRef<HTMLDivElement>(),
      identity: createRef<HTMLDivElement>(),
      actions: createRef<HTMLDivElement>(),
      sites: createRef<HTMLDivElement>(),
      group: createRef<HTMLDivElement>(),
      legal: createRef<HTMLDivElement>(),
    };
    const name = createRef<HTMLParagraphElement>();
    const link = { page: createRef<HTMLAnchorElement>(), site: createRef<HTMLAnchorElement>() };
    const remarks = createRef<HTMLUListElement>();
    const remark = createRef<HTMLLIElement>();
    render(
      <Footer.Root ref={root} data-part="root">
        <Footer.Main ref={box.main} data-part="main">
          <Footer.Identity ref={box.identity} data-part="identity">
            <Footer.Name ref={name} data-part="name" />
            <Footer.Actions ref={box.actions} data-part="actions">
              <Footer.FamilySites ref={box.sites} data-part="sites">
                <Footer.FamilySite href="https://builder.example" ref={link.site} data-part="site" />
              </Footer.FamilySites>
            </Footer.Actions>
          </Footer.Identity>
          <Footer.Navigation label="전체 페이지" ref={nav} data-part="nav">
            <Footer.Group title="브랜드" ref={box.group} data-part="group">
              <Footer.Link to="/" ref={link.page} data-part="page" />
            </Footer.Group>
          </Footer.Navigation>
        </Footer.Main>
        <Footer.Remarks label="유의사항" ref={remarks} data-part="remarks">
          <Footer.Remark ref={remark} data-part="remark" />
        </Footer.Remarks>
        <Footer.Legal ref={box.legal} data-part="legal" />
      </Footer.Root>,
    );
    const parts = { root, nav, ...box, name, ...link, remarks, remark };
    for (const [part, { current }] of Object.entries(parts)) expect(current?.dataset["part"]).toBe(part);
    expect([root, nav].map(({ current }) => current?.tagName)).toEqual(["FOOTER", "NAV"]);
  });
});
