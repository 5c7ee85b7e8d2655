import type { FieldError } from '#shared/model/error.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import { partPlanFault } from '#shared/rules/plans/plan-limits.ts';
import { parsePartKey, type PartKey } from '#shared/rules/sites/site-parts.ts';

/** Returns the field of a part in a request body that contains the content under `root`. */
function pathOfPart(root: string, key: PartKey): string {
  const name = parsePartKey(key);
  if (name.kind === 'sheet') return `${root}.sheets.${name.sheetId}.${name.language}`;
  if (name.kind === 'popup') return `${root}.popups.${name.popupId}`;
  return 'language' in name ? `${root}.${name.kind}.${name.language}` : `${root}.${name.kind}`;
}

/** Returns the fault if the plan does not include the part, else an empty list. */
export function planFaultOfPart(key: PartKey, limits: SiteLimits, root: string): FieldError[] {
  const rule = partPlanFault(key, limits);
  return rule ? [{ path: pathOfPart(root, key), rule }] : [];
}
