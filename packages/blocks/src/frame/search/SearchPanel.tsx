import { phoneHref } from "@danji/complex/phone";
import type { Identity } from "@danji/complex/schema/identity";
import { Combobox } from "@danji/ui/combobox";
import { Popup } from "@danji/ui/popup";
import { Text } from "@danji/ui/text";
import { excerptOf, queryPattern, splitText } from "../../search/pattern.ts";
import type { SearchResult } from "../../search/search-index.ts";
import { FurtherPages } from "../further-pages/FurtherPages.tsx";
import { Mark, PageMarks, ResultHeading, ResultText, ResultTrail, SearchCard } from "./SearchPanel.styles.ts";

interface SearchPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
  state: "ready" | "pending" | "failed";
  results: readonly SearchResult[];
  onRetry: () => void;
  onFollow: (result: SearchResult) => void;
  identity: Pick<Identity, "furtherPages" | "phone">;
}

const keyOf = ({ id }: SearchResult) => String(id);

const Marked = ({ text, pattern }: { text: string; pattern: RegExp | undefined }) =>
  splitText(text, pattern).map((part, index) =>
    // Parts of one text never change places.
    part.isMatch ? <Mark key={index}>{part.text}</Mark> : <span key={index}>{part.text}</span>,
  );

/** Renders the search over the page: a field, and the pages, sections, questions and facts that fit as links, or the pages asked for most. */
export function SearchPanel({
  open,
  onOpenChange,
  query,
  onQueryChange,
  state,
  results,
  onRetry,
  onFollow,
  identity,
}: SearchPanelProps) {
  const pattern = queryPattern(query);
  return (
    <>
      <PageMarks />
      <Popup.Root open={open} onOpenChange={onOpenChange}>
        <SearchCard label="찾기" hideLabel>
          <Combobox.Root value={query} onValueChange={onQueryChange} options={results.map(keyOf)}>
            <Combobox.Input aria-label="찾을 말" placeholder="예: 인지세, 84A, ㅇㅈㅅ" />
            {query.trim() === "" && state === "ready" && (
              <Text variant="note">페이지와 질문, 숫자를 모두 찾습니다. 초성만 적어도 됩니다.</Text>
            )}
            <Combobox.Status state={state} onRetry={onRetry} />
            {query.trim() !== "" && state === "ready" && results.length === 0 && (
              <Text variant="note">
                낱말을 줄이거나 바꾸어 다시 찾아 보세요. 전화로도 안내해 드립니다.{" "}
                <a href={phoneHref(identity.phone)}>{identity.phone}</a>
              </Text>
            )}
            <Combobox.List aria-label="찾은 곳">
              {results.map((result) => (
                <Combobox.Option
                  key={keyOf(result)}
                  value={keyOf(result)}
                  to={result.to}
                  onClick={() => onFollow(result)}
                >
                  {result.trail.length > 0 && <ResultTrail>{result.trail.join(" › ")}</ResultTrail>}
                  <ResultHeading>
                    <Marked text={result.heading} pattern={pattern} />
                  </ResultHeading>
                  {result.text !== "" && (
                    <ResultText>
                      <Marked text={excerptOf(result.text, pattern)} pattern={pattern} />
                    </ResultText>
                  )}
                </Combobox.Option>
              ))}
            </Combobox.List>
            {state === "ready" && results.length === 0 && (
              <FurtherPages identity={identity} onFollow={() => onOpenChange(false)} />
            )}
          </Combobox.Root>
        </SearchCard>
      </Popup.Root>
    </>
  );
}
