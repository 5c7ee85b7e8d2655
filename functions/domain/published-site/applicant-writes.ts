import type { LiveContent } from '#functions/domain/published-site/live-content.ts';
import { publishedPopups } from '#functions/domain/published-site/published-popups.ts';
import { applicantWrite } from '#functions/store/visitor/popup-count-store.ts';
import type { Write } from '#functions/store/engine/table.ts';
import type { FormKind } from '#shared/model/form/form-field.ts';
import { isCtaActive } from '#shared/rules/popup/cta-period.ts';
import { parseDestination } from '#shared/rules/site/destination.ts';
import { FORM_PAGE } from '#shared/rules/form/form-fields.ts';

/**
 * Writes that count a sent form as an applicant of every active popup that links to that form, for the transaction
 * that stores the form. `entryId` only picks the counter's shard. One read.
 */
export async function applicantWrites(content: LiveContent, kind: FormKind, entryId: string, now: Date): Promise<Write[]> {
  const page = FORM_PAGE[kind];
  const leadsHere = ({ linkUrl, isInternalLink }: { linkUrl: string; isInternalLink: boolean }): boolean => {
    const destination = parseDestination(linkUrl, isInternalLink);
    return destination.kind === 'page' && destination.page === page;
  };
  const active = (await publishedPopups(content)).filter(
    ({ popup, content: text }) => popup.kind === 'applicantLimit' && isCtaActive(popup, now) && leadsHere(text),
  );
  return active.map(({ id }) => applicantWrite(content.site, id, entryId));
}
