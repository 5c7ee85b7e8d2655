import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mediaUrl } from '#web/lib/media-url.ts';
import { keepMediaTags, learnMediaTags, mediaTag } from '#web/lib/session/media-tags.ts';
import { recoverMediaIn } from '#web/lib/media/recover-media.ts';
import { clearSession, storeSession } from '#web/lib/session/session.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const [KNOWN, DRAFT, LOGO] = ['01JD2Z0000000000000000ABCD', '01JD2Z0000000000000000ABCE', '01JD2Z0000000000000000ABCF'];
const [TAG, PUBLIC_TAG] = ['t'.repeat(22), `p${'t'.repeat(22)}`];

const asked: unknown[] = [];
let media: Record<string, string> = {};
let stop: () => void;
beforeEach(() => {
  asked.length = 0;
  media = {};
  storeSession({ accessToken: 'token', accessTokenExpiresAt: '2026-11-20T05:05:00.000Z', user: TEST_USER });
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(await request.json());
    return Response.json({ data: { media: [] }, message: 'OK', media });
  });
  stop = recoverMediaIn(document);
});
afterEach(() => {
  stop();
  clearSession();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function image(address: string): HTMLImageElement {
  const element = document.createElement('img');
  element.src = address;
  document.body.append(element);
  return element;
}
const fail = (element: Element): boolean => element.dispatchEvent(new Event('error'));

it('recoverMediaIn reloads pictures that fail together, after one request for their tags', async () => {
  learnMediaTags({ [KNOWN]: TAG });
  const elements = [image(mediaUrl(KNOWN, 160)), image(mediaUrl(DRAFT, 160)), image(mediaUrl(DRAFT, 480))];
  media = { [DRAFT]: TAG };
  elements.forEach(fail);
  await vi.waitFor(() => expect(elements[2]?.src).toContain(`/media/${DRAFT}/480.webp?t=${TAG}`));
  expect(elements.map(({ src }) => new URL(src).pathname + new URL(src).search)).toEqual([
    `/media/${KNOWN}/160.webp?t=${TAG}`,
    `/media/${DRAFT}/160.webp?t=${TAG}`,
    `/media/${DRAFT}/480.webp?t=${TAG}`,
  ]);
  expect(asked).toEqual([{ mediaIds: [KNOWN, DRAFT] }]);
});

it('recoverMediaIn adds the tag to all sources of a picture, and retries a failed URL only once', async () => {
  const other = '01JD2Z0000000000000000ABCG';
  const address = mediaUrl(other, 480);
  const element = image(address);
  element.srcset = `${address} 480w, ${mediaUrl(other, 736)} 736w`;
  const picture = document.createElement('picture');
  const source = document.createElement('source');
  source.srcset = `${mediaUrl(other, 480, 'avif')} 480w`;
  picture.append(source, element);
  document.body.append(picture);
  media = { [other]: TAG };
  fail(element);
  await vi.waitFor(() => expect(source.srcset).toBe(`/media/${other}/480.avif?t=${TAG} 480w`));
  expect(element.srcset).toBe(`/media/${other}/480.webp?t=${TAG} 480w, /media/${other}/736.webp?t=${TAG} 736w`);
  fail(element);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  fail(element);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toHaveLength(2);
});

it('recoverMediaIn ignores pictures outside /media, and all pictures while no login is signed in', async () => {
  fail(image('/assets/logo.png'));
  clearSession();
  fail(image(mediaUrl(KNOWN, 160)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toEqual([]);
});

it('learnMediaTags does not replace the public tag of a logo; keepMediaTags stores tags on the device', () => {
  learnMediaTags({ [LOGO]: PUBLIC_TAG });
  learnMediaTags({ [LOGO]: TAG });
  expect(mediaTag(LOGO)).toBe(PUBLIC_TAG);
  keepMediaTags([LOGO, undefined, 'unknown']);
  expect(localStorage.getItem('media-tags')).toBe(JSON.stringify({ [LOGO]: PUBLIC_TAG }));
  keepMediaTags([]);
  expect(localStorage.getItem('media-tags')).toBeNull();
});
