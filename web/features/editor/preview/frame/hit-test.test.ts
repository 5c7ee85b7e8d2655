import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import { IMAGE, emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { SheetScreen } from '#web/features/editor/preview/frame/sheet-preview.tsx';
import { hitTest } from '#web/features/editor/preview/frame/hit-test.ts';

const VIDEO = { mediaId: sheetIdOf(901), width: 720, height: 1280, durationMs: 1, size: 1, hasSound: true };
const POINT = { id: sheetIdOf(7), name: '', coordinateX: 1, coordinateY: 2, linkDestinationUrl: '', isInternalLink: false };

const PRODUCT = { ...newProduct(sheetIdOf(8)), productName: 'tea', linkButtonText: 'buy', linkButtonUrl: 'https://example.com/' };

/** Hit-tests the first element of a selector on a sheet with every kind of content. */
function hit(selector: string, sheet: Partial<Sheet> = {}, isLocked = false) {
  const site = emptySite(2, 2);
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    createElement(SheetScreen, {
      document: {
        ...site,
        settings: { ...site.settings, logo: IMAGE, languages: ['jp', 'en'], displayGlobalMenu: true },
        menu: { jp: { items: [{ id: POINT.id, name: 'menu', linkDestinationUrl: '/contact', isInternalLink: true }], basedOn: null } },
        company: { jp: { ...EMPTY_COMPANY, companyWebsite: 'https://example.com/#about', termsOfService: '<p>a</p>' } },
        sns: {
          jp: {
            entries: [
              { snsType: 'line', snsUrl: 'https://lin.ee/abc' },
              { snsType: 'phone_number', snsUrl: '0312345678' },
            ],
          },
        },
      },
      sheet: {
        ...EMPTY_SHEET,
        image: IMAGE,
        video: VIDEO,
        mainText: 'text',
        price: 1,
        linkButtonText: 'button',
        linkDestinationUrl: 'https://example.com/',
        imageLinkPoints: [POINT],
        products: [PRODUCT],
        ...sheet,
      },
      cell: 'A1',
      language: 'jp',
      device: 'MOBILE',
      ...(isLocked && { locked: { reason: '', count: 1 } }),
      arrows: ['down'],
      edited: { placing: null },
    }),
  );
  const element = host.querySelector(selector);
  if (!element) throw new Error(`Nothing is ${selector}`);
  return hitTest(element);
}

describe('hitTest', () => {
  it.each([
    ['.text', 'mainText'],
    ['.price small', 'price'],
    ['.button', 'linkButtonText'],
    ['.words', 'image'],
    ['img:not(.logo)', 'image'],
    ['video', 'image'],
  ])('maps %s to the field %s', (selector, name) => {
    expect(hit(selector)).toEqual({ kind: 'field', field: { name } });
  });

  it.each([
    ['eyebrow', 'eyebrow'],
    ['second', 'secondText'],
    ['shelf', 'products'],
  ])('maps .%s of a sheet with a theme to its field', (name, field) => {
    const sheet = document.createElement('section');
    sheet.className = 'sheet';
    const text = sheet.appendChild(document.createElement('p'));
    text.className = name;
    expect(hitTest(text)).toEqual({ kind: 'field', field: { name: field } });
  });

  it('maps a point on the picture to its image link', () => {
    expect(hit('.point')).toEqual({ kind: 'field', field: { name: 'imageLinkPoints', pointId: POINT.id } });
  });

  it('maps every part of a product card to its product', () => {
    for (const selector of ['.product', '.product h2', '.product .button'])
      expect(hit(selector)).toEqual({ kind: 'field', field: { name: 'products', productId: PRODUCT.id } });
  });

  it.each([
    ['.menu a', 'menu', `menu/${POINT.id}`],
    ['[data-bar=line] path', 'sns', 'sns/line'],
    ['[data-bar=phone_number]', 'phone', 'sns/phone_number'],
    ['.tabs [data-dialog]', 'company', 'company/termsOfService'],
    ['.tabs a:last-child', 'company', 'company/companyWebsite'],
  ])('maps %s to the section %s', (selector, section, anchor) => {
    expect(hit(selector)).toEqual({ kind: 'section', section, anchor });
  });

  it('maps every part of a locked sheet to its members-only field', () => {
    for (const selector of ['.locked', '.text', 'p']) {
      expect(hit(selector, {}, true)).toEqual({ kind: 'field', field: { name: 'membersOnlyLock' } });
    }
  });

  it('maps arrows to a direction, languages to a language, and the logo to the site', () => {
    expect(hit('[data-move=down]')).toEqual({ kind: 'arrow', direction: 'down' });
    expect(hit('[hreflang]')).toEqual({ kind: 'language', language: 'en' });
    expect(hit('.logo')).toEqual({ kind: 'site' });
  });

  it('ignores video buttons and the list of languages', () => {
    expect([hit('[data-video=sound] path'), hit('summary')]).toEqual([undefined, undefined]);
  });
});
