import type { SiteManifest } from "./manifest.ts";
import type { MessageSettings } from "./messages/settings.ts";
import { createOutboxSender, type MessageSite } from "./messages/outbox-sender.ts";
import { runRetention } from "./store/retention.ts";
import type { Store } from "./store/store.ts";
import { DRY_RUN_FILE } from "./messages/driver.ts";
import { describeError } from "./http/problem.ts";

/** How often the outbox is looked at without being asked, in ms: for tries that come again and for news in the morning. */
const PERIOD_MS = 15_000;

/** Calls `work` immediately, every `period` ms and whenever it is woken, never concurrently, also after a fault. */
export function startWorker(
  work: (isStopped: () => boolean) => Promise<unknown>,
  onError: (error: unknown) => void,
  period: number = PERIOD_MS,
) {
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
    /** Starts no more work and waits for what is under way. */
    async stop(): Promise<void> {
      isStopped = true;
      isAskedAgain = false;
      clearInterval(timer);
      await running;
    },
  };
}

const HOUR_MS = 3_600_000;

function warnOfSpace(free: number | null, dataDir: string, log: (line: string) => void): void {
  if (free === null) return;
  const megabytes = Math.floor(free / 1_000_000);
  log(
    `데이터를 두는 디스크에 남은 자리가 ${megabytes}MB입니다: ${dataDir} / DISK_NEARLY_FULL: ${megabytes} MB are left where the data are kept.`,
  );
}

function warnOfDryRun({ driver }: MessageSettings, log: (line: string) => void): void {
  if (driver === "dry-run")
    log(
      `문자는 보내지 않고 ${DRY_RUN_FILE}에 적습니다. 보내려면 SMS_DRIVER를 설정하세요. / Text messages are written into ${DRY_RUN_FILE} and not sent; set SMS_DRIVER to send them.`,
    );
  if (driver === "demo")
    log(
      `시연용(SMS_DRIVER=demo): 문자는 보내지 않고 ${DRY_RUN_FILE}에 적으며, 예약한 화면에는 보낸다고 안내합니다. / Demonstration: text messages are written into ${DRY_RUN_FILE} and not sent, while the booking form promises them.`,
    );
}

interface BackgroundOptions {
  readonly sites: readonly SiteManifest[];
  /** Those of them that send messages. */
  readonly sending: readonly MessageSite[];
  readonly messages: MessageSettings;
  readonly dataDir: string;
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

export type Background = ReturnType<typeof startBackground>;

/** Starts to send messages, and every hour to delete leads whose time has passed and to look after the disk. */
export function startBackground(store: Store, options: BackgroundOptions) {
  const { sites, sending, messages, dataDir, clock, log } = options;
  const failed = (method: string, name: string) => (error: unknown) => log(describeError(error, method, name));
  if (sending.length > 0) warnOfDryRun(messages, log);
  const { sendDue } = createOutboxSender({ outbox: store.outbox, sites: sending, clock, log });
  const sender = sending.length > 0 ? startWorker(sendDue, failed("outbox", "messages")) : undefined;
  const warn = async (): Promise<void> => warnOfSpace(store.lowSpace(), dataDir, log);
  const space = startWorker(warn, failed("disk", "data"), HOUR_MS);
  let runs = 0;
  // From the second run on an hour has passed by the process's own time too, whatever the clock says.
  const expire = (isStopped: () => boolean) =>
    runRetention({ ...store, now: clock(), mayDelete: runs++ > 0, isStopped, log }, sites);
  const retention = startWorker(expire, failed("leads", "retention"), HOUR_MS);
  return {
    /** Sends what is due without waiting for the next look. */
    sendMessages: () => sender?.wake(),
    async stop(): Promise<void> {
      for (const worker of [sender, retention, space]) await worker?.stop();
    },
  };
}
