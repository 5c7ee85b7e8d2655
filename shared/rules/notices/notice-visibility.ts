import type { MaintenanceBanner } from '#shared/model/notices/bell.ts';
import type { NoticeReceiver } from '#shared/model/notices/system-notice.ts';
import type { Role, WorkRole } from '#shared/model/role.ts';

/** The fields of a published notification that determine who sees it and when. */
export interface CurrentNotice {
  id: string;
  title: string;
  /** The time since which the notification is addressed to each receiver: its publication, or the edit that added the receiver. */
  receivers: Partial<Record<NoticeReceiver, string>>;
  startDate: string;
  endDate: string | null;
  maintenance: MaintenanceBanner['maintenance'] | null;
}

/** The receiver group of a reader; `staff` reads all notifications. */
export type Reader = NoticeReceiver | 'staff';

/**
 * Returns the receiver group of a login; `undefined` if it receives no notifications. A SUB_ADMIN receives the notifications of
 * its account. `workDepth`: the number of accounts above the account that the login works in.
 */
export function readerOf({ role, workRole }: { role: Role; workRole: WorkRole }, workDepth: number): Reader | undefined {
  if (role === 'MASTER_USER') return 'staff';
  if (role === 'OEM_ADMIN') return 'oem-admin';
  if (workRole === 'OEM_MASTER') return 'oem-master';
  if (workRole === 'USER') return workDepth > 1 ? 'oem-user' : 'master-user';
  return undefined;
}

const latest = (one: string, other: string): string => (Date.parse(one) > Date.parse(other) ? one : other);

/**
 * Returns the time since which a reader can see a notification, independent of the creation of its account; `undefined` if it is not for
 * the reader.
 */
export function visibleSince({ receivers, startDate }: CurrentNotice, reader: Reader): string | undefined {
  const addressed = reader === 'staff' ? Object.values(receivers).toSorted()[0] : receivers[reader];
  return addressed === undefined ? undefined : latest(addressed, startDate);
}

/** Whether a reader sees a notification at `now`. */
export function isVisible(notice: CurrentNotice, reader: Reader, now: Date): boolean {
  const since = visibleSince(notice, reader);
  if (since === undefined || Date.parse(since) > now.getTime()) return false;
  return notice.endDate === null || now.getTime() < Date.parse(notice.endDate);
}

/** Whether a notification can no longer be seen from `now` on. */
export const isOver = ({ endDate }: Pick<CurrentNotice, 'endDate'>, now: Date): boolean =>
  endDate !== null && Date.parse(endDate) <= now.getTime();

/** Returns the announced maintenance among visible notifications that has not ended, the earliest first. */
export const maintenanceBanners = (visible: readonly CurrentNotice[], now: Date): MaintenanceBanner[] =>
  visible
    .flatMap(({ id, title, maintenance }) =>
      maintenance && Date.parse(maintenance.endDate) > now.getTime() ? [{ id, title, maintenance }] : [],
    )
    .toSorted((one, other) => Date.parse(one.maintenance.startDate) - Date.parse(other.maintenance.startDate));
