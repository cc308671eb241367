import { Disclosure } from "@danji/ui/disclosure";
import { useOpenByAddress } from "../parts/use-open-by-address.ts";
import { SectionBlocks, type SectionContent } from "./ContentSection.tsx";
import { ClosedContent, ClosedHeading, ClosedRoot } from "./section.styles.ts";

/** Renders a section of a page as a heading that opens to its content, at first where the page's address names it. */
export function ClosedSection({ section, id, children }: SectionContent) {
  const { heading } = section;
  const [open, setOpen] = useOpenByAddress(new Map(id === undefined ? [] : [[heading, id]]));
  return (
    <ClosedRoot id={id}>
      <Disclosure.Root open={open === heading} onOpenChange={(isOpen) => setOpen(isOpen ? heading : "")}>
        <ClosedHeading headingLevel={2}>{heading}</ClosedHeading>
        <ClosedContent>
          <SectionBlocks section={section}>{children}</SectionBlocks>
        </ClosedContent>
      </Disclosure.Root>
    </ClosedRoot>
  );
}
