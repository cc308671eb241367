import { DropdownNav } from "@danji/ui/dropdown-nav";
import { vars } from "@danji/ui/theme";

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
        <DropdownNav.Root aria-label="주 메뉴">
          {GROUPS.map(({ label, links }) => (
            <DropdownNav.Group key={label} label={label} to={`#${links[0]}`} current={label === "단지안내"}>
              <DropdownNav.Content>
                {links.map((link) => (
                  <DropdownNav.Link key={link} to={`#${link}`} current={link === "커뮤니티"}>
                    {link}
                  </DropdownNav.Link>
                ))}
              </DropdownNav.Content>
            </DropdownNav.Group>
          ))}
        </DropdownNav.Root>
      </header>
      <main style={{ padding: "6rem 2rem" }}>
        <h1>견본 단지</h1>
      </main>
    </>
  );
}
