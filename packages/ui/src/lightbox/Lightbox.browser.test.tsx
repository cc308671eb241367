import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { dusk } from "../../tests/pictures.ts";
import { readAloud } from "../../tests/readAloud.ts";
import { render } from "../../tests/render.tsx";
import { Lightbox } from "./index.ts";

describe("Lightbox", () => {
  it("names the part that is outside of a Root", () => {
    expect(() => renderToString(<Lightbox.Trigger value="dusk" media={{ source: dusk }} />)).toThrow("<Lightbox.Root>");
  });

  it("is read as a button, and open as a dialog with one image and no counter", async () => {
    const { user, getByRole, findByRole } = render(
      <main>
        <Lightbox.Root>
          <div style={{ position: "relative", width: 160, height: 90 }}>
            <img src={dusk.src} alt={dusk.alt} width={160} height={90} />
            <Lightbox.Trigger value="dusk" media={{ source: dusk }} caption="물가에서 본 단지" />
          </div>
        </Lightbox.Root>
      </main>,
    );
    const name = `${dusk.alt} 크게 보기`;
    await expect
      .poll(readAloud)
      .toEqual([
        "document",
        "main",
        `image, ${dusk.alt}`,
        `button, ${name}, has popup dialog`,
        "end of main",
        "end of document",
      ]);
    await user.click(getByRole("button", { name }));
    // Its code is loaded first.
    await findByRole("dialog", {}, { timeout: 10_000 });
    await expect
      .poll(readAloud)
      .toEqual([
        "document",
        "dialog, 크게 보기",
        "dialog, 크게 보기",
        "button, 축소, disabled",
        "button, 확대, not disabled",
        "button, 닫기",
        `image, ${dusk.alt}`,
        "paragraph",
        "물가에서 본 단지",
        "end of paragraph",
        "end of dialog, 크게 보기",
        "end of document",
      ]);
  });
});
