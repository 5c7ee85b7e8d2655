import { attempt } from '#site-renderer/visitor/core/attempt.ts';

const KEY = 'member';

/**
 * Remembers in this browser that a member signed in: members-only sheets are requested only then. It is no proof of a
 * session, whose cookie scripts cannot read.
 */
export const memberMark = {
  isSet: (): boolean => attempt(() => localStorage.getItem(KEY)) === '1',
  set: (): void => attempt(() => localStorage.setItem(KEY, '1')),
  clear: (): void => attempt(() => localStorage.removeItem(KEY)),
};
