import { Canvas, DocsContext, useOf } from "@storybook/addon-docs/blocks";
import { useContext, useState, type CSSProperties } from "react";
import { vars } from "../../packages/ui/src/theme/index.ts";
import { globalsOf } from "../globals.ts";

interface ShownProps {
  /** The story, as its module exports it. */
  story: object;
  style?: CSSProperties;
  /** Gives it a window of its own, of this height, such as one that its styles ask for. @default as its parameters say */
  window?: string;
}

/** Height of a frame that is as tall as its story, until that has rendered. */
const UNFITTED = "20rem";

/** Shows a story without its code: in a frame of its own, which is that of its size, if it asks for one. */
export function Shown({ story, style, window }: ShownProps) {
  const { id, name, parameters } = useOf(story, ["story"]).story;
  const { inline = true, height = window } = Object(parameters["docs"]).story ?? {};
  if (!inline || window) return <Frame id={id} title={name} height={String(height)} style={style} />;
  return (
    <div style={style}>
      <Canvas of={story} sourceState="none" />
    </div>
  );
}

interface FrameProps {
  id: string;
  title: string;
  /** In CSS, or `auto`: as tall as what it shows. */
  height: string;
  style?: CSSProperties | undefined;
}

/** Shows a story in a window of its own as the toolbar says, which Storybook's own frames do not follow. */
export function Frame({ id, title, height, style }: FrameProps) {
  const context = useContext(DocsContext);
  const [fitted, setFitted] = useState<number>();
  const globals = Object.entries(globalsOf(context))
    .filter(([name, value]) => typeof value === "string" && value !== context.projectAnnotations.initialGlobals?.[name])
    .map(([name, value]) => `${name}:${String(value)}`);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- what it shows is this Storybook
    <iframe
      className="docs-story"
      src={`iframe.html?${new URLSearchParams({ viewMode: "story", id, globals: globals.join(";") }).toString()}`}
      title={title}
      loading="lazy"
      allowFullScreen
      style={{
        ...style,
        width: "100%",
        height: height === "auto" ? (fitted ?? UNFITTED) : height,
        margin: "1.5rem 0 2.5rem",
        border: `1px solid ${vars.color.line}`,
        background: vars.color.surface,
        // Until the story has a scheme, the ground shows through.
        colorScheme: "light",
      }}
      onLoad={({ currentTarget }) => {
        const body = currentTarget.contentDocument?.body;
        if (height === "auto" && body) new ResizeObserver(() => setFitted(body.scrollHeight)).observe(body);
      }}
    />
  );
}
