import type * as z from 'zod';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { SiteLimits } from '#shared/model/account/site-limits.ts';
import { NewSite, type ViewMode } from '#shared/model/site/site.ts';
import { gridPlanFaults } from '#shared/rules/account/plan-limits.ts';

/** A new site while it is being typed. An emptied figure is `''`. */
export interface SiteDraft {
  name: string;
  numberHorizontal: number | '';
  numberVertical: number | '';
  viewMode: ViewMode;
  logo: ImageRef | null;
  favicon: ImageRef | null;
}

export const EMPTY_SITE: SiteDraft = { name: '', numberHorizontal: 3, numberVertical: 3, viewMode: 'MOBILE', logo: null, favicon: null };

/** The draft as the schema reads it: an emptied figure is a missing one. */
const toInput = (draft: SiteDraft): unknown => ({
  ...draft,
  numberHorizontal: draft.numberHorizontal === '' ? undefined : draft.numberHorizontal,
  numberVertical: draft.numberVertical === '' ? undefined : draft.numberVertical,
});

type Size = Pick<NewSite, 'numberHorizontal' | 'numberVertical'>;

/** Rows and columns, where both are numbers that a grid can have. */
export function gridSizeOf({ numberHorizontal, numberVertical }: SiteDraft): Size | null {
  return typeof numberHorizontal === 'number' && typeof numberVertical === 'number' && numberHorizontal > 0 && numberVertical > 0
    ? { numberHorizontal, numberVertical }
    : null;
}

/** What keeps the draft from being created: the rules of spec 5, then the plan's limits. */
export function draftErrors(draft: SiteDraft, limits: SiteLimits): FieldError[] {
  const parsed = parse(NewSite, toInput(draft));
  const size = gridSizeOf(draft);
  return [...(parsed.ok ? [] : parsed.errors), ...(size ? gridPlanFaults(size, limits) : [])];
}

/** The body to create the site with, from a draft without errors. */
export const toNewSite = (draft: SiteDraft): z.input<typeof NewSite> => NewSite.parse(toInput(draft));
