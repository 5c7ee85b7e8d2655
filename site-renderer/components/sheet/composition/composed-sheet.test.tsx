import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { SHEET_LAYOUTS, TEXT_ROLES } from '#shared/model/sites/sheet/sheet-layout.ts';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import { encodeTones } from '#shared/rules/sheets/tones.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { THEME_NAMES } from '#shared/values/theme-name.ts';
import { hasReadableContrast } from '#shared/values/colour.ts';
import { ComposedSheet, composedFrame } from '#site-renderer/components/sheet/composition/composed-sheet.tsx';
import { image, renderingOf, documentWith } from '#site-renderer/render/render-fixture.ts';
import { publicAddresses } from '#site-renderer/files/public-addresses.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const addresses = publicAddresses(renderingOf(documentWith({ A1: {} }), 'jp'));
const FULL: Partial<Sheet> = {
  image,
  eyebrow: '五月の便り',
  mainText: '新茶の季節',
  secondText: '一番茶\n二番茶\n\n三番茶',
  price: 1_200,
  linkButtonText: '見る',
  linkDestinationUrl: 'https://example.com/',
};

function draw(patch: Partial<Sheet>, theme: SiteTheme = curatedTheme('paper'), phrases?: (text: string) => string[]): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <ComposedSheet
      sheet={{ ...EMPTY_SHEET, ...FULL, ...patch }}
      theme={theme}
      language="jp"
      addresses={addresses}
      words={VISITOR_LABELS.jp}
      isHeading
      phrases={phrases}
      isEdited={false}
    />,
  );
  return root;
}
const textsOf = (root: HTMLElement): string[] => [...root.querySelectorAll('.type > *')].map(({ textContent }) => textContent);
function styleOf(root: HTMLElement, selector: string): CSSStyleDeclaration {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element.style;
}

