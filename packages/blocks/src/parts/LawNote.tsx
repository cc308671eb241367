import { isOverdue, overdueWords, validityWords } from "@danji/complex/day-words";
import type { LawBasis } from "@danji/complex/schema/law";
import { Provenance } from "./Provenance.tsx";
import { useToday } from "./use-today.ts";
import { LawLines, Overdue } from "./result.styles.ts";

/** Renders the source and validity of legal rules, and links to official services that check a result. */
export function LawNote({ rules }: { rules: LawBasis }) {
  const today = useToday();
  return (
    <LawLines>
      {isOverdue(rules, today) && <Overdue>{`${overdueWords(rules)} 아래 공식 서비스에서 확인하세요.`}</Overdue>}
      <Provenance source={rules.source} asOf={rules.asOf} />
      <p>{validityWords(rules)}</p>
      <ul aria-label="공식 확인처">
        {rules.official.map(({ label, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {`${label}에서 확인하기`}
            </a>
          </li>
        ))}
      </ul>
    </LawLines>
  );
}
