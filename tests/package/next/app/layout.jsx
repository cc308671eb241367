import { DanjiProvider } from "@danji/ui/provider";
import { createTheme } from "@danji/ui/theme";

const theme = createTheme({ color: { pine: "#223344" } });

export const metadata = { title: "견본 단지" };

export default function Layout({ children }) {
  return (
    <html lang="ko">
      <body>
        <DanjiProvider theme={theme}>{children}</DanjiProvider>
      </body>
    </html>
  );
}
