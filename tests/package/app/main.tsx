import { Accordion } from "@danji/ui/accordion";
import { Popup } from "@danji/ui/popup";
import { DanjiProvider } from "@danji/ui/provider";
import { createTheme } from "@danji/ui/theme";
import { createRoot } from "react-dom/client";

/** A site of somebody else, which has nothing but the package, its peers and a theme of its own. */
function Site() {
  return (
    <DanjiProvider theme={createTheme({ color: { inverse: "#223344" } })}>
      <main>
        <h1>견본 단지</h1>
        <Accordion.Root headingLevel={2}>
          <Accordion.Item value="overview">
            <Accordion.Trigger>사업개요</Accordion.Trigger>
            <Accordion.Content>지하 2층부터 지상 29층까지 10개 동입니다.</Accordion.Content>
          </Accordion.Item>
        </Accordion.Root>
        <Popup.Root>
          <Popup.Trigger>관심고객 등록</Popup.Trigger>
          <Popup.Content title="관심고객 등록">등록하시면 전문상담원이 안내해 드립니다.</Popup.Content>
        </Popup.Root>
        <Popup.Root>
          {/* @ts-expect-error -- the types of the package reach the site: a popup without a title is refused */}
          <Popup.Content>이름 없는 창</Popup.Content>
        </Popup.Root>
      </main>
    </DanjiProvider>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Site />);
