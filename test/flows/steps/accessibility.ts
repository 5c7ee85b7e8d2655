/** Checks of what is on the screen: accessibility, overflow and complete texts, on a desk, a tablet and a phone. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { LANGUAGE_TAG, LANGUAGES, type Language } from '#shared/model/language.ts';

/** axe merges the results of frames in a further page, which takes longer than the analysis: a page without frames needs none. */
function axeFor(page: Page): AxeBuilder {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  return page.frames().length === 1 ? axe.setLegacyMode() : axe;
}

/** The violations that axe finds, each with the elements. */
async function violations(page: Page): Promise<[string, string[]][]> {
  const { violations: found } = await axeFor(page).analyze();
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

export const expectNoViolations = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);

const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Expects that nothing extends beyond the right edge of the screen. */
export const expectNoOverflow = async (page: Page): Promise<void> => expect(await overflow(page)).toBeLessThanOrEqual(0);

/** Texts and labels that are keys of a catalogue, or that contain a placeholder without its value. */
const unresolvedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const isCode = nodes.currentNode.parentElement?.closest('script, style, code');
      if (!isCode) texts.push(nodes.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
    // Names of websites, which reports show, have the form of keys.
    const isHost = (text: string): boolean => /\.(?:com?|jp|example)$/.test(text);
    const isKey = (text: string): boolean => /^(?:[a-z]+:)?[a-z]\w*(?:\.[\w-]+)+$/i.test(text) && !isHost(text);
    return texts.filter((text) => text.includes('{{') || isKey(text.trim()));
  });

const WIDTHS = { desk: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } } as const;
const softly = expect.configure({ soft: true });

/** Whether data is still being loaded. */
const isLoading = (page: Page) => page.locator('.mantine-Skeleton-root, [aria-busy="true"]');

/**
 * Expects of the shown screen, on a desk, a tablet and a phone, that nothing overflows and every text is resolved, and that axe finds
 * nothing. axe takes longest, so it runs on a desk or a phone: in four languages, `turn` alternates between them. Without a turn it runs
 * on both.
 */
export async function expectAccessible(
  page: Page,
  { name, language, turn }: { name: string; language: Language; turn?: number },
): Promise<void> {
  const isOnDesk = ((turn ?? 0) + LANGUAGES.indexOf(language)) % 2 === 0;
  const widths = isOnDesk ? (['phone', 'tablet', 'desk'] as const) : (['desk', 'tablet', 'phone'] as const);
  await expect(isLoading(page), name).toHaveCount(0);
  await softly(page.locator('html'), name).toHaveAttribute('lang', LANGUAGE_TAG[language]);
  for (const width of widths) {
    await page.setViewportSize(WIDTHS[width]);
    await softly.poll(() => overflow(page), { message: `${name}: overflow on a ${width}`, timeout: 3_000 }).toBeLessThanOrEqual(0);
    softly(await unresolvedTexts(page), `${name}: unresolved texts on a ${width}`).toEqual([]);
    if (width === widths[2] || (turn === undefined && width === widths[0]))
      softly(await violations(page), `${name}: violations on a ${width}`).toEqual([]);
  }
}
