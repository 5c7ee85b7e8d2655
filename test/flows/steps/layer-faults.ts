/** What a visitor can neither press nor read, because something else lies over it. */
import type { Page } from '@playwright/test';

/**
 * Returns the layers that lie between the lines of a block of texts, the controls of which a point belongs to something else, and the lines
 * of text that are cut or below another layer.
 */
export const layerFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stage = document.querySelector('.stage') ?? document.body;
    const frame = stage.getBoundingClientRect();
    const docked = document.querySelector('.popup.docked:not([hidden])');
    const nameOf = (one: Element | null): string =>
      one
        ? `${one.nodeName.toLowerCase()}.${one.className} ${one.getAttribute('aria-label') ?? one.textContent?.slice(0, 12) ?? ''}`.trim()
        : 'nothing';
    const isVisible = (one: HTMLElement): boolean =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.closest('[inert]') === null && one.offsetWidth > 0;
    const faults: string[] = [];
    const layers = docked ? [] : [...stage.querySelectorAll<HTMLElement>('.news,.popup-card,.arrow')].filter(isVisible);
    // At rest: the controls below are scrolled into view.
    for (const block of stage.querySelectorAll<HTMLElement>('.sheet:not([inert]) .type')) {
      const seen = (block.closest('.words') ?? stage).getBoundingClientRect();
      const texts = [...block.children].filter((text) => getComputedStyle(text).clipPath === 'none');
      const boxes = texts.map((text) => text.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.max(seen.top, Math.min(...boxes.map((box) => box.top)));
      const bottom = Math.min(seen.bottom, Math.max(...boxes.map((box) => box.bottom)));
      for (const layer of layers) {
        const at = layer.getBoundingClientRect();
        if (at.left < right - 1 && left < at.right - 1 && at.top < bottom - 1 && top < at.bottom - 1)
          faults.push(`${nameOf(layer)} is between the texts of ${nameOf(block)}`);
      }
    }
    const question = document.querySelectorAll<HTMLElement>('.consent a, .consent button');
    for (const control of [...(docked ?? stage).querySelectorAll<HTMLElement>('a[href],button,summary'), ...question]) {
      if (!isVisible(control)) continue;
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, right, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const points = [
        [x, y],
        [left + 3, y],
        [right - 3, y],
        [x, top + 3],
        [x, bottom - 3],
      ] as const;
      const others = points.map(([px, py]) => document.elementFromPoint(px, py)).filter((hit) => !hit || !control.contains(hit));
      if (others.length > 0) faults.push(`${nameOf(control)}: ${others.length} of 5 points belong to ${nameOf(others[0] ?? null)}`);
    }
    if (docked) return faults;
    for (const text of stage.querySelectorAll<HTMLElement>('.sheet:not([inert]) .type > *')) {
      if (!isVisible(text) || getComputedStyle(text).clipPath !== 'none') continue;
      const scroller = text.closest('.words') ?? stage;
      const scrolls = scroller.scrollHeight > scroller.clientHeight + 1;
      const seen = scroller.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const y = (line.top + line.bottom) / 2;
        if (line.width < 2 || (scrolls && (y < seen.top || y > seen.bottom))) continue;
        if (line.left < frame.left - 1 || line.right > frame.right + 1 || y < frame.top || y > frame.bottom)
          faults.push(`${nameOf(text)} is cut`);
        for (const x of [line.left + 1, (line.left + line.right) / 2, line.right - 1]) {
          const hit = document.elementFromPoint(x, y);
          if (!scroller.contains(hit)) faults.push(`${nameOf(text)} is below ${nameOf(hit)}`);
        }
      }
    }
    return faults;
  });
