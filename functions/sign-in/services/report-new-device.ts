import type { SignedInDevice } from '#shared/model/sign-in/signed-in-device.ts';
import { selfActor } from '#functions/accounts/services/self-actor.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { DeviceStore } from '#functions/sign-in/store/device-store.ts';

export interface ReportNewDeviceDependencies {
  accounts: Pick<AccountStore, 'recordAction'>;
  clock: Clock;
  devices: DeviceStore;
  ids: Ids;
}

/** Returns the device as audit entries name it, such as `Chrome, Windows`, or `null` if unknown. */
const deviceName = ({ browser, system }: SignedInDevice): string | null =>
  [browser, system].filter((name) => name !== null).join(', ') || null;

/**
 * Audits a sign-in on a device that is new for the login, and e-mails the login about it. A no-op for a known device and for the
 * first sign-in of a login. To be called before the device is stored.
 */
export async function reportNewDevice(
  { accounts, clock, devices, ids }: ReportNewDeviceDependencies,
  account: Account,
  secret: string | undefined,
  device: SignedInDevice,
): Promise<void> {
  if (await devices.isKnown(account.email, secret)) return;
  if (!(await devices.recordNewDevice(account))) return;
  const name = deviceName(device);
  const changes = name === null ? [] : [{ field: 'device', from: null, to: name }];
  await accounts.recordAction(account, {
    audit: newAuditEntry({ clock, ids }, 'account.new-device', selfActor(account), accountAuditSubject(account), changes),
    jobs: [newJob('mail', { mail: { template: 'new-device', accountId: account.id, device } }, ids.ulid(), clock())],
  });
}
