import type { HomeSectionKind, HomeSectionOf } from "@danji/complex/schema/home";
import type { ReactNode } from "react";
import { findHomeSection, type StoryComplex, useComplex } from "./story-complex.ts";

interface HomeStoryProps<Kind extends HomeSectionKind> {
  kind: Kind;
  /** Renders the section that was found. */
  readonly children: (section: HomeSectionOf<Kind>, complex: StoryComplex) => ReactNode;
}

/** Renders a section of the complex's home page. */
export function HomeStory<Kind extends HomeSectionKind>({ kind, children }: HomeStoryProps<Kind>) {
  const complex = useComplex();
  const section = findHomeSection(complex.complex, kind);
  return <main>{section ? children(section, complex) : <p>이 단지에는 없습니다.</p>}</main>;
}
