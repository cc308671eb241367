import type { Issue } from "@danji/complex/issue";
import type { ContentPart } from "@danji/delivery/dev-content/api";
import { Disclosure } from "@danji/ui/disclosure";
import { useId } from "react";
import { Faults, PartBox, PartFields, PartHead, PartPreview, PlaceList } from "./Editor.styles.ts";
import { FieldEditor } from "./FieldEditor.tsx";
import { placeHref, placeLabel } from "./places.ts";
import { Preview } from "./Preview.tsx";

/** Places that are listed without a press. */
const FEW = 3;

const Places = ({ places }: Pick<ContentPart, "places">) => (
  <PlaceList>
    {places.map((place) => (
      <li key={placeHref(place)}>
        <a href={placeHref(place)} target="_blank" rel="noreferrer">
          {placeLabel(place)}
        </a>
      </li>
    ))}
  </PlaceList>
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
    <Faults aria-label="고칠 곳">
      {issues.map(({ rule, file, path, reason }) => (
        <li key={`${rule} ${path} ${reason}`}>
          <span>{reason}</span> <small>{`(${file} › ${path})`}</small>
        </li>
      ))}
    </Faults>
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
      <PartHead>
        <h3 id={headingId}>{part.title}</h3>
        <ShownAt places={part.places} />
        <FaultList issues={part.issues} />
      </PartHead>
      {place && (
        <PartPreview>
          <Preview place={place} />
        </PartPreview>
      )}
      <PartFields>
        {fields.map((field) => (
          <FieldEditor key={field.path.join(".")} file={file} field={field} onSaved={onSaved} />
        ))}
      </PartFields>
    </PartBox>
  );
}
