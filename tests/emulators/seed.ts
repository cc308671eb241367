import type { Firestore } from "firebase-admin/firestore";

/** An article of a complex; `date` is a day, `yyyy-mm-dd`. */
interface SeedArticle {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly date: string;
}

/** Stores a site's first articles. */
export async function seedArticles(db: Firestore, siteId: string, articles: readonly SeedArticle[]): Promise<void> {
  const batch = db.batch();
  for (const [index, { title, summary, content, date }] of articles.entries()) {
    // Articles of one day keep the order of the file: the first is the newest.
    const moment = new Date(Date.parse(`${date}T09:00:00+09:00`) - index);
    batch.create(db.doc(`press/seed-${index}`), { siteId, title, summary, content, date: moment, views: 0 });
  }
  await batch.commit();
}
