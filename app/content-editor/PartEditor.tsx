import type { Issue } from "@danji/complex/issue";
import { type ContentPart, placeHref } from "@danji/delivery/dev-content/api";
import { Disclosure } from "@danji/ui/disclosure";
import { useId } from "react";
import { Stack } from "@danji/ui/stack";
import { Fault, PartBox, PartFields, PartHead } from "./Editor.styles.ts";
import { FieldEditor } from "./FieldEditor.tsx";
import { Preview } from "./Preview.tsx";

/** Places that are listed without a press. */
const FEW = 3;

const Places = ({ places }: Pick<ContentPart, "places">) => (
  <Stack as="ul" gap={2}>
    {places.map((place) => (
      <li key={placeHref(place)}>
        <a href={placeHref(place)} target="_blank" rel="noreferrer">
          {place.label}
        </a>
      </li>
    ))}
  </Stack>
);

/** Renders the pages and sections where a part shows, with links to them. */
function ShownAt({ places }: Pick<ContentPart, "places">) {
  if (places.length === 0) return <p>페이지에는 바로 보이지 않습니다.</p>;
  if (places.length <= FEW) return <Places places={places} />;
  return (
    <Disclosure.Root>
      <Disclosure.Trigger size="small">{`보이는 곳 ${places.length}군데`}</Disclosure.Trigger>
      <Disclosure.Content>
        <Places places={places} />
      </Disclosure.Content>
    </Disclosure.Root>
  );
}

/** Renders faults that no field has. */
export const FaultList = ({ issues }: { issues: readonly Issue[] }) =>
  issues.length > 0 && (
    <Fault as="ul" aria-label="고칠 곳">
      {issues.map(({ rule, file, path, reason }) => (
        <li key={`${rule} ${path} ${reason}`}>
          <span>{reason}</span> <small>{`(${file} › ${path})`}</small>
        </li>
      ))}
    </Fault>
  );

interface PartEditorProps {
  file: string;
  part: ContentPart;
  /** Whether only fields with faults show. */
  faultsOnly: boolean;
  onSaved: () => Promise<void>;
}

/** Renders a part of the content: where it shows, its picture, and its fields. */
export function PartEditor({ file, part, faultsOnly, onSaved }: PartEditorProps) {
  const headingId = useId();
  const [place] = part.places;
  const fields = part.fields.filter(({ issues }) => !faultsOnly || issues.length > 0);
  return (
    <PartBox aria-labelledby={headingId}>
      <PartHead gap={2}>
        <h3 id={headingId}>{part.title}</h3>
        <ShownAt places={part.places} />
        <FaultList issues={part.issues} />
      </PartHead>
      {place && <Preview place={place} />}
      <PartFields gap={4}>
        {fields.map((field) => (
          <FieldEditor key={field.path.join(".")} file={file} field={field} onSaved={onSaved} />
        ))}
      </PartFields>
    </PartBox>
  );
}
