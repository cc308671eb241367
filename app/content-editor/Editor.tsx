import {
  CHANGES_PATH,
  CONTENT_PATH,
  type ContentGroup,
  type EditorContent,
  issuesOf,
} from "@danji/delivery/dev-content/api";
import { Checkbox, TextField } from "@danji/ui/field";
import { Spinner } from "@danji/ui/spinner";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { EditorGrid, EditorHead, Fault, GroupNav } from "./Editor.styles.ts";
import { FaultList, PartEditor } from "./PartEditor.tsx";
import { SearchResults } from "./SearchResults.tsx";

function subscribe(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** Returns the fragment of the address: the id of the group that is open. */
const readFragment = () => decodeURIComponent(location.hash.slice(1));

/** Renders every text of the complex with where it shows and what is wrong with it, to be edited. */
export function Editor() {
  const { content, isStale, reload } = useContent();
  const fragment = useSyncExternalStore(subscribe, readFragment);
  const [query, setQuery] = useState("");
  const [faultsOnly, setFaultsOnly] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // The list of pages precedes the fields: a reader goes on where the opened page begins.
  useEffect(() => {
    if (fragment !== "") heading.current?.focus();
  }, [fragment]);

  if (!content)
    return (
      <main>
        {isStale ? <p role="alert">개발 서버가 답하지 않습니다.</p> : <Spinner aria-label="콘텐츠를 읽는 중" />}
      </main>
    );

  const group = content.groups.find(({ id }) => id === fragment) ?? content.groups[0];
  const parts = (group?.parts ?? []).filter((part) => !faultsOnly || issuesOf(part).length > 0);
  return (
    <EditorGrid>
      <title>{`${group?.title ?? ""} - 콘텐츠 편집`}</title>
      <EditorHead>
        <h1>{`${content.name} 콘텐츠 편집`}</h1>
        <TextField
          type="search"
          name="query"
          label="글 찾기"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Checkbox
          name="faults"
          label="고칠 곳만 보기"
          checked={faultsOnly}
          onChange={({ target }) => setFaultsOnly(target.checked)}
        />
        {isStale && <Fault role="alert">개발 서버가 답하지 않습니다. 쓴 글은 그대로 있습니다.</Fault>}
        <FaultList issues={content.issues} />
      </EditorHead>
      <GroupList groups={content.groups} current={query === "" ? group?.id : undefined} />
      <main>
        {query === "" ? (
          group && (
            <>
              <h2 ref={heading} tabIndex={-1}>
                {group.title}
              </h2>
              <p>
                <span>{group.about}</span> <small>{group.file}</small>
              </p>
              {parts.length === 0 && <p>고칠 곳이 없습니다.</p>}
              {parts.map((part) => (
                <PartEditor
                  key={`${group.id} ${part.id}`}
                  file={group.file}
                  part={part}
                  faultsOnly={faultsOnly}
                  onSaved={reload}
                />
              ))}
            </>
          )
        ) : (
          <SearchResults content={content} query={query} onSaved={reload} />
        )}
      </main>
    </EditorGrid>
  );
}

async function readContent(): Promise<EditorContent> {
  const response = await fetch(CONTENT_PATH);
  if (!response.ok) throw new Error(`${CONTENT_PATH}: ${response.status}`);
  return response.json();
}

/** Reads the content, and again whenever a file of the complex changes. */
function useContent() {
  const [content, setContent] = useState<EditorContent>();
  const [isStale, setStale] = useState(false);

  const reload = useCallback(async () => {
    try {
      setContent(await readContent());
      setStale(false);
    } catch {
      setStale(true);
    }
  }, []);

  useEffect(() => {
    const changes = new EventSource(CHANGES_PATH);
    // Opens again after the server was restarted.
    changes.addEventListener("open", () => void reload());
    changes.addEventListener("message", () => void reload());
    changes.addEventListener("error", () => setStale(true));
    return () => changes.close();
  }, [reload]);

  return { content, isStale, reload };
}

interface GroupListProps {
  groups: readonly ContentGroup[];
  /** Id of the open group. */
  current: string | undefined;
}

const isPage = ({ file }: ContentGroup) => file === "home.json" || file === "pages.json";

/** Renders links to the pages and files of the complex, each with the number of its faults. */
function GroupList({ groups, current }: GroupListProps) {
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
