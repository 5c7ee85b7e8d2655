import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { MediaKind } from '#shared/model/media/media.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { type Actor, effectiveContractStatus, isAllowed, mayCall, maySignIn, visibleRoles } from '#shared/rules/accounts/policy.ts';
import { WorkRole } from '#shared/model/role.ts';
import { anyForest, type TestLogin, PICTURE, TREE_OF_ALL_ROLES, createForest, worksForParent } from '#test/isolation/forest.ts';
import { withoutVisibleAbove } from '#test/isolation/visible-above.ts';
import { type WriteRecorder, recordWrites } from '#test/isolation/record-writes.ts';
import { secretsOutside, changesOutside, type Tree, TableSnapshot } from '#test/isolation/table-snapshot.ts';
import type { OwnedResources } from '#test/support/accounts/owned-resources.ts';
import { ENDPOINTS, type SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { type Answer, type Call, send } from '#test/support/http/send.ts';
import { repetitions } from '#test/support/long-run.ts';

let product: Product;
let writes: WriteRecorder;
beforeAll(async () => {
  product = await startProduct(async (endpoint) => {
    writes = await recordWrites(endpoint);
    return writes.url;
  });
});
afterAll(async () => {
  await writes.close();
  await product.stop();
});

const BEHIND_SIGN_IN = ENDPOINTS.filter(({ endpoint }) => endpoint.access.by === 'console');

let logins: TestLogin[] = [];

/** The subtree of the account that a login works in. */
function treeOf({ account: { role, path } }: TestLogin): Tree {
  const way = worksForParent(role) ? path.slice(0, -1) : path;
  return { root: way.at(-1) ?? '', path: way };
}

const isInside = (named: TestLogin, { root }: Tree): boolean => treeOf(named).path.includes(root);

const loginOf = (id: string | undefined): TestLogin => {
  const found = logins.find(({ account }) => account.id === id);
  if (!found) throw new Error('No login has this account');
  return found;
};

function actorOf({ account: { role, path, authority, permission, contractStatus } }: TestLogin): Actor {
  const [above, own] = [path.slice(0, -1).map((id) => loginOf(id).account), path.at(-1)];
  return {
    role,
    workRole: WorkRole.parse(worksForParent(role) ? above.at(-1)?.role : loginOf(own).account.role),
    authority,
    permission,
    contractStatus: effectiveContractStatus(
      contractStatus,
      above.map((each) => each.contractStatus),
    ),
    mustChangePassword: contractStatus === 'INACTIVE',
    mustSetUpTwoFactor: false,
  };
}

/** The logins that the policy allows the endpoint, by the initial state of the trees; all logins if it allows none. */
function allowedTo({ endpoint: { access } }: SampledEndpoint): readonly TestLogin[] {
  const may = logins.filter((one) => access.by === 'console' && maySignIn(actorOf(one).contractStatus) && mayCall(actorOf(one), access));
  return may.length > 0 ? may : logins;
}

/** The account that a request is about: for a creation the parent. */
function subjectOf({ name, names }: SampledEndpoint, { account }: TestLogin): Account {
  const isAdded = names === 'account' && (name.endsWith('.create') || name === 'userImport.start');
  return isAdded && account.parentId !== null ? loginOf(account.parentId).account : account;
}

/** Families that know only what belongs to the caller's own account. */
const OWN_ONLY: readonly string[] = ['subAdmin', 'apiAccess', 'webhook', 'userImport', 'siteTemplate'];

/** Whether what a request names is not-found for the caller: outside its tree, or of a role that it is not shown. */
function isHidden(sampled: SampledEndpoint, caller: TestLogin, named: TestLogin): boolean {
  const tree = treeOf(caller);
  if (!isInside(named, tree)) return true;
  if (sampled.names === 'resources') return OWN_ONLY.includes(sampled.family) && treeOf(named).root !== tree.root;
  const { id, role, parentId } = subjectOf(sampled, named);
  if (sampled.name === 'signInSecurity.reset' && role === 'SUB_ADMIN')
    return parentId !== tree.root || !isAllowed(actorOf(caller), 'admin:write');
  // User management does not hide the caller's own login, whose existence the caller knows.
  if (id === caller.account.id) return false;
  return id !== tree.root && !visibleRoles(actorOf(caller)).some((visible) => visible === role);
}

/** A login like the others that does not exist. */
const ghost = (like: TestLogin): TestLogin => ({
  ...like,
  account: { ...like.account, id: randomIds.ulid(), email: 'zq9999qz@example.com', companyName: 'zq9999qz company' },
  resources: {
    ...like.resources,
    account: { ...like.resources.account, id: randomIds.ulid(), parentId: randomIds.ulid() },
    siteId: randomIds.siteId(),
    publicationId: randomIds.ulid(),
    disposableSiteId: randomIds.siteId(),
    trashedSiteId: randomIds.siteId(),
    disposableTrashedSiteId: randomIds.siteId(),
    sheetId: randomIds.ulid(),
    commentId: randomIds.ulid(),
    disposableCommentId: randomIds.ulid(),
    templateId: randomIds.ulid(),
    disposableTemplateId: randomIds.ulid(),
    mediaId: randomIds.ulid(),
    libraryFileId: randomIds.ulid(),
    disposableLibraryFileId: randomIds.ulid(),
    bulkUploadId: randomIds.ulid(),
    disposableBulkUploadId: randomIds.ulid(),
    subAdminId: randomIds.ulid(),
    disposableSubAdminId: randomIds.ulid(),
    userImportId: randomIds.ulid(),
    apiAccessId: randomIds.ulid(),
    disposableApiAccessId: randomIds.ulid(),
    webhookId: randomIds.ulid(),
    disposableWebhookId: randomIds.ulid(),
    newsId: randomIds.ulid(),
    disposableNewsId: randomIds.ulid(),
    publishableNewsId: randomIds.ulid(),
    endableNewsId: randomIds.ulid(),
    contactId: randomIds.ulid(),
    formEntryId: randomIds.ulid(),
    memberId: randomIds.ulid(),
  },
  pictures: {
    creative: randomIds.ulid(),
    video: randomIds.ulid(),
    logo: randomIds.ulid(),
    favicon: randomIds.ulid(),
    product: randomIds.ulid(),
    popup: randomIds.ulid(),
    news: randomIds.ulid(),
    profile: randomIds.ulid(),
    brand: randomIds.ulid(),
    share: randomIds.ulid(),
    issuer: randomIds.ulid(),
  },
});

interface Attempt {
  caller: number;
  /** Choose only among logins that the policy allows the endpoint. */
  isAllowed: boolean;
  named: number;
  /** Choose only inside the caller's tree. */
  isNear: boolean;
  /** Take each named resource from another login. */
  mixed: readonly number[] | null;
  /** Whose resources are named where the sample names none: pictures, search terms, cursors. */
  reference: number;
}

const attempts = fc.record<Attempt>({
  caller: fc.nat(),
  isAllowed: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  named: fc.nat(),
  isNear: fc.boolean(),
  mixed: fc.option(fc.array(fc.nat(), { minLength: 23, maxLength: 23 }), { freq: 5 }),
  reference: fc.nat(),
});

const at = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;

/** Resources that each come from another login. */
function mixedResources(picks: readonly number[]): OwnedResources {
  const pick = <K extends keyof OwnedResources>(key: K, index: number): OwnedResources[K] => at(logins, picks[index] ?? 0).resources[key];
  return {
    account: pick('account', 0),
    siteId: pick('siteId', 1),
    revision: pick('revision', 2),
    publicationId: pick('publicationId', 3),
    disposableSiteId: pick('disposableSiteId', 4),
    trashedSiteId: pick('trashedSiteId', 4),
    disposableTrashedSiteId: pick('disposableTrashedSiteId', 4),
    templateId: pick('templateId', 5),
    disposableTemplateId: pick('disposableTemplateId', 5),
    mediaId: pick('mediaId', 5),
    libraryFileId: pick('libraryFileId', 5),
    disposableLibraryFileId: pick('disposableLibraryFileId', 5),
    bulkUploadId: pick('bulkUploadId', 5),
    disposableBulkUploadId: pick('disposableBulkUploadId', 5),
    subAdminId: pick('subAdminId', 6),
    subAdminVersion: 0,
    disposableSubAdminId: pick('disposableSubAdminId', 8),
    userImportId: pick('userImportId', 22),
    apiAccessId: pick('apiAccessId', 22),
    disposableApiAccessId: pick('disposableApiAccessId', 22),
    webhookId: pick('webhookId', 22),
    disposableWebhookId: pick('disposableWebhookId', 22),
    newsId: pick('newsId', 9),
    disposableNewsId: pick('disposableNewsId', 10),
    publishableNewsId: pick('publishableNewsId', 20),
    endableNewsId: pick('endableNewsId', 21),
    contactId: pick('contactId', 11),
    formEntryId: pick('formEntryId', 12),
    memberId: pick('memberId', 13),
    billNumber: pick('billNumber', 14),
    voidableBillNumber: pick('voidableBillNumber', 15),
    correctableBillNumber: pick('correctableBillNumber', 16),
    sheetId: pick('sheetId', 17),
    commentId: pick('commentId', 18),
    disposableCommentId: pick('disposableCommentId', 19),
    domainToken: pick('domainToken', 7),
    endedDomainToken: pick('endedDomainToken', 7),
    disposableDomainToken: pick('disposableDomainToken', 7),
  };
}

const cursors: string[] = [];
const SHEET = '01J00000000000000000000000';

/** The request with a resource of another login, where the sample names none and the endpoint has a field for one. */
function withReference({ name, endpoint }: SampledEndpoint, call: Call, { pictures, account }: TestLogin, which: number): Call {
  const body = call.body as Record<string, unknown> | undefined;
  const image = (kind: MediaKind) => ({ mediaId: pictures[kind], ...PICTURE });
  if (name === 'profile.setPicture') return { ...call, body: { mediaId: pictures.profile } };
  if (name === 'profile.setBrand') return { ...call, body: { ...body, mediaId: pictures.brand } };
  if (name === 'site.create') return { ...call, body: { ...body, logo: image('logo') } };
  if (name === 'site.update')
    return { ...call, body: { ...body, changes: { sheets: { [SHEET]: { jp: { ...EMPTY_SHEET, image: image('creative') } } } } } };
  const queries: Record<string, string>[] = [
    { cursor: at(['x', ...cursors], which) },
    { keyword: account.companyName.split(' ')[0] ?? '' },
    { keyword: account.email },
    { actorId: account.id },
  ];
  const shape = endpoint.query?.shape ?? {};
  const fitting = queries.filter((one) => Object.keys(one).every((key) => key in shape));
  return fitting.length === 0 || which % 4 === 3 ? call : { ...call, query: { ...call.query, ...at(fitting, which) } };
}

interface Outcome {
  who: string;
  leaks: string[];
  strays: string[];
  /** The answer and the answer for an unknown name, if they differ but have to be equal. */
  difference: unknown[];
}

const visibleAnswer = ({ status, data, message }: Answer) => ({ status, data, message });
const describeLogin = ({ account: { role, companyName, contractStatus } }: TestLogin) => `${role} ${companyName} (${contractStatus})`;

interface Request {
  caller: TestLogin;
  /** Whose resources the sample names. */
  named: TestLogin;
  mixed: readonly number[] | null;
  /** The position of the login whose resources are named where the sample names none. */
  reference: number;
}

function chosenRequest(sampled: SampledEndpoint, attempt: Attempt): Request {
  const caller = at(attempt.isAllowed ? allowedTo(sampled) : logins, attempt.caller);
  const near = logins.filter((one) => isInside(one, treeOf(caller)));
  return { ...attempt, caller, named: at(attempt.isNear ? near : logins, attempt.named) };
}

async function tryRequest(sampled: SampledEndpoint, { caller, named, ...attempt }: Request, snapshot: TableSnapshot): Promise<Outcome> {
  const tree = treeOf(caller);
  const reference = at(logins, attempt.reference);
  const ask = (resources: OwnedResources, of: TestLogin) => {
    const plain = sampled.call(resources);
    const call = withReference(sampled, plain, of, attempt.reference);
    const answer = send(product.handlers[sampled.family], sampled.endpoint, { ...call, token: caller.token });
    return { call, answer, hasReference: call !== plain };
  };
  const resources = attempt.mixed ? mixedResources(attempt.mixed) : named.resources;
  const { call, answer: asked, hasReference } = ask(resources, reference);
  const secrets = secretsOutside(snapshot, tree);
  const answer = await asked;
  const changes = await snapshot.refresh(writes.take());
  const text = JSON.stringify(withoutVisibleAbove([answer.data, answer.message], snapshot, tree));
  const { nextCursor } = (answer.data ?? {}) as { nextCursor?: string | null };
  if (nextCursor) cursors.push(nextCursor);
  const outcome: Outcome = {
    who: `${describeLogin(caller)} → ${sampled.name} ${JSON.stringify(call)} of ${attempt.mixed ? 'many' : describeLogin(named)}: ${answer.status}`,
    leaks: secrets.filter((secret) => text.includes(secret)),
    strays: changesOutside(changes, snapshot, tree),
    difference: [],
  };
  const isHiddenReference = sampled.names === undefined && hasReference && !isInside(reference, tree);
  const isHiddenName = sampled.names !== undefined && !attempt.mixed && isHidden(sampled, caller, named);
  if (!isHiddenReference && !isHiddenName) return outcome;
  const nothing = await ask(isHiddenName ? ghost(named).resources : resources, isHiddenReference ? ghost(reference) : reference).answer;
  outcome.strays.push(...changesOutside(await snapshot.refresh(writes.take()), snapshot, tree));
  const isSame = JSON.stringify(visibleAnswer(answer)) === JSON.stringify(visibleAnswer(nothing));
  return isSame ? outcome : { ...outcome, difference: [visibleAnswer(answer), visibleAnswer(nothing)] };
}

async function clear(): Promise<void> {
  const { items } = await TableSnapshot.read(product);
  const remove = [...items].filter(({ entity }) => entity !== 'plan').map(({ pk, sk }) => ({ pk, sk }));
  await product.table.batchWrite({ remove });
}

/** Replaces all accounts by a forest and its logins. */
async function plant(trees: Parameters<typeof createForest>[1]): Promise<TableSnapshot> {
  await clear();
  logins = await createForest(product, trees);
  cursors.length = 0;
  writes.take();
  return TableSnapshot.read(product);
}

const { length: count } = BEHIND_SIGN_IN;
/** Every endpoint once, in any order, each with an attempt. */
const everyEndpoint = fc.tuple(
  fc.shuffledSubarray([...BEHIND_SIGN_IN.keys()], { minLength: count }),
  fc.array(attempts, { minLength: count, maxLength: count }),
);

it('endpoints neither show nor change nor reveal data outside the caller’s tree', async () => {
  await fc.assert(
    fc.asyncProperty(anyForest, everyEndpoint, async (trees, [places, tried]) => {
      const snapshot = await plant(trees);
      for (const [index, attempt] of tried.entries()) {
        const sampled = at(BEHIND_SIGN_IN, places[index] ?? 0);
        const outcome = await tryRequest(sampled, chosenRequest(sampled, attempt), snapshot);
        expect(outcome).toEqual({ who: outcome.who, leaks: [], strays: [], difference: [] });
      }
      expect(snapshot.addressesDifferingFrom(await TableSnapshot.read(product))).toEqual([]);
    }),
    { numRuns: repetitions(1, 6), endOnFailure: true },
  );
});

/** One login of each kind that can call the endpoint, with one login of each role inside its tree that it is not shown. */
function hiddenInside(sampled: SampledEndpoint): Request[] {
  const kindOf = ({ account: { role, authority, permission } }: TestLogin) => JSON.stringify([role, authority, permission]);
  const oneOfEach = (some: readonly TestLogin[], kind: (login: TestLogin) => string) => [
    ...new Map(some.map((login) => [kind(login), login])).values(),
  ];
  return oneOfEach(allowedTo(sampled), kindOf).flatMap((caller) => {
    const hidden = logins.filter((named) => isInside(named, treeOf(caller)) && isHidden(sampled, caller, named));
    return oneOfEach(hidden, ({ account }) => account.role).map((named) => ({ caller, named, mixed: null, reference: 0 }));
  });
}

it('endpoints that name an account answer for every role that the caller does not see as for an unknown account', async () => {
  const snapshot = await plant([TREE_OF_ALL_ROLES]);
  const naming = BEHIND_SIGN_IN.filter(({ names }) => names === 'account');
  const tried = naming.flatMap((sampled) => hiddenInside(sampled).map((request) => ({ sampled, request })));
  for (const { sampled, request } of tried) {
    const outcome = await tryRequest(sampled, request, snapshot);
    expect(outcome).toEqual({ who: outcome.who, leaks: [], strays: [], difference: [] });
  }
});
