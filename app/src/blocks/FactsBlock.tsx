import { facts } from "complex:facts";
import { FactList, Numerals, Source } from "./blocks.styles.ts";
import { Provenance } from "./Provenance.tsx";

interface FactsBlockProps {
  /** Keys of the facts in the order in which they stand. */
  keys: readonly string[];
  /** Sets them as numerals side by side instead of a definition table. */
  large: boolean;
}

/** Figures of the complex. */
export function FactsBlock({ keys, large }: FactsBlockProps) {
  const List = large ? Numerals : FactList;
  return (
    <div>
      <List>
        {keys.map((key) => {
          const fact = facts.items[key];
          if (!fact) return null;
          return (
            <div key={key}>
              <dt>{fact.term}</dt>
              <dd data-display={large}>
                <span>
                  {fact.value}
                  {fact.unit !== undefined && <small>{fact.unit}</small>}
                </span>
                {fact.note !== undefined && <em>{fact.note}</em>}
              </dd>
            </div>
          );
        })}
      </List>
      <Source>
        <Provenance source={facts.source} asOf={facts.asOf} />
      </Source>
    </div>
  );
}
