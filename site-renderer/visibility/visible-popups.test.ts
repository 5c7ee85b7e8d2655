import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { EMPTY_POPUP_CONTENT, type PopupCta } from '#shared/model/sites/popup.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { documentWith, image, popupOver, render } from '#site-renderer/render/render-fixture.ts';
import { membersPopups, visiblePopups } from '#site-renderer/visibility/visible-popups.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';

const NOW = new Date('2026-11-30T15:00:00Z');
const beside = (ms: number): string => new Date(NOW.getTime() + ms).toISOString();
const contentWithAlt = (imageAlt: string) => ({ ...EMPTY_POPUP_CONTENT, image, imageAlt });

/** Returns a site with three public sheets, of which the first exists in English too, and one members-only sheet. */
const withPopups = (popups: Readonly<Record<string, PopupCta>>): SiteDocument => ({
  ...documentWith({ A1: {}, B1: {}, A2: {}, B2: { membersOnlyLock: true } }),
  popups,
});

const cardsIn = (popups: Readonly<Record<string, PopupCta>>, language: Language = 'jp') => {
  const { page } = render(withPopups(popups), language, { now: NOW });
  return [...page.querySelectorAll<HTMLElement>('.popup')].map((card) => {
    const { popup, sheets } = card.dataset;
    return { popup, sheets, hidden: card.hidden, ariaLabel: card.ariaLabel };
  });
};

const [ONE, OTHER] = [numberedUlid(31), numberedUlid(32)];

describe('page with popups', () => {
  test('contains the popups of its sheets, hidden until the runtime shows them', () => {
    const shown = cardsIn({ [ONE]: popupOver([3, 1]), [OTHER]: popupOver([2], { content: { jp: contentWithAlt('冬') } }) });
    expect(shown).toMatchObject([
      { popup: ONE, sheets: 'A1 A2', hidden: true },
      { popup: OTHER, sheets: 'B1', hidden: true, ariaLabel: '冬' },
    ]);
  });

  test('omits popups that no public sheet shows', () => {
    expect(cardsIn({ [ONE]: popupOver([]), [OTHER]: popupOver([4, 99]) })).toEqual([]);
    expect(cardsIn({ [ONE]: popupOver([2, 4]) })).toMatchObject([{ sheets: 'B1' }]);
    expect(cardsIn({ [ONE]: popupOver([2]), [OTHER]: popupOver([1, 2]) }, 'en')).toMatchObject([{ popup: OTHER, sheets: 'A1' }]);
  });

  test('contains each popup in the language of the page or the default language, and omits popups without content', () => {
    const popups = {
      [ONE]: popupOver([1], { content: { jp: contentWithAlt('冬'), en: contentWithAlt('Winter') } }),
      [OTHER]: popupOver([1], { content: {} }),
    };
    expect(cardsIn(popups, 'en')).toMatchObject([{ popup: ONE, ariaLabel: 'Winter' }]);
    expect(cardsIn({ [ONE]: popupOver([1], { content: { jp: contentWithAlt('冬') } }) }, 'en')).toMatchObject([{ ariaLabel: '冬' }]);
    expect(cardsIn({ [ONE]: popupOver([1], { content: { en: contentWithAlt('Winter') } }) }, 'jp')).toEqual([]);
  });

  test('omits popups that had ended at publication, and contains popups that start later', () => {
    const endingAt = (ms: number) => cardsIn({ [ONE]: popupOver([1], { endDate: beside(ms) }) }).length;
    expect([endingAt(-1), endingAt(0), endingAt(1)]).toEqual([0, 0, 1]);
    expect(cardsIn({ [ONE]: popupOver([1], { startDate: beside(1), endDate: beside(2) }) })).toHaveLength(1);
  });

  test('loads the popup module only if there are popups or members-only sheets', () => {
    const { page, html } = render(withPopups({ [ONE]: popupOver([1], { endDate: beside(1) }) }), 'en', { now: NOW });
    expect(html).toContain('/a/popups-');
    const { site, lang } = page.querySelector<HTMLElement>('.stage')?.dataset ?? {};
    expect([site, lang]).toEqual(['abcdefghij12', 'en']);
    expect(page.querySelector('[http-equiv]')?.getAttribute('content')).toContain("connect-src 'self'");
    expect(page.querySelector('.popups')?.getAttribute('aria-live')).toBe('polite');
    expect(page.querySelector('[data-countdown]')?.getAttribute('role')).toBe('timer');
    const open = { ...documentWith({ A1: {} }), popups: { [ONE]: popupOver([1], { endDate: beside(-1) }) } };
    const without = render(open, 'jp', { now: NOW });
    expect(without.page.querySelector('.popup, .popups, [data-popup]')).toBeNull();
    for (const part of ['/popups-', '.popup-card{']) {
      expect(html).toContain(part);
      expect(without.html).not.toContain(part);
    }
  });
});

test('renderSite includes no part of a popup that is only on members-only sheets', () => {
  const withSecret = withPopups({ [ONE]: popupOver([4], { animation: 'WOBBLE', content: { jp: contentWithAlt('秘密') } }) });
  expect(render(withSecret, 'jp', { now: NOW }).all).toBe(render(withPopups({}), 'jp', { now: NOW }).all);
  expect(render(withSecret, 'jp', { now: NOW }).html).toContain('/a/popups-');
  const both = withPopups({ [ONE]: popupOver([1, 4]), [OTHER]: popupOver([2]) });
  expect(membersPopups(both, 'jp', NOW)).toMatchObject([{ id: ONE, cells: ['B2'] }]);
  expect(visiblePopups(both, 'jp', NOW)).toMatchObject([
    { id: ONE, cells: ['A1'] },
    { id: OTHER, cells: ['B1'] },
  ]);
});

test('visiblePopups returns for any document only popups on public sheets that have not ended', () => {
  fc.assert(
    fc.property(anySiteDocument, fc.constantFrom(...LANGUAGES), (document, language) => {
      const open = new Set(visibleSheets(document, language).flatMap(({ cell, sheet }) => (sheet.membersOnlyLock ? [] : [cell])));
      for (const { popup, cells } of visiblePopups(document, language, NOW)) {
        expect(cells.length).toBeGreaterThan(0);
        for (const cell of cells) {
          expect(open).toContain(cell);
          expect(popup.effectiveSheets).toContain(document.grid.cells[cell]);
        }
        expect(popup.endDate === null || Date.parse(popup.endDate) > NOW.getTime()).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});
