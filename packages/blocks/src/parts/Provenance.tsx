import { dottedDay } from "@danji/complex/day-words";
import { SourceLine } from "./Provenance.styles.ts";

interface ProvenanceProps {
  /** The source, such as `입주자모집공고`. */
  source: string;
  /** Date of the source, `yyyy-mm-dd`. */
  asOf: string;
}

/** Renders the source and date of figures, tables and dates that a buyer relies on, right below them. */
export const Provenance = ({ source, asOf }: ProvenanceProps) => (
  <SourceLine>
    {/* The dot ends a line, where there are two, and begins none. */}
    <span>{`출처 ${source}\u00a0· `}</span>
    <time dateTime={asOf}>{dottedDay(asOf)}</time>
    <span> 기준</span>
  </SourceLine>
);
