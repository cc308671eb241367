import { ContentsFrame } from "./Contents.styles.ts";

interface ContentsProps {
  /** Sections of the page in their order: what each is headed and the id of its element. */
  sections: readonly { readonly heading: string; readonly id: string }[];
}

/** Renders the table of contents of a long page. */
export function Contents({ sections }: ContentsProps) {
  return (
    <ContentsFrame aria-label="이 페이지의 차례">
      <ol>
        {sections.map(({ heading, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </ContentsFrame>
  );
}
