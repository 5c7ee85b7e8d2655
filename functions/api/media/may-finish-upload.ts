import type { Caller } from '#functions/domain/caller.ts';
import type { MediaFile } from '#functions/store/media/media-file.ts';
import { isAllowed } from '#shared/rules/account/policy.ts';

/** Whether a caller may resume and complete an upload: a profile picture the login it is for, any other file a login that may write what it is for. */
export const mayFinishUpload = ({ loginId, actor }: Caller, { kind, ...file }: MediaFile): boolean =>
  kind === 'profile' ? file.loginId === loginId : isAllowed(actor, kind === 'brand' ? 'brand:write' : 'site:write');
