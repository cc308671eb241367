import "pretendard/dist/web/variable/pretendardvariable.css";
import { DanjiProvider } from "@danji/ui/provider";
import { Reset } from "@danji/ui/reset";
import { theme } from "@danji/ui/theme";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Drafts } from "./Drafts.tsx";
import { Editor } from "./Editor.tsx";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <DanjiProvider theme={theme}>
        <Reset />
        <Drafts>
          <Editor />
        </Drafts>
      </DanjiProvider>
    </StrictMode>,
  );
