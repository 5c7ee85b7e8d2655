import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import { reportKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { ComposedMail } from '#functions/mail/jobs/mail/compose/composed-mail.ts';
import { consoleUrl } from '#functions/mail/jobs/mail/compose/console-url.ts';
import { visitReportMail } from '#functions/mail/jobs/mail/content/report-mails.ts';
import type { ReportMailRequest } from '#functions/mail/job-definitions/mail.ts';
import type { MailAddresses } from '#functions/mail/services/layout/mail-style.ts';
import { renderMail } from '#functions/mail/services/layout/render-mail.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { WorkRole } from '#shared/model/role.ts';
import { routeSegment } from '#shared/model/open-api/route-segment.ts';

export interface ReportMailDependencies extends MailAddresses {
  accounts: Pick<AccountStore, 'get' | 'getAll'>;
  reportFiles: Pick<ObjectStorage, 'read'>;
}

/**
 * Composes the report of a month, under the brand of the site owner's console. Replies go to the owner. Returns `undefined` if
 * the owner was deleted. Throws if the file, which is kept for a week, is missing.
 */
export async function composeReportMail(
  dependencies: ReportMailDependencies,
  { to, siteId, ownerId, language, reportId, ...report }: ReportMailRequest,
): Promise<ComposedMail | undefined> {
  const { accounts, reportFiles, consoleOrigin } = dependencies;
  const owner = await accounts.get(ownerId);
  const role = WorkRole.safeParse(owner?.role).data;
  if (!owner || !role || owner.deletedAt !== undefined) return undefined;
  const [branded] = await accounts.getAll(owner.path.slice(1, 2));
  const brand = resolveBrand(branded);
  const content = await reportFiles.read(reportKey(siteId, reportId));
  if (!content) throw new Error(`The report ${reportId} of site ${siteId} is missing`);
  const { companyName: company, email: replyTo } = owner;
  const query = new URLSearchParams({ site: siteId, month: report.month }).toString();
  const screen = consoleUrl(consoleOrigin, `/${routeSegment(role, role)}/analytics?${query}`, brand);
  const mail = renderMail(dependencies, { to, brand, language, replyTo }, (context) =>
    visitReportMail(context, { company, ...report }, screen),
  );
  const attachments = [{ name: `report_${report.month}.pdf`, type: 'application/pdf', content }];
  return { mail: { ...mail, attachments }, record: null, isOfSite: true };
}
