import { CONSENT_MODES } from "@danji/api/leads/fields";
import { SITE_ID_PATTERN } from "@danji/api/press/rules";
import { z } from "zod";
import { StartError } from "./start-error.ts";

const path = z.string().regex(/^\/(?!\/)/u, "must start with one slash");
const file = z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$)).+$/u, "must be a path inside the built site");
const siteKey = z.string().regex(SITE_ID_PATTERN, "must be 1 to 64 letters, digits, _ or -");
const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, "must be an origin");
const isSource = ({ origin, href }: URL, text: string) => text === origin || (text === href && text.endsWith("/"));
const source = z
  .string()
  .refine((text) => URL.canParse(text) && isSource(new URL(text), text), "must be an origin, or a folder of one");
const date = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "must be an ISO date");

const manifestSchema = z.object({
  /** Site the press articles and the default visit page belong to. */
  siteKey,
  /** Name of the site for people, e.g. in the press feed. */
  siteName: z.string().min(1),
  /** Public address of the site, e.g. `https://sample.example`. */
  siteUrl: z.url({ protocol: /^https?$/u }),
  /** How visitors agree to the use of their data: by a notice in sight, or by ticking a box. */
  consent: z.enum(CONSENT_MODES),
  /** Version of the consent text that visitors saw; stored with each lead. */
  consentVersion: z.string().min(1).default("1"),
  /** Text messages after a booking, with places still open (`@danji/complex/messages/compose`), and who carries them. */
  messages: z
    .object({ booking: z.string().min(1), news: z.string().min(1), service: z.string().min(1).optional() })
    .optional(),
  /** First day on which no lead may be kept, in Seoul. @default none, the sale goes on */
  leadsEnd: z.iso.date().optional(),
  /** When the model house can be visited, see `VisitDays`. @default always */
  visits: z
    .object({
      opens: z.iso.date().optional(),
      plannedEnd: z.iso.date().optional(),
      saleEnd: z.iso.date().optional(),
      closed: z.array(z.string()),
    })
    .default({ closed: [] }),
  /** Pages: an address without a slash at the end (segments `:site` and `:id` fit anything), its file, and what of the store it shows. */
  routes: z.array(z.object({ path, file, shows: z.enum(["press-list", "article"]).optional() })),
  /** Addresses that lead elsewhere (302). */
  redirects: z.array(z.object({ from: path, to: path })),
  /** File that unknown addresses show. */
  notFound: file,
  /** Articles that the press section starts with. */
  seedPress: z.array(z.object({ title: z.string().min(1), summary: z.string(), content: z.string(), date })),
  /** Pages that search engines may list, with the day (ISO) on which they changed. */
  sitemap: z.array(z.object({ path, lastModified: date })).default([]),
  /** Where embedded frames come from: videos, the VR tour, reCAPTCHA. */
  frameSources: z.array(source),
  /** Origins of hosted form services that leads go to. */
  formOrigins: z.array(origin),
  /** What pages speak to beside the site's own origin: the services of Firebase, reCAPTCHA. */
  connectSources: z.array(source).default([]),
  /** Where scripts come from beside the site's own origin: reCAPTCHA. */
  scriptSources: z.array(source).default([]),
});

/** What the backend knows about the site it serves; written by the site's build. */
export type SiteManifest = Readonly<z.output<typeof manifestSchema>>;

/**
 * Reads a manifest from parsed JSON.
 * @throws StartError `MANIFEST_INVALID`, which lists every wrong place with its reason.
 */
export function parseSiteManifest(json: unknown): SiteManifest {
  const result = manifestSchema.safeParse(json);
  if (result.success) return result.data;
  const reasons = result.error.issues.map((issue) => `  ${issue.path.join(".") || "(root)"}: ${issue.message}`);
  throw new StartError(
    "MANIFEST_INVALID",
    "사이트 정보 파일이 올바르지 않습니다.",
    ["The site manifest is not valid:", ...reasons].join("\n"),
  );
}
