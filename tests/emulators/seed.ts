import { toWireFields } from "../rules/values.ts";
import { RULES, WireProject } from "../rules/wire.ts";

/** An article of a complex; `date` is a day, `yyyy-mm-dd`. */
interface SeedArticle {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
  readonly date: string;
}

/** Puts the rules in force in a project of the emulator, and a site's first articles in place, as its owner would. */
export async function seedProject(
  host: string,
  name: string,
  siteId: string,
  articles: readonly SeedArticle[],
): Promise<WireProject> {
  const project = new WireProject(host, name);
  await project.putRules(RULES);
  const writes = articles.map(({ title, summary, content, date }, index) => {
    // Articles of one day keep the order of the file: the first is the newest.
    const moment = new Date(Date.parse(`${date}T09:00:00+09:00`) - index);
    const fields = toWireFields({ siteId, title, summary, content, date: moment, views: 0 });
    return { update: { name: `${project.documents}/press/seed-${index}`, fields } };
  });
  await project.seed(writes);
  return project;
}
