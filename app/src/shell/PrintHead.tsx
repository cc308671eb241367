import { identity } from "complex:identity";
import { useLocation } from "react-router-dom";
import { canonicalPath } from "../routes/canonical-path.ts";
import { useToday } from "../schedule/use-today.ts";
import { PrintLine } from "./PrintHead.styles.ts";

/** First line of the printed page: whose it is, where it comes from and as of which day. Not on the screen. */
export function PrintHead() {
  const { pathname } = useLocation();
  const [year, month, day] = useToday().split("-").map(Number);
  return (
    <PrintLine>
      <span>
        {identity.name} · {identity.phone}
      </span>
      <span>{identity.siteUrl + canonicalPath(pathname)}</span>
      <span>
        {year}년 {month}월 {day}일 기준
      </span>
    </PrintLine>
  );
}
