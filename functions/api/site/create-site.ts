import { AppError, invalidInput } from '#functions/app-error.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { firstEntry } from '#functions/api/site/history-entry.ts';
import { brandImages, checkImages } from '#functions/api/site/image-faults.ts';
import { ownerAccount } from '#functions/api/site/owner.ts';
import { siteSummary } from '#functions/api/site/site-summary.ts';
import { auditActor } from '#functions/http/audit-actor.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newAuditEntry } from '#functions/store/audit.ts';
import { cutDocument } from '#functions/store/revision.ts';
import { siteSubject, type Site } from '#functions/store/site.ts';
import { unavailable } from '#functions/store/table-error.ts';
import type { site } from '#shared/contract/site.ts';
import { DEFAULT_LANGUAGE } from '#shared/model/language.ts';
import { DEFAULT_SITE_SETTINGS, type NewSite, type SiteDocument } from '#shared/model/site.ts';
import { gridFaults } from '#shared/rules/plan-limits.ts';

/** An id of 12 random characters is taken about never; a picture adopted by another site in this very moment, hardly ever. */
const ROUNDS = 3;

const emptyDocument = ({ name, viewMode, logo, favicon, numberHorizontal, numberVertical }: NewSite): SiteDocument => ({
  settings: { name, viewMode, logo, favicon, languages: [DEFAULT_LANGUAGE], defaultLanguage: DEFAULT_LANGUAGE, ...DEFAULT_SITE_SETTINGS },
  grid: { numberHorizontal, numberVertical, cells: {} },
  sheets: {},
});

export const createSite =
  (dependencies: SiteDependencies): UseCase<typeof site.create> =>
  async ({ caller, body }) => {
    const { sites, plans, ids, clock, sitesOrigin } = dependencies;
    const owner = await ownerAccount(dependencies, caller.scope.accountId);
    const limits = await plans.limitsOf(owner);
    const { manifest, parts } = cutDocument(emptyDocument(body));
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = clock().toISOString();
      const revision = { id: ids.ulid(), parent: null, author: { loginId: caller.loginId, name: caller.name }, at, manifest };
      const face = { name: body.name, thumbnail: null, numberHorizontal: body.numberHorizontal, numberVertical: body.numberVertical };
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
      const { faults, adopted } = await checkImages(dependencies, caller.scope, created, brandImages('', body));
      const broken = [...gridFaults(body, limits), ...faults];
      if (broken.length > 0) throw invalidInput(broken);
      const history = firstEntry(revision, 'create');
      const audit = newAuditEntry(dependencies, 'site.create', auditActor(caller), siteSubject(created));
      const outcome = await sites.create(created, { revision, parts, face, adopted, history, stretch: null, audit }, limits.maxSites);
      if (outcome === 'limit-reached') throw new AppError('plan-limit-reached');
      if (outcome === 'created') return { site: siteSummary(created, sitesOrigin) };
    }
    throw unavailable();
  };
