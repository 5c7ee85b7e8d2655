import type { EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { OwnedResources } from '#test/support/accounts/owned-resources.ts';
import { ENDPOINTS, type SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { type Answer, type Call, send } from '#test/support/http/send.ts';
import type { Product } from '#test/support/product.ts';

const HOUR = 3_600_000;

/** Endpoints that end resources, accounts or sessions, which the other writes need. */
const ENDS = /\.(delete|remove|removeComment|removeCard|revoke|terminate|pause|undo|void|close|erasePerson|endSessions|endActing|reset)$/;
/** Endpoint families about their caller, and about accounts in general. */
const OTHERS: readonly EndpointFamilyName[] = [
  'auth',
  'signInSecurity',
  'profile',
  'legal',
  'systemNoti',
  'masterUser',
  'oemMasterUser',
  'oemAdminUser',
];

/** The writes of the console that remove nothing that the other writes need. */
const LASTING_WRITES: readonly SampledEndpoint[] = ENDPOINTS.filter(
  ({ name, family, endpoint: { access, method } }) =>
    access.by === 'console' && method !== 'GET' && !OTHERS.includes(family) && !ENDS.test(name),
);

const minuteIn = (milliseconds: number): string => new Date(Math.floor((Date.now() + milliseconds) / 60_000) * 60_000).toISOString();

/** The changes that record the name of the person and that people above may make. They may not create API accesses or webhooks. */
export const NEEDED_CHANGES = [
  'site.update',
  'site.restore',
  'site.presence',
  'site.comment',
  'site.reply',
  'site.resolveComment',
  'site.publish',
  'site.schedule',
  'siteContact.update',
  'bulkUpload.start',
  'userImport.start',
  'customDomain.sendInstructions',
] as const;

/** The login that makes the changes, and the resources that it changes. */
interface Change {
  product: Product;
  token: string;
  resources: OwnedResources;
}

interface Content {
  site: { working: string };
}

/** Sends requests as one login, and counts what succeeds by endpoint. */
function sender({ product, token }: Change, succeeded: Set<string>) {
  return async function call<F extends EndpointFamilyName>(
    family: F,
    name: Extract<keyof (typeof apiContract)[F], string>,
    input: Call,
  ): Promise<Answer> {
    const endpoint = (apiContract[family] as Readonly<Record<string, Endpoint>>)[name];
    if (!endpoint) throw new Error(`${family}.${name} does not exist`);
    const answer = await send(product.handlers[family], endpoint, { ...input, token });
    if (answer.status < 300) succeeded.add(`${family}.${name}`);
    return answer;
  };
}

/**
 * Changes a site and its account in every way in which an answer may name the person afterwards: the sample of every write, then
 * those that need the present state. Returns the names of the endpoints that have succeeded.
 */
export async function changeEverything(change: Change): Promise<ReadonlySet<string>> {
  const { product, resources } = change;
  const { siteId: id, sheetId, commentId, contactId: entryId, revision: first } = resources;
  const succeeded = new Set<string>();
  const call = sender(change, succeeded);
  for (const { family, endpoint, name, call: sample } of LASTING_WRITES) {
    const answer = await send(product.handlers[family], endpoint, { ...sample(resources), token: change.token });
    if (answer.status >= 500) throw new Error(`${name}: ${JSON.stringify(answer.data)} ${product.takeLog().at(-1)}`);
    if (answer.status < 300) succeeded.add(name);
  }
  const working = async () => {
    const { status, data } = await call('site', 'get', { params: { id } });
    if (status !== 200) throw new Error(`The site cannot be read any more: ${JSON.stringify(data)}`);
    return (data as Content).site.working;
  };
  const sheets = { [sheetId]: { jp: { ...EMPTY_SHEET, mainText: randomIds.ulid() } } };
  await call('site', 'restore', { params: { id }, body: { base: await working(), revision: first } });
  await call('site', 'update', { params: { id }, body: { base: await working(), changes: { sheets } } });
  await call('site', 'presence', { params: { id }, body: { editorId: randomIds.ulid(), cell: 'A1' } });
  await call('site', 'resolveComment', { params: { id, commentId }, body: { isResolved: false } });
  await call('site', 'resolveComment', { params: { id, commentId }, body: { isResolved: true } });
  const planned = { public: { at: minuteIn(HOUR + Math.random() * 100 * HOUR), revision: await working() }, private: null };
  await call('site', 'schedule', { params: { id }, body: planned });
  const { data } = await call('siteContact', 'get', { params: { id, entryId } });
  const { version } = (data as { entry: { version: number } }).entry;
  await call('siteContact', 'update', { params: { id, entryId }, body: { version, note: 'A note' } });
  await call('bulkUpload', 'start', { body: { siteId: id, fileName: `${randomIds.ulid()}.zip`, size: 1_000, modifiedAt: 0 } });
  return succeeded;
}
