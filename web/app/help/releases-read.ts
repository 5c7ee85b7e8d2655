import { RELEASES } from '#web/app/help/releases.ts';
import { deviceStorage } from '#web/lib/storage/browser-storage.ts';

/** The key under which the device keeps the newest release that a login has seen. */
const keyOf = (loginId: string): string => `help-releases-${loginId}`;

const NEWEST = RELEASES[0]?.name ?? '';

/** Whether the login has not seen on this device what is new. */
export const hasUnreadReleases = (loginId: string): boolean => deviceStorage.getItem(keyOf(loginId)) !== NEWEST;

export const markReleasesRead = (loginId: string): void => deviceStorage.setItem(keyOf(loginId), NEWEST);
