import { describe, expect, test } from 'vitest';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import { sheetAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { inlineCreative } from '#site-renderer/document/inline-creative.ts';
import { documentWith, image, render } from '#site-renderer/render/render-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const OTHER = { ...image, mediaId: numberedUlid(8) };
const variation = (id: number, differences: Partial<Variation> = {}): Variation => ({
  id: numberedUlid(id),
  name: 'secret name',
  isOn: true,
  share: 30,
  fields: { mainText: `案${id}` },
  ...differences,
});
const VARIATIONS = [variation(20), variation(21, { share: 20, fields: { image: OTHER, video: null } }), variation(22, { isOn: false })];
const SITE = documentWith({ A1: { mainText: '新作', variations: VARIATIONS }, B1: { mainText: '靴', variations: VARIATIONS } });
const { html, page, at, files, all } = render(SITE, 'jp', { firstCreative: new Uint8Array([1, 2, 3]) });

const described = (sheets: Iterable<HTMLElement>) =>
  [...sheets].map(({ id, dataset }) => [id, dataset['alias'], dataset['variation'], dataset['share']]);
const versionsOf = (number: number, cell: string) => {
  const alias = sheetAlias(numberedUlid(number));
  return [
    [cell, `${alias}_0`, undefined, undefined],
    [cell, `${alias}_${sheetAlias(numberedUlid(20))}`, numberedUlid(20), '30'],
    [cell, `${alias}_${sheetAlias(numberedUlid(21))}`, numberedUlid(21), '20'],
  ];
};

describe('a sheet with variations (R-7.9)', () => {
  test('is shown without a variation to visitors without scripts; its variations are in a template', () => {
    const template = page.querySelector<HTMLTemplateElement>('.deck template');
    const own = page.querySelectorAll<HTMLElement>('.deck > .sheet');
    expect(described(own)).toEqual(versionsOf(1, 'A1').slice(0, 1));
    expect(described(template?.content.querySelectorAll<HTMLElement>('.sheet') ?? [])).toEqual(versionsOf(1, 'A1').slice(1));
    expect([own[0]?.querySelector('.text')?.textContent, page.querySelectorAll('h1').length]).toEqual(['新作', 1]);
    expect([...(template?.content.querySelectorAll('h1') ?? [])].map(({ textContent }) => textContent)).toEqual(['案20', '新作']);
    expect(described(at('/B1').querySelectorAll<HTMLElement>('.deck > .sheet'))).toEqual(versionsOf(2, 'B1').slice(0, 1));
  });

  test('neither inlines nor fetches a picture before a version is chosen', () => {
    expect(html).not.toContain('data:image/avif');
    const template = page.querySelector<HTMLTemplateElement>('.deck template');
    const pictures = [...(template?.content.querySelectorAll('img') ?? []), ...page.querySelectorAll('.deck > .sheet img')];
    expect(pictures.map((one) => [one.getAttribute('loading'), one.getAttribute('fetchpriority')])).toEqual(
      Array.from({ length: 3 }, () => ['lazy', 'high']),
    );
    expect(inlineCreative(SITE, 'jp')).toBeUndefined();
    expect(inlineCreative(documentWith({ A1: { variations: [variation(20, { isOn: false })] } }), 'jp')?.image).toEqual(image);
  });

  test('precedes its variations in its block', () => {
    const block = String(files.find(({ key }) => key.endsWith('/s/0.html'))?.body);
    const sheets = new DOMParser().parseFromString(block, 'text/html').querySelectorAll<HTMLElement>('.sheet');
    expect(described(sheets)).toEqual([...versionsOf(1, 'A1'), ...versionsOf(2, 'B1')]);
    expect(block).not.toMatch(/<h1|\bnear\b|fetchPriority/);
  });

  test('contains neither disabled variations nor names of variations', () => {
    expect(all).not.toContain(numberedUlid(22));
    expect(all).not.toContain('secret name');
  });

  test('adds the script that chooses a version only to pages of its language', () => {
    expect(html).toContain('startVariedVisit()');
    const off = documentWith({ A1: { variations: [variation(20, { isOn: false })] } });
    expect(render(off).html).toContain('startVisit()');
    expect(render(SITE, 'en').html).toContain('startVariedVisit()');
  });

  test('does not reveal its variations on its page if it is members-only', () => {
    const locked = (variations: Variation[]) => render(documentWith({ A1: {}, B1: { membersOnlyLock: true, variations } })).all;
    expect(locked(VARIATIONS)).toBe(locked([]));
  });
});
