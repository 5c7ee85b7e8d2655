import type * as z from 'zod';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import type { ViewMode } from '#shared/model/sites/site.ts';
import { NewSite } from '#shared/model/sites/site-input.ts';
import { gridPlanFaults } from '#shared/rules/plans/plan-limits.ts';

/** A new site in a form. A number field contains a number, `''` if it is empty, or other text that is not a number. */
export interface SiteDraft {
  name: string;
  numberHorizontal: number | string;
  numberVertical: number | string;
  viewMode: ViewMode;
  logo: ImageRef | null;
  favicon: ImageRef | null;
}

export const EMPTY_SITE: SiteDraft = { name: '', numberHorizontal: 3, numberVertical: 3, viewMode: 'MOBILE', logo: null, favicon: null };

/** Converts the draft to input of the schema; empty number fields become `undefined`. */
const toInput = (draft: SiteDraft): unknown => ({
  ...draft,
  numberHorizontal: draft.numberHorizontal === '' ? undefined : draft.numberHorizontal,
  numberVertical: draft.numberVertical === '' ? undefined : draft.numberVertical,
});

type Size = Pick<NewSite, 'numberHorizontal' | 'numberVertical'>;

/** Returns the size of the grid; `null` unless both numbers are positive. */
export function gridSizeOf({ numberHorizontal, numberVertical }: SiteDraft): Size | null {
  return typeof numberHorizontal === 'number' && typeof numberVertical === 'number' && numberHorizontal > 0 && numberVertical > 0
    ? { numberHorizontal, numberVertical }
    : null;
}

/** Returns the field errors of a new site: the rules of, then the plan's limits. */
export function draftErrors(draft: SiteDraft, limits: SiteLimits): FieldError[] {
  const parsed = parse(NewSite, toInput(draft));
  const size = gridSizeOf(draft);
  return [...(parsed.ok ? [] : parsed.errors), ...(size ? gridPlanFaults(size, limits) : [])];
}

/** Returns the request body that creates the site; throws if the draft has errors. */
export const toNewSite = (draft: SiteDraft): z.input<typeof NewSite> => NewSite.parse(toInput(draft));
