import * as z from 'zod';
import { BY_PROVIDER } from '#shared/model/person-ref.ts';
import { Language } from '#shared/model/language.ts';
import { instant, siteId, ulid } from '#shared/model/fields.ts';
import { ViewMode } from '#shared/model/sites/site.ts';

/**
 * The view settings of a preview, as the query of the entrance URL of the frame, which a cookie of the preview stores. By
 * default, the preview shows the working revision as a visitor sees it now.
 */
export const PreviewView = z.strictObject({
  /** `1` shows members-only sheets as members see them. */
  member: z.literal('1').optional(),
  /** `0` hides popups. */
  popups: z.literal('0').optional(),
  /** Overrides the view mode of the site. */
  mode: ViewMode.optional(),
  /** Shows the site as of this instant, with all publications scheduled until then. */
  at: instant().optional(),
  /** Shows this revision instead of the working revision. */
  revision: ulid().optional(),
  /** The language of the preview's own texts. */
  ui: Language.optional(),
});
export type PreviewView = z.infer<typeof PreviewView>;

/** Returns a view as a query string. */
export const previewQuery = (view: PreviewView): string =>
  new URLSearchParams(
    Object.entries(view).flatMap(([name, value]: [string, string | undefined]) => (value === undefined ? [] : [[name, value]])),
  ).toString();

/** The path of a page of a site: never another origin. */
export const PreviewPath = z.string().regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/);

/** The path that opens the frame, on the preview's own origin and outside the site's paths. */
export const PREVIEW_ENTRANCE = '/-/enter';

/** A one-time right to open the frame. */
export const PreviewTicket = z.object({
  /** The preview's own origin. */
  origin: z.url(),
  ticket: z.string(),
});
export type PreviewTicket = z.infer<typeof PreviewTicket>;

/** The content of a preview and its reader. */
export const PreviewState = z.object({
  siteId: siteId(),
  name: z.string(),
  viewMode: ViewMode,
  /** The languages that have a sheet, each with the path of its home page. */
  homes: z.array(z.object({ language: Language, path: z.string() })),
  defaultLanguage: Language,
  /** The sheet of each cell; `null` if the caller already knows the revision. */
  sheets: z.record(z.string(), ulid()).nullable(),
  /** The revision that visitors see now or at the chosen instant; `null` if the site is unpublished then. */
  shown: z.object({ revision: ulid(), at: instant(), by: z.string(), ...BY_PROVIDER }).nullable(),
  /** The owner's note to invitees. */
  note: z.string(),
  /** The invitee's address; `null` for a login of the console. */
  email: z.string().nullable(),
});
export type PreviewState = z.infer<typeof PreviewState>;
