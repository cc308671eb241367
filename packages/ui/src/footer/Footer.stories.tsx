import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { Button } from "../button/index.ts";
import { Link } from "../provider/index.ts";
import { Specimens, StateRows } from "../../tests/Specimens.tsx";
import { Footer } from "./index.ts";
import { ifShown } from "../../tests/shown.ts";

const GROUPS = [
  { title: "브랜드", pages: ["브랜드 소개", "홍보영상"] },
  { title: "사업안내", pages: ["사업개요", "분양일정"] },
  { title: "분양안내", pages: ["공급안내", "모집공고"] },
  { title: "입지환경", pages: ["입지안내", "프리미엄"] },
  { title: "단지안내", pages: ["단지배치도", "동호수배치도", "커뮤니티"] },
  { title: "세대안내", pages: ["84A", "84B", "84C", "84D", "E-모델하우스"] },
] as const;

const SITE = "견본건설 (새 창)";

function Whole({ open = false }: { open?: boolean }) {
  return (
    <>
      <Footer.Main>
        <Footer.Identity>
          <Footer.Name>견본 단지</Footer.Name>
          <p>
            <a href="tel:0310000000">031-000-0000</a> · 24시간 상담
          </p>
          <Footer.Actions>
            <Button variant="accent">방문예약</Button>
            <Footer.FamilySites defaultOpen={open}>
              <Footer.FamilySite href="https://builder.example">견본건설</Footer.FamilySite>
            </Footer.FamilySites>
          </Footer.Actions>
        </Footer.Identity>
        <Footer.Navigation label="전체 페이지">
          {GROUPS.map(({ title, pages }) => (
            <Footer.Group key={title} title={title}>
              {pages.map((page) => (
                <Footer.Link key={page} to={`#${page}`}>
                  {page}
                </Footer.Link>
              ))}
            </Footer.Group>
          ))}
        </Footer.Navigation>
      </Footer.Main>
      <Footer.Remarks label="유의사항">
        <Footer.Remark>그림과 사진은 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있습니다.</Footer.Remark>
        <Footer.Remark>
          개발 계획과 일정은 관계 기관의 사정에 따라 바뀔 수 있으며, 시행사와 시공사와는 관계가 없습니다.
        </Footer.Remark>
      </Footer.Remarks>
      <Footer.Legal>
        <Link to="#privacy">
          <strong>개인정보처리방침</strong>
        </Link>
        <span>시행 견본개발(주)</span>
        <span>시공 견본건설(주)</span>
        <address>현장 견본시 견본구 견본 블록 · 견본주택 견본시 견본로 1</address>
        <small>© 2025 견본건설(주)</small>
      </Footer.Legal>
    </>
  );
}

const meta = {
  title: "Navigation/Footer",
  component: Footer.Root,
  subcomponents: {
    Main: Footer.Main,
    Identity: Footer.Identity,
    Name: Footer.Name,
    Actions: Footer.Actions,
    FamilySites: Footer.FamilySites,
    FamilySite: Footer.FamilySite,
    Navigation: Footer.Navigation,
    Group: Footer.Group,
    Link: Footer.Link,
    Remarks: Footer.Remarks,
    Remark: Footer.Remark,
    Legal: Footer.Legal,
  },
  args: { children: <Whole /> },
} satisfies Meta<typeof Footer.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const familySites = (canvas: Canvas) => canvas.getByRole("button", { name: "패밀리 사이트" });

export const Default: Story = {
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole("contentinfo"));
    const pages = within(footer.getByRole("navigation", { name: "전체 페이지" }));
    for (const { title, pages: names } of GROUPS) {
      const group = within(pages.getByRole("list", { name: title }));
      await expect(group.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([...names]);
    }
    await expect(footer.getByRole("list", { name: "유의사항" })).toBeVisible();
    await expect(familySites(canvas)).toHaveAttribute("aria-expanded", "false");
  },
};

export const AllStates: Story = {
  args: { children: <Whole open /> },
  render: (footer) => (
    <>
      <Specimens>
        <StateRows wide dark>
          {(state) => (
            <Footer.Navigation label={state}>
              <Footer.Group title="입지환경">
                <Footer.Link to="#location">오시는 길</Footer.Link>
              </Footer.Group>
            </Footer.Navigation>
          )}
        </StateRows>
      </Specimens>
      <Footer.Root {...footer} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "패밀리 사이트" })).toBeVisible();
  },
};

export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(ifShown(page.getByRole("link", { name: SITE }))).not.toBeNull();
  },
};
