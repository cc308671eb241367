import type { Article, ListedArticle } from "@danji/api/press/schema";
import { pressPath } from "@danji/complex/routes";
import { ArticleTable } from "@danji/blocks/admin/ArticleTable.tsx";
import { PagedList } from "@danji/blocks/press/PagedList.tsx";
import { identity } from "complex:identity";
import { useLayoutEffect, useState } from "react";
import { useServices } from "../../shell/services/services.ts";
import { PRESS_LIST_TEXTS, usePressList } from "../../press/use-press-list.ts";
import { NewArticle } from "../../press/NewArticle.tsx";
import { Failure, Panel, Success } from "@danji/blocks/admin/admin.styles.ts";
import { type PanelProps, useTask } from "../../shell/use-task.ts";
import { EditForm } from "./EditForm.tsx";
import { RemovalPopup } from "./RemovalPopup.tsx";

const NEW_TITLE = "article-form-title";
const NEWS = "articles-news";

/** Id of the button that edits an article. */
const editId = (id: string) => `edit-article-${id}`;

/** Lists the articles of the site, to write, edit and delete. */
export function ArticlesPanel({ onSignedOut }: PanelProps) {
  const services = useServices();
  const list = usePressList(identity.siteKey);
  const reading = useTask(onSignedOut);
  const [editing, setEditing] = useState<Article | null>(null);
  const [leaving, setLeaving] = useState<ListedArticle | null>(null);
  const [news, setNews] = useState("");
  /** Id of the element that receives the focus in place of a removed one; an object, for it may be the same twice. */
  const [target, setTarget] = useState<{ readonly id: string }>();
  useLayoutEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);

  const edit = (id: string) =>
    reading.run(async () => {
      setNews("");
      const editor = await services.pressEditor();
      const article = await editor.read(id);
      if (article) return setEditing(article);
      done("이미 삭제된 글입니다.");
    });

  function done(message: string) {
    setNews(message);
    setEditing(null);
    setLeaving(null);
    setTarget({ id: NEWS });
    list.reload();
  }

  function leave({ id }: Article) {
    setEditing(null);
    setTarget({ id: editId(id) });
  }

  return (
    <Panel aria-label={editing ? "보도자료 고치기" : "보도자료"}>
      <Success id={NEWS} role="status" tabIndex={-1}>
        {news}
      </Success>
      {editing ? (
        <EditForm
          key={editing.id}
          article={editing}
          onSaved={() => done("글을 저장했습니다.")}
          onCancel={() => leave(editing)}
          onSignedOut={onSignedOut}
        />
      ) : (
        <>
          <Failure role="alert">{reading.failure}</Failure>
          <PagedList list={list} count={list.articles.length} {...PRESS_LIST_TEXTS}>
            <ArticleTable
              articles={list.articles}
              path={pressPath(identity.siteKey)}
              editId={editId}
              busy={reading.busy}
              onEdit={(id) => void edit(id)}
              onRemove={(article) => setLeaving(article)}
            />
          </PagedList>
          {leaving && (
            <RemovalPopup
              key={leaving.id}
              article={leaving}
              onDone={done}
              onCancel={() => setLeaving(null)}
              onSignedOut={onSignedOut}
            />
          )}
          <NewArticle
            siteKey={identity.siteKey}
            titleId={NEW_TITLE}
            onPosted={() => {
              setNews("글을 등록했습니다.");
              list.reload();
            }}
            onSignedOut={onSignedOut}
          />
        </>
      )}
    </Panel>
  );
}
