/** How often the outbox is looked at without being asked, in ms: for tries that come again and for news in the morning. */
const PERIOD_MS = 15_000;

export interface Worker {
  /** There is something new: it need not wait for the next look. */
  readonly wake: () => void;
  /** Takes no more messages and waits for the one under way. */
  readonly stop: () => Promise<void>;
}

/**
 * Calls `work` immediately, every `period` and whenever it is woken, never concurrently. A fault in it is reported and the
 * next look comes all the same.
 *
 * @param work Takes whether to stop early.
 * @param period In ms. @default {@link PERIOD_MS}
 */
export function startWorker(
  work: (isStopped: () => boolean) => Promise<unknown>,
  onError: (error: unknown) => void,
  period: number = PERIOD_MS,
): Worker {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      await work(() => isStopped).catch(onError);
    } while (isAskedAgain);
    running = undefined;
  }

  function wake(): void {
    if (isStopped) return;
    isAskedAgain = true;
    running ??= run();
  }

  const timer = setInterval(wake, period);
  // Alone it keeps no program alive.
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      isAskedAgain = false;
      clearInterval(timer);
      await running;
    },
  };
}
