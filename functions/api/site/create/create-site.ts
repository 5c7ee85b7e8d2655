import { AppError, invalidInput } from '#functions/app-error.ts';
import { sanitiseChanges } from '#functions/api/site/content/sanitise-changes.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { creationEntry } from '#functions/api/site/history/history-entry.ts';
import { checkMediaReferences } from '#functions/api/site/content/media-references.ts';
import { initialDocument, initialMediaReferences, initialDocumentFaults } from '#functions/api/site/create/initial-document.ts';
import { ownerAccount } from '#functions/api/site/content/owner-limits.ts';
import { initialListingFields } from '#functions/api/site/content/listing-fields.ts';
import { siteSummary } from '#functions/domain/site/site-summary.ts';
import { auditActor } from '#functions/http/audit-actor.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newAuditEntry } from '#functions/store/audit/audit-store.ts';
import { splitDocument } from '#functions/store/revision/revision-store.ts';
import { siteAuditSubject, type Site } from '#functions/store/site/site-store.ts';
import { unavailableError } from '#functions/store/engine/table-error.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { FieldError } from '#shared/model/error.ts';

/** An id of 12 random characters is taken about never; a picture adopted by another site in this very moment, hardly ever. */
const ROUNDS = 3;

/** Parts and pictures of a first document, together: all of them go into the transaction that bears the site. */
const CREATED_AT_ONCE_MAX = 60;
const TOO_MANY: FieldError = { path: 'content', rule: 'too-many', params: { max: CREATED_AT_ONCE_MAX } };

export const createSite =
  (dependencies: SiteDependencies): UseCase<typeof site.create> =>
  async ({ caller, body }) => {
    const { sites, plans, ids, clock, sitesOrigin } = dependencies;
    const owner = await ownerAccount(dependencies, caller.scope.accountId);
    const limits = await plans.getSiteLimits(owner);
    const document = initialDocument({ ...body, content: body.content && sanitiseChanges(body.content, 'content') });
    const { manifest, parts } = splitDocument(document);
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = clock().toISOString();
      const revision = { id: ids.ulid(), parent: null, author: { loginId: caller.loginId, name: caller.name }, at, manifest };
      const face = initialListingFields(document);
      const created: Site = {
        id: ids.siteId(),
        ownerId: owner.id,
        lineage: owner.path,
        status: 'DRAFT',
        ...face,
        working: revision.id,
        live: null,
        publicationId: null,
        createdAt: at,
        updatedAt: at,
        publishedAt: null,
        editedAt: at,
      };
      const { faults, adopted } = await checkMediaReferences(dependencies, caller.scope, created, initialMediaReferences(document));
      const tooMany = parts.size + adopted.length > CREATED_AT_ONCE_MAX ? [TOO_MANY] : [];
      const broken = [...initialDocumentFaults(document, limits), ...faults, ...tooMany];
      if (broken.length > 0) throw invalidInput(broken);
      const history = creationEntry(revision, 'create');
      const audit = newAuditEntry(dependencies, 'site.create', auditActor(caller), siteAuditSubject(created));
      const outcome = await sites.create(
        created,
        { revision, parts, listingFields: face, adoptedMediaIds: adopted, history, editSession: null, audit },
        limits.maxSites,
      );
      if (outcome === 'limit-reached') throw new AppError('plan-limit-reached');
      if (outcome === 'created') return { site: siteSummary(created, sitesOrigin) };
    }
    throw unavailableError();
  };
