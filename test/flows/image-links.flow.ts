/** Rectangles of a picture as links: buttons that are drawn in it. */
import { expect, test, type Page } from '@playwright/test';
import { PICTURE_FITS } from '#shared/model/sites/picture-fit.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { documentWith, image, ORIGIN, renderingOf } from '#site-renderer/render/render-fixture.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { expectNoViolations } from './steps/accessibility.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

const LINK = { linkDestinationUrl: '/B1', isInternalLink: true } as const;
/** The drawn button, as it is in the picture, and a rectangle that is too small to be pressed. */
const BUTTON = { ...LINK, id: numberedUlid(20), name: 'Reserve a table', coordinateX: 50, coordinateY: 40, width: 30, height: 6 };
const TINY = { ...LINK, id: numberedUlid(21), name: 'Menu', coordinateX: 50, coordinateY: 48, width: 1, height: 1 };
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${image.width}" height="${image.height}">
  <rect width="100%" height="100%" fill="#2e6f95"/><rect x="35%" y="37%" width="30%" height="6%" fill="#ffd166"/></svg>`;

async function open(page: Page, sheet: Partial<Sheet>): Promise<void> {
  const site = documentWith({ A1: { ...sheet, imageLinkPoints: [BUTTON, TINY] }, B1: {} }, { viewMode: 'PC' });
  const html = renderSite(renderingOf(site, 'jp')).at(-1)?.body ?? '';
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }),
  );
  await page.goto(`${ORIGIN}/`);
  await page.unrouteAll();
}

/** Returns how far each edge of the link is from that of the drawn button, and which of five points of the button belong to the link. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [picture, link, tiny] = [rectOf('.sheet > picture img'), rectOf('.point'), rectOf('.point + .point')];
    const [left, right] = [0.35, 0.65].map((share) => picture.left + picture.width * share) as [number, number];
    const [top, bottom] = [0.37, 0.43].map((share) => picture.top + picture.height * share) as [number, number];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [
      [x, y],
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const;
    return {
      offsets: [link.left - left, link.right - right, link.top - top, link.bottom - bottom].map(Math.abs),
      hits: points.map((point) =>
        document
          .elementFromPoint(...point)
          ?.closest('.point')
          ?.getAttribute('aria-label'),
      ),
      tiny: Math.min(tiny.width, tiny.height),
    };
  });

test('the whole of a drawn button is a link, at every fit and crop, on a phone and a desktop (R-14.131)', async ({ page }) => {
  for (const pictureFit of PICTURE_FITS)
    for (const pictureCrop of [null, { x: 100, y: 200, width: 800, height: 500 }]) {
      await open(page, { pictureFit, pictureCrop });
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const { offsets, hits, tiny } = await measure(page);
        const name = `${pictureFit}, ${pictureCrop ? 'cropped' : 'whole'}, ${screen.width}`;
        expect(Math.max(...offsets), name).toBeLessThan(0.6);
        expect(hits, name).toEqual(Array.from({ length: 5 }, () => BUTTON.name));
        expect(tiny, name).toBeGreaterThanOrEqual(24);
      }
    }
  const link = page.getByRole('link', { name: BUTTON.name });
  await link.focus();
  await expect(link).toHaveCSS('outline-width', '3px');
  await expectNoViolations(page);
});
