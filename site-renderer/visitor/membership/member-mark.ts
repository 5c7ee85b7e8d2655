import { attempt } from '#site-renderer/visitor/core/attempt.ts';

const KEY = 'member';

/**
 * Stores in this browser that a member signed in: only then are members-only sheets requested. It does not prove a
 * session, whose cookie scripts cannot read.
 */
export const isMarkedAsMember = (): boolean => attempt(() => localStorage.getItem(KEY)) === '1';
export const markAsMember = (): void => attempt(() => localStorage.setItem(KEY, '1'));
export const clearMemberMark = (): void => attempt(() => localStorage.removeItem(KEY));
