import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantKey } from '#functions/platform/gateways/media-keys.ts';
import type { Media } from '#shared/model/media/media.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import type { TemplatePictures } from '#shared/model/sites/template.ts';
import { type MediaFixture, startMediaFixture } from '#test/support/api/media-fixture.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { TEMPLATE_PICTURES } from '#test/support/media/template-pictures.ts';

const WANTED: TemplatePictures = {
  template: 'restaurant',
  pictures: [
    { kind: 'creative', art: 6 },
    { kind: 'product', art: 2 },
    { kind: 'creative', art: 1 },
  ],
};

const SHEET = '01JD0000000000000000000000';

let test: MediaFixture;
let user: ReturnType<MediaFixture['mediaAs']>;
beforeAll(async () => {
  test = await startMediaFixture();
  user = test.mediaAs(test.accounts.USER);
});
afterAll(() => test.stop());

/** Returns the stored sizes in bytes of a copy's variants. */
function sizesOf({ id }: Media, index: number): Promise<(number | undefined)[]> {
  const picture = WANTED.pictures[index];
  const variants = (picture && TEMPLATE_PICTURES.find(WANTED.template, picture)?.variants) ?? [];
  return Promise.all(variants.map((variant) => test.mediaFiles.sizeOf(variantKey(id, variant))));
}

describe('copying the pictures of a template', () => {
  it('returns ready media in the requested order, with all their variants', async () => {
    const copies = await user.copyTemplatePictures(WANTED);
    expect(copies.map(({ kind, state, image }) => [kind, state, image?.width])).toEqual([
      ['creative', 'ready', 1080],
      ['product', 'ready', 720],
      ['creative', 'ready', 1080],
    ]);
    for (const [index, copy] of copies.entries()) {
      const picture = WANTED.pictures[index];
      const stored = picture && TEMPLATE_PICTURES.find(WANTED.template, picture);
      expect(copy.image).toEqual({ mediaId: copy.id, ...stored?.image });
      expect(await sizesOf(copy, index)).toEqual(stored?.variants.map(({ bytes }) => bytes));
    }
    expect(new Set(copies.map(({ id }) => id)).size).toBe(3);
  });

  it('allows sites of the caller’s account, and of no other account, to show the copies', async () => {
    const [copy] = await user.copyTemplatePictures(WANTED);
    const changes = {
      grid: { numberHorizontal: 3, numberVertical: 3, cells: { A1: SHEET } },
      sheets: { [SHEET]: { jp: { ...EMPTY_SHEET, image: copy?.image ?? null } } },
    };
    const foreign = test.as(test.accounts.STRANGER);
    const other = await foreign.create();
    expect(await refusalOf(foreign.save(other.id, other.working, changes))).toMatchObject({ code: 'invalid-input' });
    const actor = test.as(test.accounts.USER);
    const { id, working } = await actor.create();
    await actor.save(id, working, changes);
    expect((await actor.get(id)).document.sheets[SHEET]?.jp?.image).toEqual(copy?.image);
  });

  it('takes at most three database calls for any number of pictures', async () => {
    test.takeTraffic();
    await user.copyTemplatePictures(WANTED);
    expect(test.takeTraffic().calls.length).toBeLessThanOrEqual(3);
  });

  it('refuses the request if the template lacks one of the pictures, and writes nothing', async () => {
    test.takeTraffic();
    const pictures = [...WANTED.pictures, { kind: 'popup' as const, art: 9 }];
    expect(await refusalOf(user.copyTemplatePictures({ ...WANTED, pictures }))).toEqual({
      code: 'invalid-input',
      fields: [{ path: 'pictures.3', rule: 'unknown-media' }],
    });
    expect(test.takeTraffic().calls).toEqual([]);
  });

  it('creates copies that reconcile deletes if no site shows them', async () => {
    const copies = await user.copyTemplatePictures(WANTED);
    await test.reconcileAfter(25 * 3_600_000);
    for (const [index, copy] of copies.entries()) expect(new Set(await sizesOf(copy, index))).toEqual(new Set([undefined]));
  });
});
