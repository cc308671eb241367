import type { Article } from "@danji/data/press/port";
import { Link } from "@danji/ui/provider";
import { AUTHOR_LABEL } from "./author.ts";
import { formatDay } from "./format-date.ts";
import { Table, WideCell, WideHeader } from "./press.styles.ts";

interface PressTableProps {
  siteKey: string;
  /** Newest first. */
  articles: readonly Article[];
}

/** The articles as a table: number, title and date, and on wide screens author and views too. */
export function PressTable({ siteKey, articles }: PressTableProps) {
  return (
    <Table>
      <caption>언론보도 목록</caption>
      <thead>
        <tr>
          <th scope="col">번호</th>
          <th scope="col">제목</th>
          <WideHeader scope="col">작성자</WideHeader>
          <th scope="col">작성일</th>
          <WideHeader scope="col">조회수</WideHeader>
        </tr>
      </thead>
      <tbody>
        {articles.map((article, index) => (
          <tr key={article.id}>
            <td>{index + 1}</td>
            <td>
              <Link to={`/${siteKey}/press/${article.id}`}>{article.title}</Link>
            </td>
            <WideCell>{AUTHOR_LABEL}</WideCell>
            <td>{formatDay(article.date)}</td>
            <WideCell>{article.views.toLocaleString("ko-KR")}</WideCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
