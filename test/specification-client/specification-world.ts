import { apiContract } from '#shared/api-contract/api-contract.ts';
import { argon2Hasher } from '#functions/platform/gateways/passwords.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { linkStore } from '#functions/sign-in/store/link-store.ts';
import { memberKey } from '#functions/platform/keys/keys.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { type FilledTree, filledTree } from '#test/get-endpoints/trees.ts';
import { createPreviewViewer, INVITED_EMAIL } from '#test/support/accounts/create-preview-viewer.ts';
import { CONTENT as MEMBERSHIP } from '#test/support/api/member-fixture.ts';
import { CONTENT as FORMS } from '#test/support/api/site-form-fixture.ts';
import { send } from '#test/support/http/send.ts';
import type { Product } from '#test/support/product.ts';
import { storeMember } from '#test/support/visitors/members.ts';

export const PASSWORD = 'Correct-horse-1';
export const CHANGED_PASSWORD = 'Another-horse-2';

/** What a client of the specification names: a filled tree whose forms are short, and people with a known password. */
export interface SpecificationWorld extends FilledTree {
  email: string;
  memberEmail: string;
  invitedEmail: string;
  /** A new token to choose the password of a login with. */
  resetToken: () => Promise<string>;
  /** The access token and the refresh cookie of a new session of a login that changes its password. */
  session: { token: string; refreshToken: string };
  /** A draft site, and one to delete. */
  draftId: string;
  disposableId: string;
  disposableNoticeId: string;
  /** A bulk upload whose file was put to the signed URL. */
  putArchiveId: string;
}

/** The filled tree with forms that a visitor fills in by the names of the specification, published. */
async function publishShortForms({ handlers }: Product, { siteId, revision, tokens }: FilledTree): Promise<void> {
  const call = { params: { id: siteId }, token: tokens.user };
  const { contactForm, homepageForm } = FORMS;
  const changes = { contactForm, homepageForm, ...MEMBERSHIP };
  const saved = await send(handlers.site, apiContract.site.update, { ...call, body: { base: revision, changes } });
  const { working } = (saved.data as { site: { working: string } }).site;
  const { status, data } = await send(handlers.site, apiContract.site.publish, {
    ...call,
    body: { revision: working, visibility: 'public' },
  });
  if (status !== apiContract.site.publish.status) throw new Error(`The site was not published: ${JSON.stringify(data)}`);
}

async function draftOf({ handlers }: Product, token: string): Promise<string> {
  const body = { name: 'A draft', numberHorizontal: 1, numberVertical: 2 };
  const { data } = await send(handlers.site, apiContract.site.create, { token, body });
  return (data as { site: { id: string } }).site.id;
}

async function noticeOf({ handlers }: Product, token: string): Promise<string> {
  const body = { title: 'A notice', content: 'There is news.', receivers: ['oem-master'] };
  const { data } = await send(handlers.systemNoti, apiContract.systemNoti.create, { token, body });
  return (data as { notice: { id: string } }).notice.id;
}

async function putArchive({ handlers }: Product, { siteId, tokens: { user: token } }: FilledTree): Promise<string> {
  const body = { siteId, fileName: 'put.zip', size: 8 };
  const { data } = await send(handlers.bulkUpload, apiContract.bulkUpload.start, { token, body });
  const { bulkUpload, upload } = apiContract.bulkUpload.start.response.parse(data);
  for (const { url } of upload.parts) await fetch(url, { method: 'PUT', headers: upload.headers, body: new Uint8Array(body.size) });
  return bulkUpload.id;
}

/** Fills a product for a client of the specification. */
export async function specificationWorld(product: Product): Promise<SpecificationWorld> {
  const { people, table } = product;
  const passwordHash = await argon2Hasher({ memory: 8, passes: 1 }).hash(PASSWORD);
  const tree = await filledTree(product);
  await publishShortForms(product, tree);
  const login: Account = await people.add('OEM_MASTER', await people.add('MASTER', null), {}, passwordHash);
  const member = await storeMember(table, tree.siteId);
  await table.update(memberKey(tree.siteId, member.id), { set: { passwordHash } });
  const { accessToken, refreshToken } = await people.signIn(await people.add('USER', login, {}, passwordHash));
  return {
    ...tree,
    tokens: { ...tree.tokens, viewer: await createPreviewViewer(table, tree.siteId, INVITED_EMAIL, passwordHash) },
    email: login.email,
    memberEmail: member.email,
    invitedEmail: INVITED_EMAIL,
    resetToken: async () => {
      const { id: accountId, email, sessionEpoch: epoch } = await people.add('USER', login, {}, passwordHash);
      const links = linkStore(table, randomIds, systemClock);
      return (await links.issue(randomIds.ulid(), { kind: 'password-reset', accountId, email, epoch })).token;
    },
    session: { token: accessToken, refreshToken },
    draftId: await draftOf(product, tree.tokens.user),
    disposableId: await draftOf(product, tree.tokens.user),
    disposableNoticeId: await noticeOf(product, tree.tokens.operator),
    putArchiveId: await putArchive(product, tree),
  };
}
