import { Breadcrumb } from "@danji/ui/breadcrumb";
import { DropdownNav } from "@danji/ui/dropdown-nav";
import { SkipLink } from "@danji/ui/skip-link";
import { TabBar } from "@danji/ui/tab-bar";
import { vars } from "@danji/ui/theme";
import { WheelPager } from "@danji/ui/wheel-pager";

export function BreadcrumbExample() {
  return (
    <Breadcrumb.Root label="현재 위치">
      <Breadcrumb.Link to="#home">견본 단지</Breadcrumb.Link>
      <Breadcrumb.Link to="#business">사업안내</Breadcrumb.Link>
      <Breadcrumb.Current>분양일정</Breadcrumb.Current>
    </Breadcrumb.Root>
  );
}

const GROUPS = [
  { label: "브랜드", links: ["브랜드 소개", "홍보영상"] },
  { label: "사업안내", links: ["사업개요", "분양일정"] },
  { label: "분양안내", links: ["공급안내", "입주자모집공고 안내"] },
  { label: "단지안내", links: ["단지배치도", "동호수배치도", "커뮤니티"] },
];

export function DropdownNavExample() {
  return (
    <>
      <header style={{ padding: "1rem", background: vars.color.surfaceInverse, color: vars.color.onInverse }}>
        <DropdownNav.Root label="주 메뉴">
          {GROUPS.map(({ label, links }) => (
            <DropdownNav.Group key={label} label={label} to={`#${links[0]}`} current={label === "단지안내"}>
              <DropdownNav.Panel>
                {links.map((link) => (
                  <DropdownNav.Link key={link} to={`#${link}`} current={link === "커뮤니티"}>
                    {link}
                  </DropdownNav.Link>
                ))}
              </DropdownNav.Panel>
            </DropdownNav.Group>
          ))}
        </DropdownNav.Root>
      </header>
      <main style={{ minHeight: "100vh" }}>
        <h1 style={{ padding: "6rem 2rem" }}>견본 단지</h1>
      </main>
    </>
  );
}

export function SkipLinkExample() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} style={{ padding: "6rem 2rem" }}>
        <h1>분양일정</h1>
      </main>
    </>
  );
}

export function TabBarExample() {
  return (
    <TabBar.Root label="세대안내 하위 메뉴">
      <TabBar.Link to="#84A">84A</TabBar.Link>
      <TabBar.Link to="#84B" current>
        84B
      </TabBar.Link>
      <TabBar.Link to="#84C">84C</TabBar.Link>
      <TabBar.Link to="#84D">84D</TabBar.Link>
    </TabBar.Root>
  );
}

export function WheelPagerExample() {
  return (
    <main style={{ paddingInline: "2rem" }}>
      <WheelPager.Root
        sections={[
          { id: "location", label: "입지" },
          { id: "plans", label: "평면" },
          { id: "booking", label: "방문 예약" },
        ]}
      >
        <section id="location" aria-labelledby="location-title" style={{ minHeight: "100vh" }}>
          <h2 id="location-title">입지</h2>
          <p>역까지 걸어서 칠 분, 학교까지 삼 분</p>
        </section>
        <section id="plans" aria-labelledby="plans-title" style={{ minHeight: "100vh" }}>
          <h2 id="plans-title">평면</h2>
          <p>팔십사 제곱미터, 네 가지</p>
        </section>
        <section id="booking" aria-labelledby="booking-title" style={{ minHeight: "100vh" }}>
          <h2 id="booking-title">방문 예약</h2>
          <p>견본주택에서 뵙겠습니다</p>
        </section>
        <WheelPager.Index label="화면 목록" />
      </WheelPager.Root>
    </main>
  );
}
