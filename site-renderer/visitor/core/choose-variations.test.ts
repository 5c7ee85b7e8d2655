import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const article = (cell: string, variation = '', share = 0, text = variation): string =>
  `<article class="sheet" id="${cell}"${variation && ` data-variation="${variation}" data-share="${share}"`}><img loading="lazy">${text}</article>`;
const B1 = article('B1') + article('B1', 'x', 30) + article('B1', 'y', 20);

/** Loads the module. It stores its choice for a visit, so each test loads it again. */
const load = async () => {
  vi.resetModules();
  return import('#site-renderer/visitor/core/choose-variations.ts');
};
const draw = (value: number) => vi.spyOn(Math, 'random').mockReturnValue(value);

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => vi.restoreAllMocks());

describe('choice of a version of a sheet (R-7.9)', () => {
  test.each([
    [0, 'x'],
    [0.299, 'x'],
    [0.3, 'y'],
    [0.499, 'y'],
    [0.5, undefined],
    [0.999, undefined],
  ])('follows the shares of the variations for the random value %f', async (value, variation) => {
    draw(value);
    const { chooseVariations } = await load();
    expect(chooseVariations(article('A1') + B1)).toEqual([
      article('A1'),
      variation ? article('B1', variation, variation === 'x' ? 30 : 20) : article('B1'),
    ]);
  });

  test('is the same for the whole visit, and independent for each sheet', async () => {
    const random = draw(0.1);
    const { chooseVariations } = await load();
    const first = chooseVariations(B1);
    random.mockReturnValue(0.9);
    expect(chooseVariations(B1)).toEqual(first);
    expect(chooseVariations(B1.replaceAll('"B1"', '"C1"'))).toEqual([article('C1')]);
  });

  test.each([
    ['known', '?variation_id=y', 'y'],
    ['unknown', '?variation_id=z', 'x'],
    ['empty', '?variation_id=', 'x'],
  ])('takes the variation from the address if it is %s', async (_, search, variation) => {
    history.replaceState(null, '', search);
    draw(0.1);
    const { chooseVariations } = await load();
    expect(chooseVariations(B1).join('')).toContain(`data-variation="${variation}"`);
  });

  test('replaces the sheet of the page before its picture is fetched', async () => {
    document.body.innerHTML = `<div class="stage"><template>${article('B1', 'x', 100)}</template>${article('B1', '', 0, 'itself')}</div>`;
    const stage = document.querySelector<HTMLElement>('.stage') as HTMLElement;
    (await load()).chooseInitialVariation(stage);
    expect(stage.innerHTML).toBe(article('B1', 'x', 100).replace(' loading="lazy"', ''));
  });

  test('leaves a page without variations unchanged', async () => {
    document.body.innerHTML = `<div class="stage">${article('A1')}</div>`;
    const stage = document.querySelector<HTMLElement>('.stage') as HTMLElement;
    (await load()).chooseInitialVariation(stage);
    expect(stage.innerHTML).toBe(article('A1'));
  });
});
