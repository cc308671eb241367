import { FIELD_PATH, type FieldChange, type SaveResult } from "@danji/delivery/dev-content/api";

/** Sends a change to the development server, which checks it and writes the file. */
export async function saveField(change: FieldChange): Promise<SaveResult> {
  const response = await fetch(FIELD_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(change),
  });
  return response.json();
}
