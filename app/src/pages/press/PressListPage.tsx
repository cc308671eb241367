import "./article-fonts.ts";
import { pressPath } from "@danji/complex/routes";
import { Button } from "@danji/ui/button";
import { Spinner } from "@danji/ui/spinner";
import { identity } from "complex:identity";
import { PageFrame } from "../../shell/PageFrame.tsx";
import { isSite } from "../../routes/is-site.ts";
import type { PageContent } from "../../routes/page-content.ts";
import { useRouteParams } from "../../routes/route-params.ts";
import { AdministratorDesk } from "./AdministratorDesk.tsx";
import { PressTable } from "./PressTable.tsx";
import { Contact, ListFooter, ListStatus } from "./press.styles.ts";
import { usePressList } from "./use-press-list.ts";

/** Press articles of a site, with the administrator's sign-in below. An unknown site has an empty list. */
export function PressListPage(content: PageContent) {
  const { site = identity.siteKey } = useRouteParams();
  const known = isSite(site);
  const siteKey = known ? identity.siteKey : site;
  const list = usePressList(siteKey);
  const empty = list.articles.length === 0;
  return (
    <PageFrame path={pressPath(identity.siteKey)} {...content} indexed={known}>
      {!empty && <PressTable siteKey={siteKey} articles={list.articles} />}
      <ListFooter>
        <ListStatus role="status">
          {list.status === "loading" && <Spinner label="목록을 불러오는 중입니다" />}
          {list.status === "failed" && "목록을 불러오지 못했습니다."}
          {list.status === "ready" && empty && "등록된 글이 없습니다."}
          {list.status === "ready" && list.ended && "더 이상 글이 없습니다."}
        </ListStatus>
        {list.status === "failed" && (
          <Button variant="secondary" onClick={list.loadMore}>
            다시 시도
          </Button>
        )}
        {list.status !== "failed" && list.hasMore && (
          <Button variant="secondary" onClick={list.loadMore} disabled={list.status === "loading"}>
            더보기
          </Button>
        )}
      </ListFooter>
      <Contact>
        문의 <a href={`tel:${identity.phone.replaceAll("-", "")}`}>{identity.phone}</a> {identity.consultHours}
      </Contact>
      <AdministratorDesk siteKey={siteKey} onPosted={list.reload} />
    </PageFrame>
  );
}
