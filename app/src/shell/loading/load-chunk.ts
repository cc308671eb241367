/** How long a chunk may take before it counts as failed, in ms (docs/product.md, 7.4). */
export const CHUNK_TIMEOUT = 120_000;

/** A piece of the site's code that failed to load or did not come in time. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** Runs a dynamic import, and throws a ChunkLoadError when it fails or takes longer than {@link CHUNK_TIMEOUT}. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError("The page's code did not come in time.")), CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError("The page's code failed to load.", { cause });
  } finally {
    clearTimeout(timer);
  }
}
