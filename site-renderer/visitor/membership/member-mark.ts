import { attempt } from '#site-renderer/visitor/core/attempt.ts';

const KEY = 'member';

/**
 * Remembers, for this browser, that somebody signed in: members' sheets are asked for only then. It proves nothing; the
 * cookie that does is out of reach of scripts.
 */
export const memberMark = {
  isSet: (): boolean => attempt(() => localStorage.getItem(KEY)) === '1',
  set: (): void => attempt(() => localStorage.setItem(KEY, '1')),
  clear: (): void => attempt(() => localStorage.removeItem(KEY)),
};
