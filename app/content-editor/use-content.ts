import { CHANGES_PATH, CONTENT_PATH, type EditorContent } from "@danji/delivery/dev-content/api";
import { useCallback, useEffect, useState } from "react";

async function readContent(): Promise<EditorContent> {
  const response = await fetch(CONTENT_PATH);
  if (!response.ok) throw new Error(`${CONTENT_PATH}: ${response.status}`);
  return response.json();
}

/** Reads the content, and again whenever a file of the complex changes. */
export function useContent() {
  const [content, setContent] = useState<EditorContent>();
  /** Whether the last reading failed, e.g. because the development server has ended. */
  const [isStale, setStale] = useState(false);

  const reload = useCallback(async () => {
    try {
      setContent(await readContent());
      setStale(false);
    } catch {
      setStale(true);
    }
  }, []);

  useEffect(() => {
    const changes = new EventSource(CHANGES_PATH);
    // Opens again after the server was restarted.
    changes.addEventListener("open", () => void reload());
    changes.addEventListener("message", () => void reload());
    changes.addEventListener("error", () => setStale(true));
    return () => changes.close();
  }, [reload]);

  return { content, isStale, reload };
}
