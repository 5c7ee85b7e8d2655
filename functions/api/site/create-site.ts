import { AppError, invalidInput } from '#functions/app-error.ts';
import { cleanChanges } from '#functions/api/site/clean-changes.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { firstEntry } from '#functions/api/site/history-entry.ts';
import { checkImages } from '#functions/api/site/image-faults.ts';
import { documentOfNewSite, imagesOfNew, newDocumentFaults } from '#functions/api/site/new-document.ts';
import { ownerAccount } from '#functions/api/site/owner.ts';
import { firstFace } from '#functions/api/site/site-face.ts';
import { siteSummary } from '#functions/api/site/site-summary.ts';
import { auditActor } from '#functions/http/audit-actor.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newAuditEntry } from '#functions/store/audit.ts';
import { cutDocument } from '#functions/store/revision.ts';
import { siteSubject, type Site } from '#functions/store/site.ts';
import { unavailable } from '#functions/store/table-error.ts';
import type { site } from '#shared/contract/site.ts';
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
    const limits = await plans.limitsOf(owner);
    const document = documentOfNewSite({ ...body, content: body.content && cleanChanges(body.content, 'content') });
    const { manifest, parts } = cutDocument(document);
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = clock().toISOString();
      const revision = { id: ids.ulid(), parent: null, author: { loginId: caller.loginId, name: caller.name }, at, manifest };
      const face = firstFace(document);
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
      const { faults, adopted } = await checkImages(dependencies, caller.scope, created, imagesOfNew(document));
      const tooMany = parts.size + adopted.length > CREATED_AT_ONCE_MAX ? [TOO_MANY] : [];
      const broken = [...newDocumentFaults(document, limits), ...faults, ...tooMany];
      if (broken.length > 0) throw invalidInput(broken);
      const history = firstEntry(revision, 'create');
      const audit = newAuditEntry(dependencies, 'site.create', auditActor(caller), siteSubject(created));
      const outcome = await sites.create(created, { revision, parts, face, adopted, history, stretch: null, audit }, limits.maxSites);
      if (outcome === 'limit-reached') throw new AppError('plan-limit-reached');
      if (outcome === 'created') return { site: siteSummary(created, sitesOrigin) };
    }
    throw unavailable();
  };
