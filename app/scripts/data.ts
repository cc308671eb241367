// `npm run data -- backup|restore <file>`: copies the database of the embedded backend, or puts a copy in its place.
import { mkdirSync } from "node:fs";
import { BackupError, backUp, restore } from "@danji/server/store/backup";
import { StartError } from "@danji/server/start-error";

/** As `npm start` reads it. */
const dataDir = process.env["DATA_DIR"] ?? ".data";
const [action, file, ...rest] = process.argv.slice(2);

try {
  if ((action !== "backup" && action !== "restore") || file === undefined || rest.length > 0) {
    throw new BackupError(
      "사용법: npm run data -- backup <파일> 또는 npm run data -- restore <파일>",
      "Usage: npm run data -- backup <file>, or npm run data -- restore <file>",
    );
  }
  if (action === "backup") {
    backUp(dataDir, file);
    console.log(`Danji ▸ ${file}: 백업했습니다. (backed up)`);
  } else {
    mkdirSync(dataDir, { recursive: true });
    const kept = restore(dataDir, file, Date.now());
    console.log(`Danji ▸ ${file}: 복원했습니다. (restored)`);
    if (kept !== undefined) console.log(`Danji ▸ ${kept}: 이전 데이터입니다. (what was there before)`);
  }
} catch (error) {
  console.error(error instanceof BackupError || error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
