import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomIds } from '#functions/gateways/ids.ts';
import type { Account } from '#functions/store/account/account.ts';
import type { MediaKind } from '#shared/model/media/media.ts';
import { EMPTY_SHEET } from '#shared/model/site/site.ts';
import { type Actor, effectiveContractStatus, mayCall, maySignIn, visibleRoles } from '#shared/rules/account/policy.ts';
import { WorkRole } from '#shared/model/account/role.ts';
import { anyForest, type TestLogin, PICTURE, createForest, worksForParent } from '#test/isolation/forest.ts';
import { withoutVisibleAbove } from '#test/isolation/visible-above.ts';
import { type WriteRecorder, recordWrites } from '#test/isolation/record-writes.ts';
import { secretsOutside, changesOutside, type Tree, TableSnapshot } from '#test/isolation/table-snapshot.ts';
import type { OwnedResources } from '#test/support/accounts/owned-resources.ts';
import { ENDPOINTS, type SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { type Answer, type Call, send } from '#test/support/http/send.ts';

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

let inhabitants: TestLogin[] = [];

/** The subtree a login works in: of its own account, or of the one above it. */
function treeOf({ account: { role, path } }: TestLogin): Tree {
  const way = worksForParent(role) ? path.slice(0, -1) : path;
  return { root: way.at(-1) ?? '', path: way };
}

const isInside = (named: TestLogin, { root }: Tree): boolean => treeOf(named).path.includes(root);

const inhabitantOf = (id: string | undefined): TestLogin => {
  const found = inhabitants.find(({ account }) => account.id === id);
  if (!found) throw new Error('Nobody lives here');
  return found;
};

function actorOf({ account: { role, path, authority, permission, contractStatus } }: TestLogin): Actor {
  const [above, own] = [path.slice(0, -1).map((id) => inhabitantOf(id).account), path.at(-1)];
  return {
    role,
    workRole: WorkRole.parse(worksForParent(role) ? above.at(-1)?.role : inhabitantOf(own).account.role),
    authority,
    permission,
    contractStatus: effectiveContractStatus(
      contractStatus,
      above.map((each) => each.contractStatus),
    ),
    mustChangePassword: contractStatus === 'INACTIVE',
  };
}

/** Those whom the policy allows the endpoint, as the trees were planted; everybody where it allows nobody. */
function allowedTo({ endpoint: { access } }: SampledEndpoint): readonly TestLogin[] {
  const may = inhabitants.filter(
    (one) => access.by === 'console' && maySignIn(actorOf(one).contractStatus) && mayCall(actorOf(one), access),
  );
  return may.length > 0 ? may : inhabitants;
}

/** Whom a call is about: one that adds an account names the one above it. */
function subjectOf({ name, names }: SampledEndpoint, { account }: TestLogin): Account {
  const isAdded = names === 'account' && name.endsWith('.create');
  return isAdded && account.parentId !== null ? inhabitantOf(account.parentId).account : account;
}

/** Whether what a call names does not exist for the caller: it lies outside its tree, or is of a kind it is not shown. */
function isHidden(sampled: SampledEndpoint, caller: TestLogin, named: TestLogin): boolean {
  const tree = treeOf(caller);
  if (!isInside(named, tree)) return true;
  if (sampled.names === 'things') return sampled.family === 'subAdmin' && treeOf(named).root !== tree.root;
  const { id, role } = subjectOf(sampled, named);
  return id !== tree.root && !visibleRoles(actorOf(caller)).some((visible) => visible === role);
}

/** Somebody who is named like the others and does not exist. */
const ghost = (like: TestLogin): TestLogin => ({
  ...like,
  account: { ...like.account, id: randomIds.ulid(), email: 'zq9999qz@example.com', companyName: 'zq9999qz company' },
  belongings: {
    ...like.belongings,
    account: { ...like.belongings.account, id: randomIds.ulid(), parentId: randomIds.ulid() },
    siteId: randomIds.siteId(),
    publicationId: randomIds.ulid(),
    disposableSiteId: randomIds.siteId(),
    mediaId: randomIds.ulid(),
    subAdminId: randomIds.ulid(),
    disposableSubAdminId: randomIds.ulid(),
    newsId: randomIds.ulid(),
    disposableNewsId: randomIds.ulid(),
  },
  pictures: {
    creative: randomIds.ulid(),
    video: randomIds.ulid(),
    logo: randomIds.ulid(),
    favicon: randomIds.ulid(),
    product: randomIds.ulid(),
    popup: randomIds.ulid(),
    profile: randomIds.ulid(),
    brand: randomIds.ulid(),
  },
});

interface Attempt {
  endpoint: number;
  caller: number;
  /** Among those only whom the policy allows the endpoint at all. */
  isAllowed: boolean;
  named: number;
  /** Among those inside the caller's tree only. */
  isNear: boolean;
  /** Each field of what is named from somebody else. */
  mixed: readonly number[] | null;
  /** Whose things are named where the sample names none: pictures, accounts to look for, places in lists. */
  reference: number;
}

const attempts = fc.record<Attempt>({
  endpoint: fc.nat(),
  caller: fc.nat(),
  isAllowed: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  named: fc.nat(),
  isNear: fc.boolean(),
  mixed: fc.option(fc.array(fc.nat(), { minLength: 11, maxLength: 11 }), { freq: 5 }),
  reference: fc.nat(),
});

const at = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;

/** Belongings of which each comes from another inhabitant. */
function mixedBelongings(picks: readonly number[]): OwnedResources {
  const pick = <K extends keyof OwnedResources>(key: K, index: number): OwnedResources[K] =>
    at(inhabitants, picks[index] ?? 0).belongings[key];
  return {
    account: pick('account', 0),
    siteId: pick('siteId', 1),
    revision: pick('revision', 2),
    publicationId: pick('publicationId', 3),
    disposableSiteId: pick('disposableSiteId', 4),
    mediaId: pick('mediaId', 5),
    subAdminId: pick('subAdminId', 6),
    subAdminVersion: 0,
    disposableSubAdminId: pick('disposableSubAdminId', 8),
    newsId: pick('newsId', 9),
    disposableNewsId: pick('disposableNewsId', 10),
  };
}

const cursors: string[] = [];
const SHEET = '01J00000000000000000000000';

/** The call with something of somebody's where the sample names nothing; the call itself where there is no such place. */
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

interface Judged {
  who: string;
  leaks: string[];
  strays: string[];
  /** The answer, and that to a name of nothing, where they have to be the same and are not. */
  difference: unknown[];
}

const told = ({ status, data, message }: Answer) => ({ status, data, message });
const describeLogin = ({ account: { role, companyName, contractStatus } }: TestLogin) => `${role} ${companyName} (${contractStatus})`;

async function judge(attempt: Attempt, world: TableSnapshot): Promise<Judged> {
  const sampled = at(BEHIND_SIGN_IN, attempt.endpoint);
  const caller = at(attempt.isAllowed ? allowedTo(sampled) : inhabitants, attempt.caller);
  const tree = treeOf(caller);
  const named = at(attempt.isNear ? inhabitants.filter((one) => isInside(one, tree)) : inhabitants, attempt.named);
  const reference = at(inhabitants, attempt.reference);
  const ask = (belongings: OwnedResources, of: TestLogin) => {
    const plain = sampled.call(belongings);
    const call = withReference(sampled, plain, of, attempt.reference);
    const answer = send(product.handlers[sampled.family], sampled.endpoint, { ...call, token: caller.token });
    return { call, answer, hasReference: call !== plain };
  };
  const belongings = attempt.mixed ? mixedBelongings(attempt.mixed) : named.belongings;
  const { call, answer: asked, hasReference } = ask(belongings, reference);
  const secrets = secretsOutside(world, tree);
  const answer = await asked;
  const changes = await world.refresh(writes.take());
  const text = JSON.stringify(withoutVisibleAbove([answer.data, answer.message], world, tree));
  const { nextCursor } = (answer.data ?? {}) as { nextCursor?: string | null };
  if (nextCursor) cursors.push(nextCursor);
  const judged: Judged = {
    who: `${describeLogin(caller)} → ${sampled.name} ${JSON.stringify(call)} of ${attempt.mixed ? 'many' : describeLogin(named)}: ${answer.status}`,
    leaks: secrets.filter((secret) => text.includes(secret)),
    strays: changesOutside(changes, world, tree),
    difference: [],
  };
  const isNameless = sampled.names === undefined && hasReference && !isInside(reference, tree);
  const isNamedInVain = sampled.names !== undefined && !attempt.mixed && isHidden(sampled, caller, named);
  if (!isNameless && !isNamedInVain) return judged;
  const nothing = await ask(isNamedInVain ? ghost(named).belongings : belongings, isNameless ? ghost(reference) : reference).answer;
  judged.strays.push(...changesOutside(await world.refresh(writes.take()), world, tree));
  const isSame = JSON.stringify(told(answer)) === JSON.stringify(told(nothing));
  return isSame ? judged : { ...judged, difference: [told(answer), told(nothing)] };
}

async function clear(): Promise<void> {
  const { items } = await TableSnapshot.read(product);
  const remove = [...items].filter(({ entity }) => entity !== 'plan').map(({ pk, sk }) => ({ pk, sk }));
  await product.table.batchWrite({ remove });
}

it('shows nobody, and lets nobody change, what is outside their tree; and tells nobody that it is there', async () => {
  await fc.assert(
    fc.asyncProperty(anyForest, fc.array(attempts, { minLength: 100, maxLength: 100 }), async (trees, tried) => {
      await clear();
      inhabitants = await createForest(product, trees);
      cursors.length = 0;
      writes.take();
      const world = await TableSnapshot.read(product);
      for (const attempt of tried) {
        const judged = await judge(attempt, world);
        expect(judged).toEqual({ who: judged.who, leaks: [], strays: [], difference: [] });
      }
      expect(world.addressesDifferingFrom(await TableSnapshot.read(product))).toEqual([]);
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
