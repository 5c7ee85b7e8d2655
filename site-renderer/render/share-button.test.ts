import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { documentWith, render, SITE_ID, VISITOR_SCRIPTS } from '#site-renderer/render/render-fixture.ts';
import { SHARE_CSS } from '#site-renderer/styles/shell-css.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const THEME = curatedTheme('paper');
const withMenu = (theme: typeof THEME | null) => ({
  ...documentWith({ A1: {}, B1: {} }, { theme, displayGlobalMenu: true }),
  menu: {
    jp: {
      items: [{ id: numberedUlid(3), name: '靴', linkDestinationUrl: '/B1', isInternalLink: true }],
      basedOn: null,
    },
  },
});
const buttonsIn = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-share]')];

describe('share button of a site with a theme (R-14.63)', () => {
  test('the share button is the last entry of the menu, or an icon over the sheets of a site without a menu', () => {
    const [inMenu] = buttonsIn(render(withMenu(THEME)).page);
    expect(inMenu?.matches('.menu nav > :last-child')).toBe(true);
    expect(inMenu?.textContent).toBe('共有');
    const [icon] = buttonsIn(render(documentWith({ A1: {} }, { theme: THEME })).page);
    expect(icon?.closest('.ways')).not.toBeNull();
    expect(icon?.getAttribute('aria-label')).toBe('このページを共有');
  });

  test('names the script of its dialog, which is published, and waits invisibly for the runtime', () => {
    const { page, files, html } = render(documentWith({ A1: {} }, { theme: THEME }));
    const [button] = buttonsIn(page);
    expect(button?.dataset['share']).toBe('/a/share-dialog-1a2b.js');
    expect(button?.style.visibility).toBe('hidden');
    expect(files.map(({ key }) => key)).toContain(`${SITE_ID}/a/share-dialog-1a2b.js`);
    expect(page.querySelector<HTMLElement>('.stage')?.dataset['pieces']).toContain('/a/share-1a2b.js');
    expect(html).toContain(SHARE_CSS);
    for (const language of LANGUAGES) expect(Object.values(VISITOR_LABELS[language].share).join('')).not.toContain('|');
    expect(button?.dataset['words']?.split('|')).toHaveLength(5);
  });

  test('the share button is missing without a theme, if its owner switched it off, and in previews it never becomes visible', () => {
    for (const document of [withMenu(null), withMenu({ ...THEME, shareButton: false })]) {
      const { page, files, html } = render(document);
      expect(buttonsIn(page)).toEqual([]);
      expect(html).not.toContain(SHARE_CSS);
      expect(files.map(({ key }) => key).join(' ')).not.toContain('/a/share-1a2b.js');
    }
    const { page } = render(withMenu(THEME), 'jp', { previewModule: VISITOR_SCRIPTS.preview });
    expect(page.querySelector<HTMLElement>('.stage')?.dataset['pieces']).not.toContain('share');
  });
});
