import "./article-fonts.ts";
import { pressPath } from "@danji/complex/routes";
import { LoadMore } from "@danji/ui/load-more";
import { Spinner } from "@danji/ui/spinner";
import { identity } from "complex:identity";
import { PageFrame } from "../shell/page/PageFrame.tsx";
import { telephoneHref } from "@danji/complex/telephone";
import { isSite } from "../shell/page/is-site.ts";
import type { PageContent } from "../shell/page/page-content.ts";
import { useRouteParams } from "../shell/page/route-params.ts";
import { AdministratorDesk } from "./AdministratorDesk.tsx";
import { PressTable } from "./PressTable.tsx";
import { Contact, ListStatus } from "./press.styles.ts";
import { usePressList } from "./use-press-list.ts";

/** Press articles of a site, with the administrator's sign-in below. An unknown site has an empty list. */
export function PressListPage(content: PageContent) {
  const { site = identity.siteKey } = useRouteParams();
  const known = isSite(site);
  const siteKey = known ? identity.siteKey : site;
  const list = usePressList(siteKey);
  const empty = list.articles.length === 0;
  return (
    <PageFrame path={pressPath(identity.siteKey)} {...content} foreign={!known}>
      {!empty && <PressTable siteKey={siteKey} articles={list.articles} />}
      {empty && list.status !== "failed" && (
        <ListStatus role="status">
          {list.status === "loading" ? <Spinner label="목록을 불러오는 중입니다" /> : "등록된 글이 없습니다."}
        </ListStatus>
      )}
      {(!empty || list.status === "failed") && (
        <LoadMore
          key={siteKey}
          count={list.articles.length}
          hasMore={list.hasMore}
          onLoadMore={list.loadMore}
          pending={list.status === "loading"}
          error={list.status === "failed" && "목록을 불러오지 못했습니다."}
        />
      )}
      <Contact>
        문의 <a href={telephoneHref(identity.phone)}>{identity.phone}</a> {identity.consultHours}
      </Contact>
      <AdministratorDesk siteKey={siteKey} onPosted={list.reload} />
    </PageFrame>
  );
}
