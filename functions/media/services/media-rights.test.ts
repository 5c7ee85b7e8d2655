import { describe, expect, it } from 'vitest';
import { mediaRights, PUBLIC_MEDIA_SCOPE } from '#functions/media/services/media-rights.ts';
import { mediaTags } from '#functions/media/services/media-tags.ts';
import { MEDIA_RIGHT_MS } from '#shared/model/limits.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const NOW = Date.parse('2027-01-01T00:00:00Z');
const rightsAt = (now: number, key = 'key') =>
  mediaRights(
    () => key,
    () => new Date(now),
  );
const rights = rightsAt(NOW);

describe('the right to see media', () => {
  it('is fresh for half of its lifetime, for its own scope and key only', () => {
    const cookie = rights.cookieOf('ACCOUNT');
    expect(rights.isFresh(cookie, 'ACCOUNT')).toBe(true);
    expect(rightsAt(NOW + MEDIA_RIGHT_MS / 2 - 1).isFresh(cookie, 'ACCOUNT')).toBe(true);
    expect(rightsAt(NOW + MEDIA_RIGHT_MS / 2).isFresh(cookie, 'ACCOUNT')).toBe(false);
    expect(rights.isFresh(cookie, 'OTHER')).toBe(false);
    expect(rightsAt(NOW, 'new key').isFresh(cookie, 'ACCOUNT')).toBe(false);
    for (const broken of [undefined, '', 'ACCOUNT', 'ACCOUNT.x.y', `${cookie}=`, cookie.replace(/\.\d+/, '.9999999999')])
      expect(rights.isFresh(broken, 'ACCOUNT')).toBe(false);
  });
});

describe('mediaTags', () => {
  const answer = {
    sheets: [
      { jp: { image: { mediaId: 'IMAGE' }, video: null, products: [{ image: { mediaId: 'PRODUCT' } }] } },
      { image: { mediaId: 'IMAGE' } },
    ],
    user: { picture: { mediaId: 'PORTRAIT' }, brand: { name: 'OEM', logo: { mediaId: 'LOGO' } } },
    mediaIds: ['NO_REFERENCE'],
    text: 'mediaId',
  };

  it('returns tags of all media in an answer, and uses the public scope for logos', () => {
    expect(mediaTags(answer, 'ACCOUNT', rights)).toEqual({
      ...Object.fromEntries(['IMAGE', 'PRODUCT', 'PORTRAIT'].map((id) => [id, rights.tagOf(id, 'ACCOUNT')])),
      LOGO: rights.tagOf('LOGO', PUBLIC_MEDIA_SCOPE),
    });
  });

  it('returns only tags of logos for callers without a scope', () => {
    expect(Object.keys(mediaTags(answer, undefined, rights))).toEqual(['LOGO']);
    expect(mediaTags(null, 'ACCOUNT', rights)).toEqual({});
  });

  it('signs each media of a large site once', () => {
    const image = (number: number) => ({ mediaId: numberedUlid(number), width: 1080, height: 1920, colour: '#336699' });
    const sheets = Array.from({ length: 1_000 }, (_, index) => ({ jp: { image: image(index), texts: ['x', 'y'], products: [] } }));
    const signed: string[] = [];
    const counted = {
      ...rights,
      tagOf(id: string, scope: string) {
        signed.push(id);
        return rights.tagOf(id, scope);
      },
    };
    expect(Object.keys(mediaTags({ sheets: [...sheets, ...sheets] }, 'ACCOUNT', counted))).toHaveLength(1_000);
    expect(signed).toHaveLength(1_000);
  });
});
