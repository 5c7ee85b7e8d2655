import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { MEDIA_RIGHT_MS } from '#shared/model/limits.ts';

/**
 * The scope of public files. A scope determines who may see a file at `/media/…` (ADR 52): it is the account in which a login works, or the
 * site of a preview. Files tagged for the public scope need no cookie: logos on sign-in pages and in e-mails.
 */
export const PUBLIC_MEDIA_SCOPE = 'public';

/** Number of characters of a signature: 132 bits as base64url. */
const SIGNATURE_LENGTH = 22;
/** Prefix of a tag of the public scope. */
const PUBLIC_MARK = 'p';

/** Signs the tags and cookies that `infra/edge/media-request.js` verifies; a test compares both implementations. */
export interface MediaRights {
  /** Returns the tag in the URL of a file, which proves that the scope may see it. It does not expire, so that URLs can be cached. */
  tagOf(mediaId: string, scope: string): string;
  /** Returns the value of the cookie that proves that its holder works in the scope now. */
  cookieOf(scope: string): string;
  /** Whether a cookie is valid for the scope and has more than half of its lifetime left. */
  isFresh(cookie: string | undefined, scope: string): boolean;
}

/** Signs with the current key, which only the functions and the edge know. */
export function mediaRights(key: () => string, clock: Clock): MediaRights {
  const sign = (text: string): string => createHmac('sha256', key()).update(text).digest('base64url').slice(0, SIGNATURE_LENGTH);
  const signedRight = (scope: string, expiry: number): string => `${scope}.${expiry}.${sign(`right ${scope} ${expiry}`)}`;

  return {
    tagOf: (mediaId, scope) => (scope === PUBLIC_MEDIA_SCOPE ? PUBLIC_MARK : '') + sign(`tag ${scope} ${mediaId}`),
    cookieOf: (scope) => signedRight(scope, Math.floor((clock().getTime() + MEDIA_RIGHT_MS) / 1_000)),
    isFresh(cookie = '', scope) {
      const expiry = Number(cookie.split('.')[1]);
      if (!(expiry * 1_000 - clock().getTime() > MEDIA_RIGHT_MS / 2)) return false;
      const [given, expected] = [Buffer.from(cookie), Buffer.from(signedRight(scope, expiry))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
