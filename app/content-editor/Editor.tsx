import { issuesOf } from "@danji/delivery/dev-content/api";
import { Checkbox, TextField } from "@danji/ui/field";
import { Spinner } from "@danji/ui/spinner";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { EditorGrid, EditorHead, Fault } from "./Editor.styles.ts";
import { GroupList } from "./GroupList.tsx";
import { FaultList, PartEditor } from "./PartEditor.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { useContent } from "./use-content.ts";

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
      <main>{isStale ? <p role="alert">개발 서버가 답하지 않습니다.</p> : <Spinner label="콘텐츠를 읽는 중" />}</main>
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
