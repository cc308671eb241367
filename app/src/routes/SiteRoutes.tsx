import { Navigate, Route, Routes } from "react-router-dom";
import { NotFoundPage } from "../pages/not-found/NotFoundPage.tsx";
import { redirects, routes } from "./table.ts";

/** The page of the current address. */
export function SiteRoutes() {
  return (
    <Routes>
      {routes.map(({ pattern, Component }) => (
        <Route key={pattern} path={pattern} element={<Component />} />
      ))}
      {redirects.map(({ from, to }) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
