/** Measures lists and searches for an operator with very many users: database calls per page, including authentication, and time. */
import { endpointUrl } from '#shared/api-contract/endpoint-url.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import { dashboard } from '#shared/api-contract/endpoints/dashboard.ts';
import { masterUser } from '#shared/api-contract/endpoints/user.ts';
import { FUNCTIONS } from '#infra/functions.ts';
import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import { tableClient } from '#functions/platform/engine/table-client.ts';
import { Table } from '#functions/platform/engine/table.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { type HttpHandler, send } from '#test/support/http/send.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { startManyUsers } from './many-users.ts';
import { median, type Row } from '../report.ts';

const ROUNDS = 7;
/** The maximum of database calls per page: two for authentication, eight for index entries and accounts, one for parent accounts. */
const CALLS_GOAL = 11;

const QUERIES: readonly (readonly [what: string, query: Record<string, string>])[] = [
  ['all, newest first', {}],
  ['all, by company', { sort: 'company', order: 'asc' }],
  ['paused', { status: 'SUSPENDED' }],
  ['below OEMs', { type: 'oem-user' }],
  ['plan pro', { plan: 'pro' }],
  ['paused, below OEMs, plan pro', { status: 'SUSPENDED', type: 'oem-user', plan: 'pro' }],
  ['no match: OEMs with plan pro', { type: 'oem-master', plan: 'pro' }],
  ['search “田中”', { keyword: '田中' }],
  ['search “株式会社” (nearly all)', { keyword: '株式会社' }],
  ['search “株式会社”, terminated', { keyword: '株式会社', status: 'TERMINATED' }],
  ['search “person-4711” (an e-mail)', { keyword: 'person-4711@' }],
  ['search “函館 蓮” (two words)', { keyword: '函館 蓮' }],
  ['search “株式会社 函館佐々木印刷” (two words)', { keyword: '株式会社 函館佐々木印刷' }],
  ['search “ありえない” (no match)', { keyword: 'ありえない' }],
];

async function handlerOf(name: 'master-user' | 'dashboard'): Promise<HttpHandler> {
  const { handler } = (await import(`../../${FUNCTIONS[name].entry}`)) as { handler: HttpHandler };
  return handler;
}

/** Runs `work` with stdout muted, so that the functions' logs are not mixed with the report. */
async function withoutOutput<T>(work: () => Promise<T>): Promise<T> {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = () => true;
  try {
    return await work();
  } finally {
    process.stdout.write = write;
  }
}

export async function measureUserLists(count: number): Promise<Row[]> {
  const started = Date.now();
  const database = await startManyUsers(count);
  const proxy = await startCountingProxy(database.endpoint);
  try {
    const filled = `${database.items.toLocaleString('en')} items in ${Math.round((Date.now() - started) / 1_000)} s`;
    Object.assign(process.env, {
      [ENVIRONMENT.table]: database.tableName,
      [ENVIRONMENT.sitesOrigin]: 'https://{siteId}.sites.example.com',
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: proxy.url,
    });
    const client = tableClient({ endpoint: database.endpoint, region: REGION, credentials: CREDENTIALS });
    const people = await testAccountsIn(new Table(client, database.tableName));
    const { accessToken: token } = await people.signIn(database.operator);
    const users = await handlerOf('master-user');
    const rows: Row[] = [{ what: 'filling the table', value: filled }];

    const measure = async (what: string, handler: HttpHandler, endpoint: Endpoint, query?: Record<string, string>, found?: string) => {
      const times: number[] = [];
      let calls = 0;
      let data: Record<string, unknown> = {};
      for (let round = 0; round < ROUNDS; round += 1) {
        proxy.take();
        const start = performance.now();
        const answer = await withoutOutput(() => send(handler, endpoint, { token, ...(query && { query }) }));
        times.push(performance.now() - start);
        calls = Object.values(proxy.take().calls).reduce((sum, each) => sum + each, 0);
        if (answer.status !== 200) throw new Error(`${endpointUrl(endpoint, {})}: ${answer.status} ${JSON.stringify(answer.data)}`);
        data = answer.data as Record<string, unknown>;
      }
      const page =
        found && Array.isArray(data[found]) ? `, ${data[found].length} found${data['nextCursor'] === null ? '' : ', goes on'}` : '';
      rows.push({ what, value: `${calls} calls, ${median(times).toFixed(0)} ms${page}`, ratio: calls / CALLS_GOAL, goal: 1 });
      return data;
    };

    for (const [what, query] of QUERIES) await measure(what, users, masterUser.list, { limit: '50', ...query }, 'users');
    const { nextCursor } = await measure('by company, page of 100', users, masterUser.list, { limit: '100', sort: 'company' }, 'users');
    await measure('– the page after it', users, masterUser.list, { limit: '100', sort: 'company', cursor: String(nextCursor) }, 'users');
    await measure('a piece of the CSV export', users, masterUser.export, { language: 'jp' });
    await measure('summary', await handlerOf('dashboard'), dashboard.summary);
    client.destroy();
    return rows;
  } finally {
    await proxy.close();
    database.stop();
  }
}
