import { type ContentGroup, issuesOf } from "@danji/delivery/dev-content/api";
import { GroupNav } from "./Editor.styles.ts";

interface GroupListProps {
  groups: readonly ContentGroup[];
  /** Id of the open group. */
  current: string | undefined;
}

const isPage = ({ file }: ContentGroup) => file === "home.json" || file === "pages.json";

/** Renders links to the pages and files of the complex, each with the number of its faults. */
export function GroupList({ groups, current }: GroupListProps) {
  const links = (listed: readonly ContentGroup[]) => (
    <ul>
      {listed.map((group) => {
        const count = group.parts.flatMap(issuesOf).length;
        return (
          <li key={group.id}>
            <a href={`#${group.id}`} aria-current={group.id === current ? "page" : undefined}>
              <span>{group.title}</span>
              {count > 0 && <strong>{` 고칠 곳 ${count}`}</strong>}
            </a>
          </li>
        );
      })}
    </ul>
  );
  return (
    <GroupNav aria-label="페이지와 파일">
      <h2>페이지</h2>
      {links(groups.filter(isPage))}
      <h2>공통 내용</h2>
      {links(groups.filter((group) => !isPage(group)))}
    </GroupNav>
  );
}
