import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useKeptFields } from "../shell/fields/kept-fields.ts";
import { RouteParamsContext } from "../shell/page/page-state.ts";
import { matchRoute, redirectOf } from "./table.ts";
import { NotFound } from "@danji/blocks/frame/plain-page/NotFound.tsx";
import { schedule } from "complex:schedule";
import { Metadata } from "../shell/page/Metadata.tsx";

function KeptPage({ children }: { children: ReactNode }) {
  useKeptFields();
  return children;
}

/** Shows the page of the current address. */
export function SiteRoutes() {
  const { pathname, search, hash } = useLocation();
  const redirect = redirectOf(pathname);
  if (redirect !== undefined) return <Navigate to={redirect + search + hash} replace />;
  const match = matchRoute(pathname);
  if (!match) return <NotFoundPage />;
  const { Component } = match.route;
  return (
    <RouteParamsContext value={match.params}>
      <KeptPage key={match.route.pattern}>
        <Component />
      </KeptPage>
    </RouteParamsContext>
  );
}

/** Renders the page of any address that the site does not have. */
const NotFoundPage = () => (
  <>
    <Metadata title="Not Found" description="찾으시는 페이지가 없습니다. 주소를 확인해 주세요." indexed={false} />
    <NotFound schedulePage={schedule.page} />
  </>
);
