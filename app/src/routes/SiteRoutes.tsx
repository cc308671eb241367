import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useKeptFields } from "../shell/fields/kept-fields.ts";
import { RouteParamsContext } from "../shell/page/page-state.ts";
import { matchRoute, notFound, redirectOf } from "./table.ts";

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
  if (!match) return <notFound.Component />;
  const { Component } = match.route;
  return (
    <RouteParamsContext value={match.params}>
      <KeptPage key={match.route.pattern}>
        <Component />
      </KeptPage>
    </RouteParamsContext>
  );
}
