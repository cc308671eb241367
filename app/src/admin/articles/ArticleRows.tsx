import { pressPath } from "@danji/complex/routes";
import type { Article } from "@danji/data/press/port";
import { Button } from "@danji/ui/button";
import { Link } from "@danji/ui/provider";
import { VisuallyHidden } from "@danji/ui/visually-hidden";
import { formatDay } from "../../press/format-date.ts";
import { Table, WideCell, WideHeader } from "../../press/press.styles.ts";
import { ActionCell, Actions } from "../admin.styles.ts";

interface ArticleRowsProps {
  /** Newest first. */
  articles: readonly Article[];
  /** Whether an article is on its way. */
  readonly busy: boolean;
  readonly onEdit: (id: string) => void;
  readonly onRemove: (article: Article) => void;
}

/** The articles with what can be done to them. */
export function ArticleRows({ articles, busy, onEdit, onRemove }: ArticleRowsProps) {
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
              <Link to={`${pressPath(article.siteId)}/${article.id}`}>{article.title}</Link>
            </td>
            <WideCell>{article.views.toLocaleString("ko-KR")}</WideCell>
            <ActionCell>
              <Actions>
                <Button variant="secondary" size="small" disabled={busy} onClick={() => onEdit(article.id)}>
                  <VisuallyHidden>{article.title} </VisuallyHidden>수정
                </Button>
                <Button variant="ghost" size="small" onClick={() => onRemove(article)}>
                  <VisuallyHidden>{article.title} </VisuallyHidden>삭제
                </Button>
              </Actions>
            </ActionCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
