import "./text-slices.ts";
import { pressPath } from "@danji/complex/routes";
import { Suspense } from "react";
import { phoneHref } from "@danji/complex/phone";
import { PagedList } from "@danji/blocks/press/PagedList.tsx";
import { AdminSection } from "@danji/blocks/press/press.styles.ts";
import { Text } from "@danji/ui/text";
import { PressTable } from "@danji/blocks/press/PressTable.tsx";
import { identity } from "complex:identity";
import { isSite } from "../shell/page/addresses.ts";
import { lazyComponent } from "../shell/loading/lazy-component.tsx";
import { useRouteParams } from "../shell/page/page-state.ts";
import type { PageContent } from "../shell/page/page-content.ts";
import { PageFrame } from "../shell/page/PageFrame.tsx";
import { PRESS_LIST_TEXTS, usePressList } from "./use-press-list.ts";
import { WelcomeBar } from "@danji/blocks/press/WelcomeBar.tsx";
import { SignIn } from "./SignIn.tsx";
import { useSession } from "./use-session.ts";

/** Visitors need none of what an administrator writes with. */
const NewArticle = lazyComponent(() => import("./NewArticle.tsx").then((module) => module.NewArticle));

/** Renders the press articles of a site, with the administrator's sign-in below. An unknown site has an empty list. */
export function PressListPage(content: PageContent) {
  const { site = identity.siteKey } = useRouteParams();
  const known = isSite(site);
  const siteKey = known ? identity.siteKey : site;
  const list = usePressList(siteKey);
  return (
    <PageFrame path={pressPath(identity.siteKey)} {...content} foreign={!known}>
      <PagedList key={siteKey} list={list} count={list.articles.length} {...PRESS_LIST_TEXTS}>
        <PressTable articles={list.articles} path={pressPath(siteKey)} />
      </PagedList>
      <Text>
        문의 <a href={phoneHref(identity.phone)}>{identity.phone}</a> <span>{identity.consultHours}</span>
      </Text>
      <PressListAdmin siteKey={siteKey} onPosted={list.reload} />
    </PageFrame>
  );
}

/** Renders what is below the press list: the sign-in, or the welcome bar and the form for a new article. */
function PressListAdmin({ siteKey, onPosted }: { siteKey: string; onPosted: () => void }) {
  const session = useSession();
  if (!session.administrator) {
    return (
      <AdminSection aria-labelledby="login-title">
        <SignIn session={session} titleId="login-title" />
      </AdminSection>
    );
  }
  return (
    <AdminSection aria-labelledby="article-form-title">
      <WelcomeBar failure={session.failure} takesFocus={session.hasChanged} onSignOut={() => void session.signOut()} />
      <Suspense>
        <NewArticle.Component
          siteKey={siteKey}
          titleId="article-form-title"
          onPosted={onPosted}
          onSignedOut={(reason) => session.forget(reason)}
        />
      </Suspense>
    </AdminSection>
  );
}
