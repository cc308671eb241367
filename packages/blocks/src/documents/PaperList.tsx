import type { Paper } from "@danji/complex/schema/documents";
import { Checkbox } from "@danji/ui/field";
import { Papers } from "./documents.styles.ts";
import type { TickStore } from "./tick-store.ts";

interface PaperListProps {
  label: string;
  papers: readonly Paper[];
  ticked: ReadonlySet<string>;
  onToggle: TickStore["toggle"];
}

const hintOf = ({ note, from }: Paper) => (from === undefined ? note : `${note} · 발급처: ${from}`);

/** Renders papers to tick off, each with a note and where to get it. */
export function PaperList({ label, papers, ticked, onToggle }: PaperListProps) {
  return (
    <>
      <h3>{label}</h3>
      <Papers aria-label={label}>
        {papers.map((paper) => (
          <li key={paper.key}>
            <Checkbox
              name={paper.key}
              label={paper.name}
              hint={hintOf(paper)}
              checked={ticked.has(paper.key)}
              onChange={() => onToggle(paper.key)}
            />
          </li>
        ))}
      </Papers>
    </>
  );
}
