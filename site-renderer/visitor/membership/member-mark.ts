import { attempt } from '#site-renderer/visitor/core/attempt.ts';

const KEY = 'member';

/**
 * Whether a member has signed in with this browser: only then are members-only sheets requested. The mark does not prove a session, whose
 * cookie scripts cannot read.
 */
export const isMarkedAsMember = (): boolean => attempt(() => localStorage.getItem(KEY)) === '1';
export const markAsMember = (): void => attempt(() => localStorage.setItem(KEY, '1'));
export const clearMemberMark = (): void => attempt(() => localStorage.removeItem(KEY));
