import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { invalidInput } from '#functions/platform/base/app-error.ts';
import { type Caller, personOf } from '#functions/accounts/services/caller.ts';
import { assertSiteWritable } from '#functions/sites/services/assert-site-writable.ts';
import { planPublication, SCHEDULE_FIELD } from '#functions/sites/services/plan-publication.ts';
import { siteSummary } from '#functions/sites/services/site-summary.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { type Site, siteAuditSubject, type StoredSchedule } from '#functions/sites/store/site.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { type PublicationPlanning, Visibility } from '#shared/model/publishing/publication.ts';
import { CHECK_AHEAD_MS, inOrder, scheduleFaults } from '#shared/rules/publishing/publication-schedule.ts';

/** Returns the new schedule. Unchanged entries keep the name of the login that scheduled them. */
function scheduleAfter(found: Site, planning: PublicationPlanning, caller: Caller, now: Date): StoredSchedule[] {
  const planned = [
    ...(planning.public ? [{ visibility: 'public' as const, ...planning.public }] : []),
    ...(planning.private ? [{ visibility: 'private' as const, ...planning.private, revision: null }] : []),
  ];
  const { loginId, accountId } = personOf(caller);
  return inOrder(planned).map(
    (one) =>
      found.scheduled?.find(
        ({ visibility, at, revision }) => visibility === one.visibility && at === one.at && revision === one.revision,
      ) ?? {
        ...one,
        by: caller.name,
        byId: loginId,
        byAccountId: accountId,
        // This request has just checked revisions that are due soon.
        isChecked: Date.parse(one.at) - CHECK_AHEAD_MS <= now.getTime(),
      },
  );
}

const auditChanges = (before: readonly StoredSchedule[], after: readonly StoredSchedule[]): AuditEntry['changes'] =>
  Visibility.options.flatMap((visibility) => {
    const [from, to] = [before, after].map((all) => all.find((one) => one.visibility === visibility));
    return from === to ? [] : [{ field: SCHEDULE_FIELD[visibility], from: from?.at ?? null, to: to?.at ?? null }];
  });

/** Schedules publishing a revision, and unpublishing the site, at a minute. Cancels entries that the request does not contain. */
export const schedulePublication =
  (dependencies: SiteDependencies): UseCase<typeof site.schedule> =>
  ({ caller, params, body }) =>
    retryOnConflict(async () => {
      const { sites, clock, sitesOrigin } = dependencies;
      const found = await sites.find(caller.scope, params.id);
      await assertSiteWritable(dependencies, caller, found);
      const scheduled = scheduleAfter(found, body, caller, clock());
      const changes = auditChanges(found.scheduled ?? [], scheduled);
      if (changes.length === 0) return { site: siteSummary(found, sitesOrigin), deadLinks: [] };
      const faults = scheduleFaults(body, found, clock());
      if (faults.length > 0) throw invalidInput(faults);
      // Reports everything that prevents the publication now, not at the scheduled time.
      const { deadLinks } = body.public
        ? await planPublication(dependencies, found, { ...body.public, visibility: 'public' }, new Date(body.public.at))
        : { deadLinks: [] };
      const audit = newAuditEntry(dependencies, 'site.schedule', auditActor(caller), siteAuditSubject(found), changes);
      const isCommitted = await sites.schedule(found, { scheduled, version: audit.id, audit });
      return isCommitted ? { site: siteSummary({ ...found, scheduled }, sitesOrigin), deadLinks } : CONFLICT;
    });
