import type { LiveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { requiredPart } from '#functions/sites/services/part-source.ts';
import type { ConversionOrigin } from '#functions/analytics/store/conversions.ts';
import type { Submission } from '#shared/model/forms/submission.ts';
import { sheetAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { visitHour } from '#shared/rules/analytics/visits/visit-hour.ts';
import { isVisitId } from '#shared/rules/analytics/visits/visit-part.ts';

/** The sheet and the visit from which a form was sent. */
interface SubmissionOrigin {
  /** The cell of the sheet; `null` if unknown. */
  cell: string | null;
  visit: ConversionOrigin;
}

/**
 * Returns the sheet and the visit from which a form was sent: the sheet if the live revision has one in the named cell, the visit if its id
 * is well-formed. Never throws, because the site may have changed and anyone can edit a URL. Makes one read if a cell is named.
 */
export async function submissionOrigin(
  { read }: Pick<LiveContent, 'read'>,
  { cell, visit = '' }: Pick<Submission, 'cell' | 'visit'>,
  now: Date,
): Promise<SubmissionOrigin> {
  const cells = cell === undefined ? {} : requiredPart(await read(['grid']), 'grid').cells;
  const [known, sheetId] = Object.entries(cells).find(([name]) => name === cell) ?? [null];
  return {
    cell: known,
    visit: {
      hour: visitHour(visit, now.getTime()),
      visitId: isVisitId(visit) ? visit : null,
      alias: sheetId === undefined ? null : sheetAlias(sheetId),
    },
  };
}
