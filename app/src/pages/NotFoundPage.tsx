import { NotFound } from "@danji/blocks/frame/plain-page/NotFound.tsx";
import { identity } from "complex:identity";
import { schedule } from "complex:schedule";
import { Metadata } from "../shell/page/Metadata.tsx";

/** Renders the page of any address that the site does not have. */
export const NotFoundPage = () => (
  <>
    <Metadata title="Not Found" description="찾으시는 페이지가 없습니다. 주소를 확인해 주세요." indexed={false} />
    <NotFound drawing={identity.bannerDrawing} schedulePage={schedule.page} />
  </>
);
