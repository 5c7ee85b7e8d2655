import { type MediaRights, PUBLIC_MEDIA_SCOPE } from '#functions/media/services/media-rights.ts';

/** The field by which an answer refers to a file. */
const MEDIA_FIELD = 'mediaId';
/** The field that contains the brand of an account. Its logo is public, because it is shown on the sign-in page and in e-mails. */
const BRAND_FIELD = 'brand';

/** Collects the ids of all files that a value refers to, and whether each is public. */
function collectMedia(value: unknown, isPublic: boolean, found: Map<string, boolean>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    if (field === MEDIA_FIELD && typeof inner === 'string') found.set(inner, isPublic || found.get(inner) === true);
    else collectMedia(inner, isPublic || field === BRAND_FIELD, found);
  }
}

/**
 * Returns an access tag for each media id in an answer, so that the recipient of the answer may read these files. Without a scope, only
 * logos, which are public, get a tag.
 *
 * An answer must therefore never contain a media id that its caller has sent and that was not checked.
 */
export function mediaTags(answer: unknown, scope: string | undefined, rights: MediaRights): Record<string, string> {
  const found = new Map<string, boolean>();
  collectMedia(answer, false, found);
  const scopes = found.entries().flatMap(([id, isPublic]): [string, string][] => {
    const chosen = isPublic ? PUBLIC_MEDIA_SCOPE : scope;
    return chosen === undefined ? [] : [[id, chosen]];
  });
  return Object.fromEntries(scopes.map(([id, chosen]) => [id, rights.tagOf(id, chosen)]));
}
