import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { initialListingFields } from '#functions/sites/api/content/listing-fields.ts';
import { checkMediaReferences } from '#functions/sites/api/content/media-references.ts';
import { defaultTheme } from '#functions/sites/services/default-theme.ts';
import { ownerAccount } from '#functions/sites/services/owner-limits.ts';
import { sanitiseChanges } from '#functions/sites/api/content/sanitise-changes.ts';
import { newDraft } from '#functions/sites/api/create/new-draft.ts';
import { initialDocument, initialDocumentFaults, initialMediaReferences } from '#functions/sites/api/create/initial-document.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { creationEntry } from '#functions/sites/api/save/history-entry.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { contractEffectOfChain } from '#functions/accounts/services/contract-effect.ts';
import { authorOf, type Caller } from '#functions/accounts/services/caller.ts';
import { siteSummary } from '#functions/sites/services/site-summary.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { splitDocument } from '#functions/sites/store/revisions/revision-store.ts';
import { type Site, siteAuditSubject } from '#functions/sites/store/site.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';

/** Maximum number of attempts. A rare conflict is a second site that takes the same random id, or attaches one of the pictures. */
const ATTEMPTS = 3;

/** Maximum number of parts and attached media of a first document. All are written in the transaction that creates the site. */
const CREATED_AT_ONCE_MAX = 60;
const TOO_MANY: FieldError = { path: 'content', rule: 'too-many', params: { max: CREATED_AT_ONCE_MAX } };

/** The input of a new site. */
interface NewSiteContent {
  owner: Account;
  limits: SiteLimits;
  document: SiteDocument;
  split: ReturnType<typeof splitDocument>;
}

/** Throws `invalid-input` for content that breaks a rule. Returns the ids of the media that are attached to the site. */
async function assertValidContent(
  dependencies: SiteDependencies,
  caller: Caller,
  created: Site,
  { document, limits, split }: NewSiteContent,
): Promise<readonly string[]> {
  const references = initialMediaReferences(document);
  const { faults: mediaFaults, adoptedIds, borrowed } = await checkMediaReferences(dependencies, caller.scope, created, references);
  // A site that does not exist yet cannot share the files of another one.
  const shared = borrowed.filter(({ siteId }) => siteId !== '').map(({ id }) => id);
  const sharedFaults = references.flatMap(({ path, media: { mediaId } }): FieldError[] =>
    shared.includes(mediaId) ? [{ path, rule: 'unknown-media' }] : [],
  );
  const attachedIds = [...adoptedIds, ...borrowed.map(({ id }) => id)];
  const tooMany = split.parts.size + attachedIds.length > CREATED_AT_ONCE_MAX ? [TOO_MANY] : [];
  const faults = [...initialDocumentFaults(document, limits), ...mediaFaults, ...sharedFaults, ...tooMany];
  if (faults.length > 0) throw invalidInput(faults);
  return attachedIds;
}

/** Makes one attempt with a new id. Returns `undefined` if the id or one of the media was taken concurrently. */
async function createOnce(dependencies: SiteDependencies, caller: Caller, content: NewSiteContent): Promise<Site | undefined> {
  const { sites, ids, clock } = dependencies;
  const { manifest, parts } = content.split;
  const author = authorOf(caller);
  const revision = { id: ids.ulid(), parent: null, author, at: clock().toISOString(), manifest };
  const created = newDraft(ids.siteId(), content, revision);
  const adoptedMediaIds = await assertValidContent(dependencies, caller, created, content);
  const outcome = await sites.create(
    created,
    {
      revision,
      parts,
      listingFields: initialListingFields(content.document),
      adoptedMediaIds,
      history: creationEntry(revision, 'create'),
      editSession: null,
      audit: newAuditEntry(dependencies, 'site.create', auditActor(caller), siteAuditSubject(created)),
    },
    content.limits.maxSites,
  );
  if (outcome === 'limit-reached') throw new AppError('plan-limit-reached');
  return outcome === 'created' ? created : undefined;
}

/** Creates a draft of the caller's account, empty with the default theme or with the given content. Rejected once the contract has ended. */
export const createSite =
  (dependencies: SiteDependencies): UseCase<typeof site.create> =>
  async ({ caller, body }) => {
    const owner = await ownerAccount(dependencies, caller.scope.accountId);
    const chain = await dependencies.accounts.getAll(owner.path);
    if (contractEffectOfChain(chain, dependencies.clock()) === 'ended') throw new AppError('contract-ended');
    const limits = await dependencies.plans.getSiteLimits(owner);
    const theme = body.content ? null : defaultTheme(owner, chain);
    const document = initialDocument({ ...body, content: body.content && sanitiseChanges(body.content, 'content') }, theme);
    const content = { owner, limits, document, split: splitDocument(document) };
    const attempt = async () => (await createOnce(dependencies, caller, content)) ?? CONFLICT;
    const created = await retryOnConflict(attempt, { attempts: ATTEMPTS });
    return { site: siteSummary(created, dependencies.sitesOrigin) };
  };
