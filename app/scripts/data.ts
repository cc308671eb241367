// `npm run data -- backup|restore <file>`: copies the database of the embedded backend, or puts a copy in its place.
// `npm run data -- assign-site <siteKey>`: gives leads that an earlier release has stored without a site to one.
import { casesWords } from "@danji/complex/figures";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { connectProject } from "@danji/server/store/firestore/connect";
import { createFirestoreLeadsAdmin } from "@danji/server/store/firestore/leads-admin";
import { openStore } from "@danji/server/store/sqlite/open";
import { backUp, requireDatabase, restore } from "@danji/server/store/sqlite/backup";
import { OwnerError } from "@danji/server/start-error";
import { z } from "zod";
import { environment } from "./environment.mjs";

/** As `npm start` reads it. */
const { DATA_DIR: dataDir = ".data", FIREBASE_PROJECT_ID: project } = environment();
const [action, file, ...rest] = process.argv.slice(2);

/** Returns the keys of all complexes, also of those with faults elsewhere. */
async function siteKeys(): Promise<readonly string[]> {
  // Loads the tools of the build, which no backup needs.
  const { complexFolder, listComplexes } = await import("./complexes.ts");
  const identity = z.object({ siteKey: z.string() });
  return (await listComplexes()).map(
    (slug) => identity.parse(JSON.parse(readFileSync(join(complexFolder(slug), "identity.json"), "utf8"))).siteKey,
  );
}

/** In Firestore where `FIREBASE_PROJECT_ID` names a project, else in the database of the embedded backend. */
async function assignSite(siteKey: string): Promise<number> {
  const known = await siteKeys();
  // Leads that have a site are given to no other: a key that is mistyped could not be taken back.
  if (!known.includes(siteKey))
    throw new OwnerError(
      `없는 현장입니다: ${siteKey}. 있는 현장: ${known.join(", ")}`,
      "There is no complex with that siteKey in its identity.json.",
    );
  if (project) return createFirestoreLeadsAdmin((await connectProject(project)).db).assignSite(siteKey);
  requireDatabase(dataDir);
  const store = openStore(dataDir);
  try {
    return store.leadsAdmin.assignSite(siteKey);
  } finally {
    store.close();
  }
}

try {
  const isKnown = action === "backup" || action === "restore" || action === "assign-site";
  if (!isKnown || file === undefined || rest.length > 0) {
    throw new OwnerError(
      "사용법: npm run data -- backup <파일>, restore <파일> 또는 assign-site <siteKey>",
      "Usage: npm run data -- backup <file>, restore <file>, or assign-site <siteKey>",
    );
  }
  if (action === "assign-site") {
    const count = await assignSite(file);
    console.log(`Danji ▸ ${file}: 현장이 없던 고객 등록 ${casesWords(count)}을 옮겼습니다. (assigned)`);
  } else if (action === "backup") {
    backUp(dataDir, file);
    console.log(`Danji ▸ ${file}: 백업했습니다. (backed up)`);
  } else {
    mkdirSync(dataDir, { recursive: true });
    const kept = restore(dataDir, file, Date.now());
    console.log(`Danji ▸ ${file}: 복원했습니다. (restored)`);
    console.log(
      "Danji ▸ 백업 뒤에 이미 보냈을 수 있으므로, 백업할 때 대기 중이던 문자는 다시 보내지 않습니다. (messages stopped)",
    );
    console.log(
      "Danji ▸ 관리자 비밀번호도 백업할 때의 것입니다. 그 뒤에 바꾸었다면 ADMIN_PASSWORD로 다시 바꿔 주세요. (the password of the backup)",
    );
    console.log("Danji ▸ 백업 뒤에 받은 삭제와 수신 거부 요청은 다시 처리해 주세요. (erase and withdraw again)");
    if (kept !== undefined) console.log(`Danji ▸ ${kept}: 이전 데이터입니다. (what was there before)`);
  }
} catch (error) {
  console.error(error instanceof OwnerError ? error.message : error);
  process.exitCode = 1;
}
