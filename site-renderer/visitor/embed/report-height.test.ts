import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportHeight } from '#site-renderer/visitor/embed/report-height.ts';

const posted = vi.fn();
let resize: () => void;

beforeEach(() => {
  vi.stubGlobal('parent', { postMessage: posted });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe(): void {
        resize();
      }
    },
  );
  vi.stubGlobal('innerWidth', 360);
});

afterEach(() => {
  vi.unstubAllGlobals();
  posted.mockReset();
});

describe('reportHeight', () => {
  it.each([
    ['MOBILE', 640, 1_280],
    ['PC', 203, 405],
  ])('reports the height of a sheet in its shape, at every width: %s (R-14.107)', (viewMode, narrow, wide) => {
    document.body.innerHTML = `<div data-view="${viewMode}"></div>`;
    reportHeight();
    vi.stubGlobal('innerWidth', 720);
    resize();
    expect(posted.mock.calls).toEqual([
      [{ siteHeight: narrow }, '*'],
      [{ siteHeight: wide }, '*'],
    ]);
  });

  it('reports the height of the content of another page', () => {
    document.body.innerHTML = '<header class="frame"></header><main><div></div></main><footer class="frame"></footer>';
    for (const part of document.querySelectorAll('header, main > *, footer'))
      part.getBoundingClientRect = () => ({ height: 100.5 }) as DOMRect;
    reportHeight();
    expect(posted).toHaveBeenCalledWith({ siteHeight: 302 }, '*');
  });

  it('opens pages that cannot be framed in a tab of their own, and no other', () => {
    document.body.innerHTML = '<a id="login" href="/en/login"><b></b></a><a id="contact" href="/en/contact"><b></b></a>';
    reportHeight();
    for (const inner of document.querySelectorAll('b')) inner.click();
    expect([...document.querySelectorAll('a')].map(({ target }) => target)).toEqual(['_blank', '']);
  });

  it('does nothing outside a frame', () => {
    vi.stubGlobal('parent', window);
    reportHeight();
    expect(posted).not.toHaveBeenCalled();
  });
});
