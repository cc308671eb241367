import { DropdownNav } from "@danji/ui/dropdown-nav";
import { vars } from "@danji/ui/theme";

export function DropdownNavExample() {
  return (
    <header style={{ padding: "1rem", background: vars.color.surfaceInverse, color: vars.color.onInverse }}>
      <DropdownNav.Root label="주 메뉴">
        <DropdownNav.Group label="사업안내" to="#business">
          <DropdownNav.Panel>
            <DropdownNav.Link to="#overview">사업개요</DropdownNav.Link>
            <DropdownNav.Link to="#schedule">분양일정</DropdownNav.Link>
          </DropdownNav.Panel>
        </DropdownNav.Group>
        <DropdownNav.Group label="단지안내" to="#complex" current>
          <DropdownNav.Panel>
            <DropdownNav.Link to="#site-plan">단지배치도</DropdownNav.Link>
            <DropdownNav.Link to="#community" current>
              커뮤니티
            </DropdownNav.Link>
          </DropdownNav.Panel>
        </DropdownNav.Group>
      </DropdownNav.Root>
    </header>
  );
}
