import { countFigure } from "@danji/complex/figures";
import { Link } from "@danji/ui/provider";
import { AUTHOR_LABEL, type ListedArticle } from "./press-article.ts";
import { unbrokenText } from "../parts/inline-text.tsx";
import { formatDay } from "@danji/complex/moment-words";
import { Table, WideCell, WideHeader } from "./press.styles.ts";

/** Renders articles as a table: number, title and date, and on wide screens author and views too. */
export function PressTable({ articles, path }: { articles: readonly ListedArticle[]; path: string }) {
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
        {articles.map(({ id, title, date, views }, index) => (
          <tr key={id}>
            <td>{index + 1}</td>
            <td>
              <Link to={`${path}/${id}`}>{unbrokenText(title)}</Link>
            </td>
            <WideCell>{AUTHOR_LABEL}</WideCell>
            <td>{formatDay(date)}</td>
            <WideCell>{countFigure(views)}</WideCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
