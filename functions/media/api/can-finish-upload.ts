import type { Caller } from '#functions/accounts/services/caller.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { MediaKind } from '#shared/model/media/media.ts';
import { type Action, isAllowed } from '#shared/rules/accounts/policy.ts';

const ACTION_OF: Partial<Record<MediaKind, Action>> = { brand: 'brand:write', news: 'news:write', issuer: 'payment:settle' };

/**
 * Whether a caller may resume and complete an upload. A profile picture may be completed only by the login that uploads it, any other file
 * by a login that may write to its site or account.
 */
export const canFinishUpload = ({ loginId, actor }: Caller, { kind, ...file }: MediaFile): boolean =>
  kind === 'profile' ? file.loginId === loginId : isAllowed(actor, ACTION_OF[kind] ?? 'site:write');
