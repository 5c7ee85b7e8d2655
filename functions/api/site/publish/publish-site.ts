import { AppError } from '#functions/app-error.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { publicationView } from '#functions/api/site/publish/get-publication.ts';
import { assertOwnerActive } from '#functions/domain/account/assert-owner-active.ts';
import { siteSummary } from '#functions/domain/site/site-summary.ts';
import { auditActor } from '#functions/http/audit-actor.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newAuditEntry } from '#functions/store/audit/audit-store.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { Revision } from '#functions/store/revision/revision-store.ts';
import { readContractEffect } from '#functions/domain/account/contract-effect.ts';
import { siteAuditSubject, type PublicationChange, type Site } from '#functions/store/site/site-store.ts';
import { unavailableError } from '#functions/store/engine/table-error.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { publishFaults } from '#shared/rules/publish/publish-check.ts';
import { siteTransition, type SiteAction } from '#shared/rules/site/site-state.ts';

/** Times to decide anew when someone else publishes at the same moment. */
const ROUNDS = 5;

const ACTION_OF = { public: 'publish-public', private: 'publish-private' } as const satisfies Record<string, SiteAction>;
const REMEMBERED_AS = { public: 'site.publish', private: 'site.unpublish' } as const;

export const publishSite =
  (dependencies: SiteDependencies): UseCase<typeof site.publish> =>
  async ({ caller, params, body: { revision: wanted, visibility } }) => {
    const { sites, revisions, accounts, ids, clock, sitesOrigin } = dependencies;

    /** What visitors are to see from now on. */
    async function publishable(found: Site, revision: Revision): Promise<SiteDocument> {
      // A site made after the contract had ended is no more to be seen than those that expired with it.
      if ((await readContractEffect(accounts, found, clock())) === 'ended') throw new AppError('transition-refused');
      const document = await revisions.document(found, revision);
      const faults = publishFaults(document);
      if (faults.length > 0) throw new AppError('not-publishable', { faults });
      return document;
    }

    for (let round = 0; round < ROUNDS; round += 1) {
      const found = await sites.find(caller.scope, params.id);
      await assertOwnerActive(dependencies, caller, found);
      const [revision] = await revisions.read(found, [wanted]);
      // The site has moved on so far that this state of it is no longer kept, or it never was one of its states.
      if (!revision) throw new AppError('edit-conflict');
      const status = siteTransition(found.status, ACTION_OF[visibility]);
      if (!status) throw new AppError('transition-refused');
      const job = newJob('publish', { subjectId: found.id, ownerId: found.ownerId }, ids.ulid(), clock());
      const document = visibility === 'public' ? await publishable(found, revision) : undefined;
      const shown = document
        ? { live: wanted, publishedAt: job.createdAt, livePath: document.settings.customPath }
        : { live: found.live, publishedAt: found.publishedAt, livePath: found.livePath ?? '' };
      const audit = newAuditEntry(dependencies, REMEMBERED_AS[visibility], auditActor(caller), siteAuditSubject(found));
      const to: PublicationChange = { revision: wanted, status, ...shown, job, audit };
      if (await sites.publish(found, to)) {
        const after = { ...found, status, ...shown, publicationId: job.id, updatedAt: job.createdAt };
        return { site: siteSummary(after, sitesOrigin), publication: publicationView(job) };
      }
    }
    throw unavailableError();
  };
