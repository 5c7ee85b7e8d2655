import { AppError, unavailableError } from '#functions/platform/base/app-error.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { authorOf, type Caller } from '#functions/accounts/services/caller.ts';
import { readContractEffect } from '#functions/accounts/services/contract-effect.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { copyMedia } from '#functions/media/services/copy-media.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { mediaReferences } from '#functions/sites/api/content/media-references.ts';
import { activateCopy } from '#functions/sites/api/create/activate-copy.ts';
import { newDraft } from '#functions/sites/api/create/new-draft.ts';
import { creationEntry } from '#functions/sites/api/save/history-entry.ts';
import type { TemplateDependencies } from '#functions/sites/api/templates/dependencies.ts';
import { usableTemplate } from '#functions/sites/api/templates/find-template.ts';
import { templateDocument } from '#functions/sites/services/template-document.ts';
import { withMediaIds } from '#functions/sites/api/templates/with-media-ids.ts';
import { ownerAccount } from '#functions/sites/services/owner-limits.ts';
import { siteSummary } from '#functions/sites/services/site-summary.ts';
import { splitDocument } from '#functions/sites/store/revisions/revision-store.ts';
import { type Site, siteAuditSubject } from '#functions/sites/store/site.ts';
import type { StoredTemplate } from '#functions/sites/store/templates/stored-template.ts';
import type { siteTemplate } from '#shared/api-contract/endpoints/site-template.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { allowsAnotherSite, gridPlanFaults } from '#shared/rules/plans/plan-limits.ts';
import { contentFromTemplate } from '#shared/rules/templates/site-template.ts';

type Parts = ReturnType<typeof splitDocument>['parts'];

/** Throws `contract-ended` or `plan-limit-reached` before anything is written if the owner may not create the site, else returns its limits. */
async function assertMayCreate(
  dependencies: TemplateDependencies,
  { scope }: Caller,
  owner: Account,
  template: StoredTemplate,
): Promise<SiteLimits> {
  const [contract, limits, siteCount] = await Promise.all([
    readContractEffect(dependencies.accounts, { lineage: owner.path }, dependencies.clock()),
    dependencies.plans.getSiteLimits(owner),
    dependencies.sites.countOwn(scope),
  ]);
  if (contract === 'ended') throw new AppError('contract-ended');
  if (gridPlanFaults(template, limits).length > 0 || !allowsAnotherSite(limits, siteCount)) throw new AppError('plan-limit-reached');
  return limits;
}

/** Returns the content of the new site. The forms are delivered to the login that creates it. */
async function newContent(
  dependencies: TemplateDependencies,
  { loginId }: Caller,
  { owner, template, limits, name }: { owner: Account; template: StoredTemplate; limits: SiteLimits; name: string },
): Promise<SiteDocument> {
  const [document, login] = await Promise.all([templateDocument(dependencies, template), dependencies.accounts.get(loginId)]);
  return contentFromTemplate(document, name, { limits, email: login?.email ?? owner.email, companyName: owner.companyName });
}

/** Fills the placeholder of a site of another account than the template's: its pictures and videos are copied to the account. */
async function fillWithCopies(
  dependencies: TemplateDependencies,
  { loginId }: Caller,
  { site, template, idOf, parts }: { site: Site; template: StoredTemplate; idOf: ReadonlyMap<string, string>; parts: Parts },
): Promise<void> {
  // The caller may use the template, and so the files of its account that it shows.
  const originals = await dependencies.media.findAll(scopeOf(template.ownerId), [...idOf.keys()]);
  await dependencies.copies.fillPlaceholder(site, { siteId: template.contentId, mediaIds: [] }, parts);
  await copyMedia(dependencies, originals, { siteId: site.id, ownerId: site.ownerId, lineage: site.lineage, loginId }, idOf);
}

/**
 * Creates a draft of the caller's account from a template. Like a copy of a site, it is created as a placeholder that is swept if a
 * step fails. Pictures and videos are shared with a template of the same account, and copied from one of another account.
 */
export const createSiteFromTemplate =
  (dependencies: TemplateDependencies): UseCase<typeof siteTemplate.createSite> =>
  async ({ caller, params, body: { name } }) => {
    const { copies, ids, clock, sitesOrigin } = dependencies;
    const template = await usableTemplate(dependencies, caller, params.id);
    const owner = await ownerAccount(dependencies, caller.scope.accountId);
    const limits = await assertMayCreate(dependencies, caller, owner, template);
    const shared = await newContent(dependencies, caller, { owner, template, limits, name });
    const mediaIds = [...new Set(mediaReferences(shared).map(({ media }) => media.mediaId))];
    const isOwn = template.ownerId === owner.id;
    const idOf = new Map(isOwn ? [] : mediaIds.map((id) => [id, ids.ulid()]));
    const document = withMediaIds(shared, idOf);

    const { manifest, parts } = splitDocument(document);
    const revision = { id: ids.ulid(), parent: null, author: authorOf(caller), at: clock().toISOString(), manifest };
    const site = { ...newDraft(ids.siteId(), { owner, document }, revision), namedBy: revision.id };
    if (!(await copies.createPlaceholder(site))) throw unavailableError();
    if (!isOwn) await fillWithCopies(dependencies, caller, { site, template, idOf, parts });
    // Media are missing only if the template was deleted after it was read.
    else if (!(await copies.fillPlaceholder(site, { siteId: template.contentId, mediaIds }, parts))) throw new AppError('not-found');

    const audit = newAuditEntry(dependencies, 'site.create', auditActor(caller), siteAuditSubject(site));
    await activateCopy(copies, site, { revision, history: creationEntry(revision, 'create'), audit }, limits);
    return { site: siteSummary(site, sitesOrigin) };
  };
