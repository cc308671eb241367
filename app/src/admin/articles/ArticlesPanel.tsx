import type { Article } from "@danji/data/press/port";
import { pressPath } from "@danji/complex/routes";
import { ArticleTable } from "@danji/sections/admin/ArticleTable.tsx";
import { PagedList } from "@danji/sections/press/PagedList.tsx";
import { identity } from "complex:identity";
import { useState } from "react";
import { useServices } from "../../shell/services/context.ts";
import { PRESS_LIST_TEXTS } from "../../press/list-texts.ts";
import { NewArticle } from "../../press/NewArticle.tsx";
import { usePressList } from "../../press/use-press-list.ts";
import { Failure, Panel, Success } from "@danji/sections/admin/admin.styles.ts";
import { useTask } from "../use-task.ts";
import type { PanelProps } from "../panel-props.ts";
import { EditForm } from "./EditForm.tsx";
import { RemovalPopup } from "./RemovalPopup.tsx";

const NEW_TITLE = "article-form-title";

/** Lists the articles of the site, to write, edit and delete. */
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
  return (
    <Panel aria-label="보도자료">
      <Success role="status">{news}</Success>
      <Failure role="alert">{reading.failure}</Failure>
      <PagedList list={list} count={list.articles.length} {...PRESS_LIST_TEXTS}>
        <ArticleTable
          articles={list.articles}
          path={pressPath(identity.siteKey)}
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
        onPosted={() => done("글을 등록했습니다.")}
        onSignedOut={onSignedOut}
      />
    </Panel>
  );
}
