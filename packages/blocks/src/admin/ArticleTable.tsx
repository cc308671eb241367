import { countFigure } from "@danji/complex/figures";
import { Button } from "@danji/ui/button";
import { Link } from "@danji/ui/provider";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { formatDay } from "@danji/complex/moment-words";
import type { ListedArticle } from "../press/press-article.ts";
import { Table, WideCell, WideHeader } from "../press/press.styles.ts";
import { ActionCell, Actions } from "./admin.styles.ts";

interface ArticleTableProps<Article extends ListedArticle> {
  articles: readonly Article[];
  /** Path of the public list; an article's path is below it. */
  path: string;
  readonly editId: (id: string) => string;
  readonly busy: boolean;
  readonly onEdit: (id: string) => void;
  readonly onRemove: (article: Article) => void;
}

/** Renders the articles with buttons to edit and to delete each. */
export function ArticleTable<Article extends ListedArticle>(props: ArticleTableProps<Article>) {
  const { articles, path, editId, busy, onEdit, onRemove } = props;
  return (
    <Table>
      <caption>보도자료 목록</caption>
      <thead>
        <tr>
          <WideHeader scope="col">작성일</WideHeader>
          <th scope="col">제목</th>
          <WideHeader scope="col">조회수</WideHeader>
          <th scope="col">관리</th>
        </tr>
      </thead>
      <tbody>
        {articles.map((article) => (
          <tr key={article.id}>
            <WideCell>{formatDay(article.date)}</WideCell>
            <td>
              <Link to={`${path}/${article.id}`}>{article.title}</Link>
            </td>
            <WideCell>{countFigure(article.views)}</WideCell>
            <ActionCell>
              <Actions>
                <Button
                  id={editId(article.id)}
                  variant="secondary"
                  size="small"
                  disabled={busy}
                  onClick={() => onEdit(article.id)}
                >
                  <VisuallyHidden>{`${article.title} `}</VisuallyHidden>수정
                </Button>
                <Button variant="ghost" size="small" onClick={() => onRemove(article)}>
                  <VisuallyHidden>{`${article.title} `}</VisuallyHidden>삭제
                </Button>
              </Actions>
            </ActionCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
