import { open } from "node:fs/promises";
import type { ByteRange } from "./range.ts";

/** Size of a read from the disk, in bytes. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Returns a file, or a part of it, as the body of an answer. Opened by the first read and closed at its end, when
 * the reader goes away, and when reading fails.
 */
export function streamFile(path: string, { start, end }: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>> {
  let file: Awaited<ReturnType<typeof open>> | undefined;
  let position = start;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          file ??= await open(path);
          const chunk = new Uint8Array(Math.min(CHUNK_BYTES, end - position + 1));
          const { bytesRead } = await file.read(chunk, 0, chunk.byteLength, position);
          // Shorter than its size was a moment ago: the length has been promised, so this is a fault.
          if (bytesRead === 0) throw new Error("The file has become shorter");
          controller.enqueue(chunk.subarray(0, bytesRead));
          position += bytesRead;
          if (position <= end) return;
          await file.close();
          controller.close();
        } catch (error) {
          await file?.close();
          throw error;
        }
      },
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  );
}
