/** Faults of layout and text that the page finds itself, in one evaluation. */
import { expect, type Page } from '@playwright/test';

/** Runs in the page: how far it overflows, which controls its right edge cuts off, and which texts are unresolved. */
function findFaults(): string[] {
  const scrollsSideways = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (at.scrollWidth > at.clientWidth && ['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const isCut = (control: Element): boolean => {
    const { left, right, width } = control.getBoundingClientRect();
    if (width <= 1 || left >= innerWidth || right <= innerWidth + 1) return false;
    return control.checkVisibility({ visibilityProperty: true }) && !scrollsSideways(control);
  };
  const shownTexts = (): string[] => {
    const texts: string[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const isCode = nodes.currentNode.parentElement?.closest('script, style, code');
      if (!isCode) texts.push(nodes.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
    return texts;
  };
  // Host names, which reports show, and names of files look like message keys.
  const isName = (text: string): boolean => /\.(?:com?|jp|example|jpe?g|png|webp|mp4)$/.test(text);
  /** A key of a catalogue, or a placeholder without its value. */
  const isUnresolved = (text: string): boolean =>
    text.includes('{{') || (/^(?:[a-z]+:)?[a-z]\w*(?:\.[\w-]+)+$/i.test(text.trim()) && !isName(text.trim()));

  const excess = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(excess > 0 ? [`overflows by ${excess} px`] : []),
    ...[...document.querySelectorAll('a, button, input, select, textarea')]
      .filter(isCut)
      .map((control) => `cut off: ${control.getAttribute('aria-label') ?? control.textContent}`),
    ...shownTexts()
      .filter(isUnresolved)
      .map((text) => `unresolved: ${text}`),
  ];
}

/** Expects none of these faults, once the layout has followed the last change of the screen. */
export const expectNoFaults = (page: Page, shown: string): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => page.evaluate(findFaults), { message: shown, timeout: 3_000 })
    .toEqual([]);
