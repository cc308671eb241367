import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isFault } from "@danji/complex/issue";
import { loadComplex } from "@danji/complex/load";
import { parsePlan, type Plan } from "@danji/floor-plan/plan";
import { stretchPlan } from "@danji/floor-plan/stretch";
import { areasOf } from "@danji/floor-plan/areas";
import { ComplexError } from "../content/read-complex.ts";
import { readJson } from "../content/read-json.ts";
import { listNames } from "../content/read-text.ts";
import { planFile } from "../content/read-plans.ts";
import { reviewComplex } from "../content/review-complex.ts";
import type { CreateSiteTheme } from "../site-theme.ts";
import type { Answers, NewType } from "./answers.ts";
import { composeFiles, type Files } from "./compose-files.ts";
import { typeKeyOf } from "./compose-supply.ts";
import { drawPictures } from "./draw-pictures.ts";

const JSON_END = ".json";

/** What a new complex is made of and where. */
export interface NewComplex {
  readonly answers: Answers;
  /** Folder of the template. */
  readonly template: string;
  /** Folder of the new complex, which must not exist. */
  readonly folder: string;
  /** Files that the site is served with as they are. */
  readonly publicFolder: string;
  readonly createTheme: CreateSiteTheme;
  /** Formats the text of a JSON file as the project's other files are. */
  readonly format: (json: string) => Promise<string>;
}

/** A complex that cannot be made. The message is in Korean. */
export class NewComplexError extends Error {
  override readonly name = "NewComplexError";
}

async function readValue(folder: string, name: string): Promise<unknown> {
  const read = await readJson(join(folder, name), name);
  if (!read.ok) throw new ComplexError(folder, read.issues);
  return read.value;
}

async function readTemplate(folder: string): Promise<Files> {
  const names = await listNames(folder, JSON_END);
  const entries = names.map(async (name): Promise<[string, unknown]> => [
    name.slice(0, -JSON_END.length),
    await readValue(folder, name),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The one plan of the template, of which those of the types are drawn apart. */
async function readPrototype(folder: string): Promise<Plan> {
  const [name] = await listNames(join(folder, "plans"), JSON_END);
  if (name === undefined) throw new Error("The template has no plan.");
  const parsed = parsePlan(await readValue(join(folder, "plans"), name));
  if (!parsed.ok) throw new Error("The template's plan cannot be read.");
  return parsed.plan;
}

/** Whether a type is large enough for a plan drawn apart from the template's; a smaller one comes without. */
const hasPlan = ({ area }: NewType, prototype: Plan) => area >= areasOf(prototype, "basic").exclusive;

/** Returns the floors of the towers in the pictures, and the colours of the brand. */
function sceneOf(files: Files, slug: string, createTheme: CreateSiteTheme) {
  const loaded = loadComplex(files);
  if (!loaded.ok) throw new ComplexError(slug, loaded.issues);
  const { color } = createTheme(loaded.complex);
  const floors = loaded.complex.supply.buildings.map((building) => building.floors);
  return { floors, colors: { inverse: color.surfaceDeep, accent: color.onInverseAccent } };
}

/** Returns the files without the plans of types that are too small for one. */
function withPlans(files: Files, types: readonly NewType[], prototype: Plan): Files {
  const planned = new Set(types.filter((type) => hasPlan(type, prototype)).map(typeKeyOf));
  const reviver = (key: string, value: unknown) =>
    key === "plan" && typeof value === "string" && !planned.has(value) ? undefined : value;
  return { ...files, supply: JSON.parse(JSON.stringify(files["supply"]), reviver) };
}

/** Mode of the new folder: as that of any other in the checkout. */
const FOLDER_MODE = 0o755;

/**
 * Makes a complex from the template: its files, a plan for each type, and pictures drawn from its data. Nothing is written
 * unless all of it has no fault.
 *
 * @throws {NewComplexError} when the folder exists.
 * @throws {ComplexError} when what would be written has faults; what `createTheme` throws as well.
 */
export async function createComplex(options: NewComplex): Promise<void> {
  const { answers, template, folder, publicFolder, createTheme, format } = options;
  if (existsSync(folder)) throw new NewComplexError(`이미 있는 단지입니다: ${answers.slug}`);
  const prototype = await readPrototype(template);
  const types = answers.types ?? [{ label: prototype.label, area: areasOf(prototype, "basic").exclusive }];
  const files = withPlans(composeFiles(await readTemplate(template), answers), types, prototype);
  const { floors, colors } = sceneOf(files, answers.slug, createTheme);

  // Beside its later place, and named as what is no complex yet.
  const draft = await mkdtemp(join(dirname(folder), `_${answers.slug}-`));
  try {
    const writeJson = async (name: string, value: unknown) =>
      writeFile(join(draft, name), await format(JSON.stringify(value)));
    await Promise.all([mkdir(join(draft, "plans")), mkdir(join(draft, "images"))]);
    await Promise.all(Object.entries(files).map(([section, value]) => writeJson(section + JSON_END, value)));
    for (const type of types.filter((candidate) => hasPlan(candidate, prototype))) {
      const plan = { ...stretchPlan(prototype, type.area), label: type.label };
      await writeJson(planFile(typeKeyOf(type)), plan);
    }
    for (const [name, picture] of await drawPictures(floors, colors))
      await writeFile(join(draft, "images", name), picture);
    const faults = (await reviewComplex(draft, publicFolder)).filter(isFault);
    if (faults.length > 0) throw new ComplexError(answers.slug, faults);
    // `mkdtemp` makes a folder for one user alone.
    await chmod(draft, FOLDER_MODE);
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