describe('ComposedSheet', () => {
  it.each(SHEET_LAYOUTS)('contains every text, the price and the button in the layout %s (R-7.15)', (layout) => {
    const texts = textsOf(draw({ layout }));
    expect(texts).toHaveLength(5);
    expect(texts.join(' ')).toMatch(/五月の便り.*新茶の季節.*一番茶.*1,200.*見る/s);
  });

  it('renders nothing for a sheet without texts, price and button', () => {
    expect(draw({ eyebrow: '', mainText: '', secondText: '', price: null, linkButtonText: '' }).innerHTML).toBe('');
  });

  it('renders the lines of the second text as a list of at most six in the layout `list`', () => {
    const lines = (secondText: string): string[] =>
      [...draw({ layout: 'list', secondText }).querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(lines('一番茶\n\n 二番茶 ')).toEqual(['一番茶', '二番茶']);
    expect(lines('1\n2\n3\n4\n5\n6\n7')).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(lines('同じ\n同じ')).toEqual(['同じ', '同じ']);
  });

  it('renders two blocks in the layout `pair`, and one if there is nothing below', () => {
    expect(draw({ layout: 'pair' }).querySelectorAll('.words')).toHaveLength(2);
    expect(draw({ layout: 'pair', secondText: '', price: null, linkButtonText: '' }).querySelectorAll('.words')).toHaveLength(1);
  });

  it('emphasises parts of texts in the accent of the theme, and lets lines break in them (R-6.92)', () => {
    const emphases = [
      { role: 'headline', start: 1, length: 3 },
      { role: 'second', start: 4, length: 3 },
    ] as const;
    const root = draw({ layout: 'words', emphases: [...emphases] }, curatedTheme('paper'), (text) => text.split(/(?<=の|茶)/u));
    expect(root.querySelector('.text')?.innerHTML).toBe('新<em>茶<wbr>の<wbr>季</em>節');
    expect(textsOf(root)[1]).toBe('新茶の季節');
    expect(styleOf(root, '.text').getPropertyValue('--marked')).toBe(curatedTheme('paper').palette.accent);
    expect(styleOf(root, '.eyebrow').getPropertyValue('--marked')).toBe('');
    const list = draw({ layout: 'list', emphases: [{ role: 'second', start: 2, length: 7 }] });
    expect([...list.querySelectorAll('li')].map(({ innerHTML }) => innerHTML)).toEqual(['一番<em>茶</em>', '<em>二番茶</em>', '三番茶']);
  });

  it('underlines emphasised parts where the accent is not legible or not seen (R-7.14)', () => {
    const emphases = TEXT_ROLES.map((role) => ({ role, start: 0, length: 2 }));
    const markOf = (root: HTMLElement, selector: string): string[] =>
      ['--marked', '--lined'].map((name) => styleOf(root, selector).getPropertyValue(name));
    const theme = curatedTheme('paper');
    const withAccent = (accent: string): SiteTheme => ({ ...theme, palette: { ...theme.palette, accent } });
    const pale = draw({ layout: 'words', emphases }, withAccent('#f6f2ea'));
    expect(markOf(pale, '.text')).toEqual(['', 'underline']);
    const same = draw({ layout: 'words', emphases, textStyles: {} }, theme);
    // A small heading on paper has the accent already.
    expect(markOf(same, '.eyebrow')).toEqual(['', 'underline']);
    // A picture whose tones are not known has a backdrop for the colour of the text, which suffices for no darker one.
    expect(markOf(draw({ layout: 'centre', emphases }, withAccent('#ff9a3d')), '.text')).toEqual(['', 'underline']);
    const lighter = draw({ layout: 'centre', emphases, mainTextColor: '#c8c8c8' }, withAccent('#ffffff'));
    expect(markOf(lighter, '.text')).toEqual(['#ffffff', '']);
    expect(markOf(draw({ layout: 'low', emphases: [] }, theme), '.text')).toEqual(['', '']);
  });

  it('shows emphasised parts over a picture in no colour that needs a stronger backdrop, and leaves the backdrop as it is', () => {
    const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, fc.constantFrom(...SHEET_LAYOUTS), hex, (accent, layout, mainTextColor) => {
        const theme = { ...curatedTheme('paper'), palette: { ...curatedTheme('paper').palette, accent } };
        const emphases = [{ role: 'headline' as const, start: 0, length: 2 }];
        const [plain, marked] = [draw({ layout, mainTextColor }, theme), draw({ layout, mainTextColor, emphases }, theme)];
        for (const name of ['--shade', '--wide', '--on'])
          expect(styleOf(marked, '.words').getPropertyValue(name)).toBe(styleOf(plain, '.words').getPropertyValue(name));
        expect(marked.textContent).toBe(plain.textContent);
      }),
      { numRuns: 40 },
    );
  });

  it('divides the free space around texts that the owner moved, unless the layout has places for them (R-6.91)', () => {
    const words = (layout: Sheet['layout']): HTMLElement =>
      draw({ layout, textPlace: { x: 20, y: 100 } }).querySelector<HTMLElement>('.words') ?? expect.unreachable();
    const moved = SHEET_LAYOUTS.filter((layout) => words(layout).classList.contains('placed'));
    expect(SHEET_LAYOUTS.filter((layout) => !moved.includes(layout))).toEqual(['pair', 'framed', 'product']);
    const shares = ['--before', '--after', '--over', '--under'].map((name) => words('high').style.getPropertyValue(name));
    expect(shares).toEqual(['20fr', '80fr', '100fr', '0fr']);
  });

  it('has its products on a shelf after the texts, in the layout `product` also those with a place of their own (R-8.70)', () => {
    const products = [1, 2].map((number) => ({ ...newProduct(numberedUlid(number)), productName: `茶 ${number}` }));
    const [first, second] = products;
    if (!first || !second) throw new Error('No products');
    const onShelf = (patch: Partial<Sheet>): [string, number, number] => {
      const block = draw(patch).querySelector('.shelf')?.parentElement;
      const wares = [...(block?.querySelectorAll<HTMLElement>('.ware') ?? [])];
      return [block?.className.replace(/.*?(?=shelved|$)/, '') ?? '', wares.length, wares.filter(({ hidden }) => !hidden).length];
    };
    for (const layout of SHEET_LAYOUTS) {
      expect(onShelf({ layout, products })).toEqual(['shelved of-2', 2, 2]);
      expect(draw({ layout, products }).querySelector('.shelf')?.previousElementSibling?.className).toBe('type');
    }
    const placed = [first, { ...second, coordinateX: 10 }];
    expect(onShelf({ products: placed })).toEqual(['shelved of-1', 2, 1]);
    expect(onShelf({ products: placed, layout: 'product' })).toEqual(['shelved of-2', 2, 2]);
    expect(onShelf({ products: [{ ...first, coordinateX: 10 }] })).toEqual(['', 1, 0]);
    expect(draw({ products: [] }).querySelector('.shelf')).toBeNull();
    const withoutTexts = { eyebrow: '', mainText: '', secondText: '', price: null, linkButtonText: '', products };
    expect([onShelf(withoutTexts), draw(withoutTexts).querySelector('.type')]).toEqual([['shelved of-2', 2, 2], null]);
  });

  it('lets lines break between phrases only', () => {
    expect(draw({}, curatedTheme('paper'), (text) => [text.slice(0, 2), text.slice(2)]).querySelector('.text')?.innerHTML).toBe(
      '新茶<wbr>の季節',
    );
  });

  it('gives a button in the standard colour the accent of the theme, and one in the owner’s colour that colour, with a readable label', () => {
    const theme = curatedTheme('paper');
    const label = (patch: Partial<Sheet>) => styleOf(draw(patch, theme), '.button');
    expect(label({}).backgroundColor).toBe('rgb(138, 75, 45)');
    expect(label({ linkButtonColor: '#FFEE00', linkTextColor: '#FFFFFF' }).backgroundColor).toBe('rgb(255, 238, 0)');
    expect(label({ linkButtonColor: '#FFEE00', linkTextColor: '#FFFFFF' }).color).toBe('rgb(0, 0, 0)');
  });

  it('uses the style of a text in place of that of the theme', () => {
    const style = styleOf(draw({ textStyles: { headline: { step: 2, isBold: false, align: 'end', colour: null } } }), '.text');
    expect([style.getPropertyValue('--step'), style.fontWeight, style.textAlign]).toEqual(['1.392', '400', 'end']);
  });

  it('gives texts on paper a colour that is readable on it, whatever the owner chose (R-7.14)', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
    const colour = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`);
    fc.assert(
      fc.property(colour, colour, colour, colour, (mainTextColor, background, text, accent) => {
        const theme = curatedTheme('paper');
        const changed = { ...theme, palette: { ...theme.palette, background, text, accent } };
        const root = draw({ layout: 'words', mainTextColor }, changed);
        for (const selector of ['.eyebrow', '.text', '.second', '.price'])
          expect(hasReadableContrast(styleOf(root, selector).getPropertyValue('--on'), background)).toBe(true);
      }),
    );
  });

  describe('the colour of texts over a picture (R-7.60)', () => {
    const BLACK = 'AA'.repeat(144);
    const WHITE = '__'.repeat(144);
    const theme = curatedTheme('paper');
    const over = (tones: string | undefined, patch: Partial<Sheet> = {}, chosen = theme): { colour: string; shade: number } => {
      const root = draw({ image: { ...image, colour: '#ffffff', ...(tones !== undefined && { tones }) }, ...patch }, chosen);
      return {
        colour: styleOf(root, '.text').getPropertyValue('--on'),
        shade: Number(styleOf(root, '.words').getPropertyValue('--shade')),
      };
    };

    it('the colour of texts is the dark one of the theme over a light picture, without a backdrop, and light over a dark one', () => {
      for (const layout of ['low', 'high', 'centre', 'column', 'quote', 'list', 'number', 'pair', 'product'] as const) {
        expect(over(WHITE, { layout }), layout).toEqual({ colour: theme.palette.text, shade: 0 });
        expect(over(BLACK, { layout, image: { ...image, colour: '#000000', tones: BLACK } }), layout).toEqual({
          colour: '#FFFFFF',
          shade: 0,
        });
      }
    });

    it('the colour of texts is the dark one of a dark theme too, which is that of its paper', () => {
      const night = curatedTheme('night');
      expect(over(WHITE, {}, night).colour).toBe(night.palette.background);
    });

    it('the colour of texts is light over a picture of unknown tones, and over one that is mostly dark', () => {
      expect(over(undefined).colour).toBe('#FFFFFF');
      const specks = Array.from({ length: 144 }, (_, index) => (index % 12 === 0 ? 'A_' : 'AC')).join('');
      expect(over(specks).colour).toBe('#FFFFFF');
    });

    it('the colour of texts is the owner’s where the owner chose one, for the headline or another text', () => {
      const style = { step: 0, isBold: null, align: null, colour: '#FFFFFF' };
      expect(over(WHITE, { mainTextColor: '#FFFFF0' }).colour).toBe('#FFFFF0');
      expect(over(WHITE, { textStyles: { headline: style } }).colour).toBe('#FFFFFF');
      expect(over(WHITE, { textStyles: { second: style } }).colour).toBe('#FFFFFF');
      expect(over(WHITE, { textStyles: { second: { ...style, colour: '#000000' } } }).colour).toBe(theme.palette.text);
      expect(over(WHITE, { priceTextColor: '#FFFF00' }).colour).toBe('#FFFFFF');
    });

    it('the colour of texts is the same for the small heading, the second text and the price', () => {
      const root = draw({ image: { ...image, colour: '#ffffff', tones: WHITE } });
      for (const selector of ['.eyebrow', '.second', '.price'])
        expect(styleOf(root, selector).getPropertyValue('--on')).toBe(theme.palette.text);
    });

    it('follows the brightness and shade of the picture', () => {
      expect(over(WHITE, { pictureTone: { brightness: 0, shade: 60 } }).colour).toBe('#FFFFFF');
    });

    it('never has a stronger backdrop than that of any picture, and one with which it contrasts', () => {
      const level = fc.integer({ min: 0, max: 63 });
      const field = fc.tuple(level, level).map(([one, other]) => ({ dark: Math.min(one, other), light: Math.max(one, other) }));
      fc.assert(
        fc.property(fc.array(field, { minLength: 144, maxLength: 144 }), fc.constantFrom(...THEME_NAMES), (fields, name) => {
          const { colour, shade } = over(encodeTones(fields), { layout: 'low' }, curatedTheme(name));
          const root = draw({ image: { ...image, tones: encodeTones(fields) }, layout: 'low' }, curatedTheme(name));
          const tint = `rgb(${styleOf(root, '.words').getPropertyValue('--tint').replaceAll(' ', ', ')})`;
          expect(hasReadableContrast(colour, tint)).toBe(true);
          expect(shade).toBeLessThanOrEqual(0.8);
        }),
        { numRuns: 40 },
      );
    });
  });

  it('gives a button that its backdrop would hide an edge in the colour of the headline', () => {
    const mono = curatedTheme('mono');
    const edge = (tones: string): string => styleOf(draw({ image: { ...image, tones } }, mono), '.button').borderColor;
    expect(edge('AA'.repeat(144))).toBe('rgb(255, 255, 255)');
    expect(edge('__'.repeat(144))).toBe('');
    expect(styleOf(draw({ layout: 'words' }, mono), '.button').borderColor).toBe('');
  });

  it('has a backdrop over a picture of unknown tones, and none over a black one (R-7.14)', () => {
    const shade = (tones: string | undefined): number =>
      Number(styleOf(draw({ image: { ...image, ...(tones !== undefined && { tones }) } }), '.words').getPropertyValue('--shade'));
    const black = 'AA'.repeat(144);
    expect([shade(undefined) > 0.5, shade(black)]).toEqual([true, 0]);
  });
});

describe('composedFrame', () => {
  const frame = (patch: Partial<Sheet>) => composedFrame({ ...EMPTY_SHEET, ...FULL, ...patch }, curatedTheme('paper'));

  it('hides the creative in the layout `words` and draws the surface instead', () => {
    expect(frame({ layout: 'words' })).toMatchObject({
      showsCreative: false,
      classes: ['l-words', 'bare'],
      style: { backgroundColor: '#F6F1E7' },
    });
    expect(frame({ image: null, surface: { pattern: 'gradient', colour: 'accent' } }).style.background).toMatch(/^linear-gradient/);
  });

  it('sets an upright creative aside on wide screens, except in layouts whose texts are over it', () => {
    expect(frame({}).classes).toContain('aside');
    for (const patch of [{ layout: 'quote' }, { image: { ...image, width: 1920, height: 1080 } }, { textPlace: { x: 50, y: 50 } }] as const)
      expect(frame(patch).classes).not.toContain('aside');
  });
});

describe('the look of a sheet (R-6.102)', () => {
  it('the look is computed from the picture once while a text is typed, and again when anything else changes', () => {
    let reads = 0;
    const counted = new Proxy(
      { ...image, tones: encodeTones(Array.from({ length: 144 }, () => ({ dark: 10, light: 50 }))) },
      {
        get: (target, field, receiver): unknown => {
          if (field === 'tones') reads += 1;
          return Reflect.get(target, field, receiver);
        },
      },
    );
    const theme = curatedTheme('paper');
    const type = (patch: Partial<Sheet>): string => draw({ image: counted, ...patch }, theme).innerHTML;
    type({ mainText: 'a' });
    const first = reads;
    for (const mainText of ['ab', 'abc', 'abcd']) expect(type({ mainText })).toContain(mainText);
    expect(reads).toBe(first);
    expect(type({ mainText: 'abcd', textBackdrop: 'panel' })).toContain('panel');
    expect(reads).toBeGreaterThan(first);
    expect(type({ mainText: 'abcd', eyebrow: '', textBackdrop: 'shade' })).toContain('shade');
  });
});

describe('texts that were moved by themselves (R-6.100)', () => {
  const alone = (patch: Partial<Sheet>): HTMLElement[] => [...draw(patch).querySelectorAll<HTMLElement>('.alone')];

  it('have a block of their own with their place and a backdrop of their own, apart from the others', () => {
    const root = draw({ textPlaces: { eyebrow: { x: 20, y: 0 }, second: { x: 100, y: 60 } } });
    const [first, last] = [...root.querySelectorAll<HTMLElement>('.alone')];
    expect([first, last].map((block) => block?.textContent)).toEqual(['五月の便り', '一番茶\n二番茶\n\n三番茶']);
    expect([first, last].map((block) => block?.className)).toEqual(['words placed alone', 'words placed alone']);
    expect([first, last].map((block) => block?.style.getPropertyValue('--before'))).toEqual(['20fr', '100fr']);
    expect([first, last].map((block) => block?.style.getPropertyValue('--over'))).toEqual(['0fr', '60fr']);
    expect(Number(first?.style.getPropertyValue('--shade'))).toBeGreaterThan(0);
    expect(textsOf(root)).toHaveLength(5);
    expect(root.querySelector('.words:not(.alone)')?.textContent).toMatch(/^新茶の季節.*見る$/s);
  });

  it('have a backdrop that is at least as strong as that of the others, because they may be anywhere', () => {
    const root = draw({ textPlaces: { headline: { x: 50, y: 50 } } });
    const shadeOf = (selector: string): number => Number(styleOf(root, selector).getPropertyValue('--shade'));
    expect(shadeOf('.alone')).toBeGreaterThanOrEqual(shadeOf('.words:not(.alone)'));
  });

  it('stay with the others in layouts that keep their texts together, and without a text', () => {
    const textPlaces = { eyebrow: { x: 20, y: 0 } };
    for (const layout of ['pair', 'framed', 'product', 'price', 'bleed'] as const) {
      expect(alone({ layout, textPlaces })).toEqual([]);
      expect(draw({ layout, textPlaces }).innerHTML).toBe(draw({ layout }).innerHTML);
    }
    expect(alone({ eyebrow: '', textPlaces })).toEqual([]);
  });

  it('leave no empty block behind', () => {
    const places = { eyebrow: { x: 0, y: 0 }, headline: { x: 0, y: 50 }, second: { x: 0, y: 100 } };
    expect(draw({ price: null, linkButtonText: '', textPlaces: places }).querySelectorAll('.words:not(.alone)')).toHaveLength(0);
  });

  it('let the picture fill wide screens, as moved texts do', () => {
    const upright = { ...EMPTY_SHEET, ...FULL, image: { ...image, width: 720, height: 1280 } };
    const frame = (patch: Partial<Sheet>) => composedFrame({ ...upright, ...patch }, curatedTheme('paper')).classes;
    expect(frame({})).toContain('aside');
    expect(frame({ textPlaces: { headline: { x: 0, y: 0 } } })).not.toContain('aside');
  });
});
