import { AppError } from '#functions/platform/base/app-error.ts';
import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';
import { EVENT_KINDS } from '#shared/model/notices/account-event.ts';

export const getChannels =
  ({ bells }: SystemNotiDependencies): UseCase<typeof systemNoti.channels> =>
  async ({ caller }) => ({ channels: await bells.channelsOf(caller.scope.accountId) });

/** Sets the channels by which the whole account is notified of events. */
export const setChannels =
  (dependencies: SystemNotiDependencies): UseCase<typeof systemNoti.setChannels> =>
  async ({ caller, body }) => {
    const { accounts, bells } = dependencies;
    const account = await accounts.get(caller.scope.accountId);
    if (!account) throw new AppError('unauthenticated');
    const present = await bells.channelsOf(account.id);
    const channels = { ...present, ...body.channels };
    const changes = EVENT_KINDS.filter((kind) => present[kind] !== channels[kind]).map((kind) => ({
      field: `event.${kind}`,
      from: present[kind],
      to: channels[kind],
    }));
    if (changes.length === 0) return { channels };
    const audit = newAuditEntry(dependencies, 'account.events', auditActor(caller), accountAuditSubject(account), changes);
    await bells.setChannels(account.id, channels, audit, account.path);
    return { channels };
  };
