import { systemNotiUseCases } from '#functions/notices/api/use-cases.ts';
import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import { toCaller } from '#functions/accounts/services/caller.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { type AccountStore, accountStore } from '#functions/accounts/store/account-store.ts';
import { readScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { bellStore } from '#functions/notices/store/bell-store.ts';
import { systemNoticeStore } from '#functions/notices/store/system-notice-store.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';
import type { EventChannelsChange } from '#shared/model/notices/account-event.ts';
import type { BellItem } from '#shared/model/notices/bell.ts';
import type { SystemNotice, SystemNoticeInput } from '#shared/model/notices/system-notice.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { watch } from '#test/support/api/site-fixture.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { startTable } from '#test/support/engines.ts';
import { dataOf } from '#test/support/http/data-of.ts';

const noticeInput = (differences: Partial<SystemNoticeInput> = {}): SystemNoticeInput => ({
  title: '新機能のお知らせ',
  url: '',
  content: '効果測定に新しい指標を追加しました。',
  imageId: null,
  receivers: ['oem-master', 'oem-admin', 'oem-user', 'master-user'],
  publishType: 'instant',
  startDate: null,
  endDate: null,
  isDraft: false,
  kind: 'information',
  maintenance: null,
  isMailed: false,
  ...differences,
});

/** The update that saves a notification as it is, with differences. */
const noticeUpdate = (notice: SystemNotice, differences: Partial<SystemNoticeInput> = {}) => {
  const { title, url, content, image, receivers, publishType, startDate, endDate, isDraft, kind, maintenance, isMailed, version } = notice;
  const same = { title, url, content, receivers, publishType, startDate, endDate, isDraft, kind, maintenance, isMailed };
  return { ...same, imageId: image?.mediaId ?? null, ...differences, version };
};

type TestDependencies = SystemNotiDependencies & { accounts: AccountStore };

/** The family of system notifications on its own table and clock, with an account of every kind. */
export async function startSystemNotiFixture() {
  const test = await startTable();
  const time = { now: Date.UTC(2026, 10, 20, 12) };
  const clock = () => new Date(time.now);
  const people = await testAccountsIn(test.table, clock);
  const dependencies: TestDependencies = {
    accounts: accountStore(test.table),
    notices: systemNoticeStore(test.table),
    bells: bellStore(test.table),
    media: mediaStore(test.table, clock),
    countsOf: (scope) => readScopeCounts(test.table, scope),
    clock,
    ids: randomIds,
  };
  const master = await people.add('MASTER', null);
  const oem = await people.add('OEM_MASTER', master);
  const oemUser = await people.add('USER', oem);
  const logins = {
    master,
    staff: await people.add('MASTER_USER', master),
    oem,
    oemAdmin: await people.add('OEM_ADMIN', oem),
    oemUser,
    oemUserSub: await people.add('SUB_ADMIN', oemUser, { permission: 'viewer', authority: 'view' }),
    user: await people.add('USER', master),
  };
  return { ...test, ...watch(test), time, clock, people, dependencies, logins, as: (account: Account) => actAs(dependencies, account) };
}
export type SystemNotiFixture = Awaited<ReturnType<typeof startSystemNotiFixture>>;

/** The endpoints of the family, called by this login. */
async function actAs(dependencies: TestDependencies, account: Account) {
  const useCases = withParsedResponses(apiContract.systemNoti, systemNotiUseCases(dependencies));
  const caller = toCaller(await dependencies.accounts.resolveLogin(account));
  const base = { caller, params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  const show = (query: Partial<RequestOf<typeof systemNoti.show>['query']> = {}) =>
    dataOf(useCases.show({ ...base, query: { filter: 'all', ...query } }));
  return {
    create: async (differences: Partial<SystemNoticeInput> = {}) =>
      (await dataOf(useCases.create({ ...base, body: noticeInput(differences) }))).notice,
    update: async (notice: SystemNotice, differences: Partial<SystemNoticeInput> = {}) =>
      (await dataOf(useCases.update({ ...base, params: { id: notice.id }, body: noticeUpdate(notice, differences) }))).notice,
    remove: (id: string) => dataOf(useCases.remove({ ...base, params: { id } })),
    get: (id: string) => dataOf(useCases.get({ ...base, params: { id } })),
    list: (query: Partial<RequestOf<typeof systemNoti.list>['query']> = {}) =>
      dataOf(useCases.list({ ...base, query: { keyword: '', limit: 50, ...query } })),
    receivers: async () => (await dataOf(useCases.receivers(base))).accounts,
    show,
    seen: async () => (await show()).items.map((item: BellItem) => (item.type === 'notice' ? item.title : item.kind)),
    state: () => dataOf(useCases.state(base)),
    received: async (id: string) => (await dataOf(useCases.received({ ...base, params: { id } }))).notice,
    mark: (ids: string[] | 'all') =>
      dataOf(useCases.markAsRead({ ...base, body: ids === 'all' ? { all: true as const } : { noti_ids: ids } })),
    channels: async () => (await dataOf(useCases.channels(base))).channels,
    setChannels: (channels: EventChannelsChange) => dataOf(useCases.setChannels({ ...base, body: { channels } })),
  };
}
