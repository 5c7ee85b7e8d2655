import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';
import { CONTRACT_STATUSES, type ContractStatus } from '#shared/model/role.ts';
import { NoticeReceiver, type ReceiverCounts } from '#shared/model/notices/system-notice.ts';
import { accountTypeOf } from '#shared/rules/notices/receiver-accounts.ts';

const RECEIVING: readonly ContractStatus[] = CONTRACT_STATUSES.filter((status) => status !== 'TERMINATED');

/** Returns the current number of accounts of each receiver, without those that cannot sign in. Makes one call. */
export async function countReceivers({ countsOf }: Pick<SystemNotiDependencies, 'countsOf'>, scope: Scope): Promise<ReceiverCounts> {
  const counts = await countsOf(scope);
  const countOf = (receiver: NoticeReceiver): number =>
    RECEIVING.reduce((sum, status) => sum + (counts[`${accountTypeOf(receiver)}.${status}`] ?? 0), 0);
  return Object.fromEntries(NoticeReceiver.options.map((receiver) => [receiver, countOf(receiver)])) as ReceiverCounts;
}

export const getReceivers =
  (dependencies: SystemNotiDependencies): UseCase<typeof systemNoti.receivers> =>
  async ({ caller }) => ({ accounts: await countReceivers(dependencies, caller.scope) });
