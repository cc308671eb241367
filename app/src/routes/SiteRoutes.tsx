import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { NotFoundPage } from "../pages/NotFoundPage.tsx";
import { useKeptFields } from "../shell/fields/kept-fields.ts";
import { RouteParamsContext } from "../shell/page/route-params.ts";
import { matchRoute, redirectOf } from "./table.ts";

function KeptPage({ children }: { children: ReactNode }) {
  useKeptFields();
  return children;
}

/**
 * Shows the page of the current address. The table that announces pages and loads them ahead says which one that is.
 */
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
