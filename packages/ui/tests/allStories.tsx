import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import type { ComponentProps, ComponentType } from "react";
import preview from "../../../.storybook/preview.tsx";
import { folderOf } from "./kit.ts";

type StoriesModule = Parameters<typeof composeStories>[0];

setProjectAnnotations([
  preview,
  // As Storybook itself renders a story that has no `render`, but with elements that a test of the kit can look into.
  { render: (args, { component: Component }) => (Component ? <Component {...args} /> : <></>) },
]);

/** A story with its arguments, its decorators and those of the project. */
export interface ReadyStory {
  /** Its file's name and its own: `Popup: Default`. */
  name: string;
  /** The story's folder. */
  folder: string;
  Story: ComponentType;
}

const files = import.meta.glob<StoriesModule>("../src/**/*.stories.tsx");

/** Every story of the kit. */
export async function allStories(): Promise<ReadyStory[]> {
  const loaded = await Promise.all(
    Object.entries(files).map(async ([path, load]) => {
      const stories: Record<string, ComponentType<ComponentProps<"div">>> = composeStories(await load());
      const file = path.slice(path.lastIndexOf("/") + 1, path.indexOf(".stories"));
      return Object.entries(stories).map(([name, Story]) => ({
        name: `${file}: ${name}`,
        folder: folderOf(path),
        Story,
      }));
    }),
  );
  return loaded.flat();
}
