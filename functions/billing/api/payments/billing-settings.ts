import { AppError } from '#functions/platform/base/app-error.ts';
import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import { ownUploadedImage } from '#functions/media/services/own-uploaded-image.ts';
import { prepareUpload } from '#functions/media/services/prepare-uploads.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { BillingSettings, IssuerPictures } from '#shared/model/billing/billing-settings.ts';

const PICTURES = ['logo', 'seal'] as const;

/** Returns the uploaded file of a picture; `undefined` if there is no picture. */
async function pictureFile(
  { media }: Pick<BillDependencies, 'media'>,
  scope: Scope,
  mediaId: string | null | undefined,
): Promise<MediaFile | undefined> {
  if (mediaId === null || mediaId === undefined) return undefined;
  return (await media.getAll(scope, [mediaId]))[0];
}

async function picturesOf(
  dependencies: Pick<BillDependencies, 'media'>,
  scope: Scope,
  settings: BillingSettings | null,
): Promise<IssuerPictures> {
  const [logo, seal] = await Promise.all(PICTURES.map((picture) => pictureFile(dependencies, scope, settings?.[picture])));
  return { logo: logo?.image ?? null, seal: seal?.image ?? null };
}

export const getBillingSettings =
  (dependencies: BillDependencies): UseCase<typeof bill.settings> =>
  async ({ caller: { scope } }) => {
    const stored = await dependencies.settings.get(scope.accountId);
    const { settings = null, version = 0 } = stored ?? {};
    return { settings, version, pictures: await picturesOf(dependencies, scope, settings) };
  };

/** Returns the URL to upload a picture of the issuer. */
export const generatePictureUrl =
  (dependencies: BillDependencies): UseCase<typeof bill.pictureUrl> =>
  async ({ caller: { loginId, scope }, body: { file } }) => {
    const { id, path } = await dependencies.accounts.find(scope, scope.accountId);
    return { upload: await prepareUpload(dependencies, { loginId, siteId: '', ownerId: id, lineage: path }, 'issuer', file) };
  };

type TextField = Exclude<keyof BillingSettings, (typeof PICTURES)[number]>;

/** The names of the settings in the audit log. */
const AUDITED = {
  name: 'issuerName',
  address: 'issuerAddress',
  phone: 'issuerPhone',
  registrationNumber: 'registrationNumber',
  bankDetails: 'bankDetails',
  note: 'invoiceNote',
  chargeDay: 'chargeDay',
} as const satisfies Record<TextField, string>;

function changesOf(previous: BillingSettings | undefined, next: BillingSettings): AuditEntry['changes'] {
  const valueOf = (settings: BillingSettings | undefined, field: TextField): string | null => {
    const value = settings?.[field];
    return value === undefined || value === '' ? null : String(value);
  };
  return (Object.keys(AUDITED) as TextField[]).flatMap((field) => {
    const [from, to] = [valueOf(previous, field), valueOf(next, field)];
    return from === to ? [] : [{ field: AUDITED[field], from, to }];
  });
}

/** Returns the change of a picture, with the names of its files. Throws `invalid-input` unless the next one is an upload of the account. */
async function pictureChanges(
  dependencies: Pick<BillDependencies, 'media'>,
  scope: Scope,
  picture: (typeof PICTURES)[number],
  [former, next]: readonly (string | null)[],
): Promise<AuditEntry['changes']> {
  if (former === next) return [];
  await ownUploadedImage(dependencies, scope, next ?? null, {
    kind: 'issuer',
    path: `settings.${picture}`,
    isOwn: ({ ownerId }) => ownerId === scope.accountId,
  });
  const [from, to] = await Promise.all([former, next].map((mediaId) => pictureFile(dependencies, scope, mediaId)));
  return [{ field: picture === 'logo' ? 'issuerLogo' : 'issuerSeal', from: from?.name ?? null, to: to?.name ?? null }];
}

/**
 * Replaces the billing settings, with an audit entry. A picture that the request does not name is kept. Throws `version-conflict` if the
 * settings were changed since the caller read them.
 */
export const setBillingSettings =
  (dependencies: BillDependencies): UseCase<typeof bill.setSettings> =>
  async ({ caller, body: { settings: requested, version } }) => {
    const { accounts, settings: store } = dependencies;
    const { accountId } = caller.scope;
    const [stored, issuer] = await Promise.all([store.get(accountId), accounts.find(caller.scope, accountId)]);
    if ((stored?.version ?? 0) !== version) throw new AppError('version-conflict');
    const { logo = stored?.settings.logo ?? null, seal = stored?.settings.seal ?? null } = requested;
    const settings = { ...requested, logo, seal };
    const ofPictures = PICTURES.map((picture) =>
      pictureChanges(dependencies, caller.scope, picture, [stored?.settings[picture] ?? null, settings[picture]]),
    );
    const changes = [...changesOf(stored?.settings, settings), ...(await Promise.all(ofPictures)).flat()];
    const pictures = await picturesOf(dependencies, caller.scope, settings);
    if (changes.length === 0) return { settings, version, pictures };
    const audit = newAuditEntry(dependencies, 'billing.settings', auditActor(caller), accountAuditSubject(issuer), changes);
    if (!(await store.replace(accountId, settings, version, auditWrites(audit, [accountId])))) throw new AppError('version-conflict');
    return { settings, version: version + 1, pictures };
  };
