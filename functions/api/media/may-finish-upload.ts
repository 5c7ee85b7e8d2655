import type { Caller } from '#functions/domain/caller.ts';
import type { MediaFile } from '#functions/store/media/media-file.ts';
import { isAllowed } from '#shared/rules/account/policy.ts';

/** Who may bring an upload to its end: for one's own profile picture oneself, else whoever may write what the file is for. */
export const mayFinishUpload = ({ loginId, actor }: Caller, { kind, ...file }: MediaFile): boolean =>
  kind === 'profile' ? file.loginId === loginId : isAllowed(actor, kind === 'brand' ? 'brand:write' : 'site:write');
