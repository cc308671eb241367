import type { Article } from "@danji/data/press/port";
import { LoadMore } from "@danji/ui/load-more";
import { Spinner } from "@danji/ui/spinner";
import { identity } from "complex:identity";
import { useState } from "react";
import { useServices } from "../../shell/services/context.ts";
import { ArticleForm } from "../../press/ArticleForm.tsx";
import { usePressList } from "../../press/use-press-list.ts";
import { Failure, Panel, Success, Waiting } from "../admin.styles.ts";
import { useTask } from "../use-task.ts";
import type { PanelProps } from "../panel-props.ts";
import { ArticleRows } from "./ArticleRows.tsx";
import { EditForm } from "./EditForm.tsx";
import { RemovalPopup } from "./RemovalPopup.tsx";

const NEW_TITLE = "article-form-title";

/** The articles of the site: to write, to edit and to delete. */
export function ArticlesPanel({ onSignedOut }: PanelProps) {
  const services = useServices();
  const list = usePressList(identity.siteKey);
  const reading = useTask(onSignedOut);
  const [editing, setEditing] = useState<Article | null>(null);
  const [leaving, setLeaving] = useState<Article | null>(null);
  const [news, setNews] = useState("");

  const edit = (id: string) =>
    reading.run(async () => {
      setNews("");
      const editor = await services.pressEditor();
      const article = await editor.read(id);
      if (article) return setEditing(article);
      setNews("이미 삭제된 글입니다.");
      list.reload();
    });

  function done(message: string) {
    setNews(message);
    setEditing(null);
    setLeaving(null);
    list.reload();
  }

  if (editing) {
    return (
      <Panel aria-label="보도자료 고치기">
        <EditForm
          key={editing.id}
          article={editing}
          onSaved={() => done("글을 저장했습니다.")}
          onCancel={() => setEditing(null)}
          onSignedOut={onSignedOut}
        />
      </Panel>
    );
  }
  const empty = list.articles.length === 0;
  return (
    <Panel aria-label="보도자료">
      <Success role="status">{news}</Success>
      <Failure role="alert">{reading.failure}</Failure>
      {!empty && (
        <ArticleRows
          articles={list.articles}
          busy={reading.busy}
          onEdit={(id) => void edit(id)}
          onRemove={(article) => setLeaving(article)}
        />
      )}
      {empty && list.status !== "failed" && (
        <Waiting role="status">
          {list.status === "loading" ? <Spinner label="목록을 불러오는 중입니다" /> : "등록된 글이 없습니다."}
        </Waiting>
      )}
      {(!empty || list.status === "failed") && (
        <LoadMore
          count={list.articles.length}
          hasMore={list.hasMore}
          onLoadMore={list.loadMore}
          pending={list.status === "loading"}
          error={list.status === "failed" && "목록을 불러오지 못했습니다."}
        />
      )}
      {leaving && (
        <RemovalPopup
          key={leaving.id}
          article={leaving}
          onDone={done}
          onCancel={() => setLeaving(null)}
          onSignedOut={onSignedOut}
        />
      )}
      <ArticleForm
        siteKey={identity.siteKey}
        titleId={NEW_TITLE}
        onPosted={() => done("글을 등록했습니다.")}
        onSignedOut={onSignedOut}
      />
    </Panel>
  );
}
