/** Pictures of every shape on every screen, as published pages draw them without a script; accessibility of what lies over them. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { placeholderOf } from '#functions/media/jobs/process-media/picture/placeholder.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { inspector } from '#shared/messages/jp/editor/inspector.ts';
import { PREVIEW_FRAME } from '#shared/model/limits.ts';
import { TONE_FIELDS } from '#shared/model/media/media.ts';
import type { PictureCrop } from '#shared/model/sites/picture-adjustment.ts';
import { PICTURE_FITS } from '#shared/model/sites/picture-fit.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import type { SheetLayout } from '#shared/model/sites/sheet/sheet-layout.ts';
import { EMPTY_SHEET, type Sheet, type SiteDocument, ViewMode } from '#shared/model/sites/site.ts';
import { croppedFocalPoint, croppedPicture } from '#shared/rules/sheets/picture-adjustment.ts';
import { BAR_HEIGHT, type Box, HEADER_HEIGHT, pictureBox, stageSize } from '#shared/rules/sheets/picture-fit.ts';
import { themedBox } from '#shared/rules/sheets/themed-fit.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { documentWith, image, ORIGIN, PLACEHOLDER, popupOver, renderingOf } from '#site-renderer/render/render-fixture.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import { picture as uploadedPicture, uploadCreatives } from '#test/support/media/upload.ts';
import { isLongRun } from '#test/support/long-run.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate } from './steps/console-user.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

const SHAPES = [
  { width: 200, height: 1200 },
  { width: 1080, height: 1920 },
  { width: 1080, height: 1350 },
  { width: 40, height: 40 },
  { width: 1600, height: 1200 },
  { width: 1920, height: 1080 },
  { width: 3200, height: 900 },
] as const;

const VIDEO = { mediaId: numberedUlid(9), durationMs: 1_000, size: 1_000, hasSound: true };
const FOCAL_POINT = { x: 20, y: 80 } as const;
const POINT = { id: numberedUlid(20), name: '湯呑み', linkDestinationUrl: '/B1', isInternalLink: true, coordinateX: 25, coordinateY: 75 };

/** A picture with a frame along its edges, a headline and small print; transparent around them if its page has no placeholder. */
const drawing = ({ width, height }: { width: number; height: number }): string => {
  const unit = Math.min(width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#2e6f95"/>
    <rect x="${unit * 0.02}" y="${unit * 0.02}" width="${width - unit * 0.04}" height="${height - unit * 0.04}" fill="none" stroke="#ffd166" stroke-width="${unit * 0.02}"/>
    <text x="50%" y="20%" text-anchor="middle" fill="#fff" font-size="${unit * 0.12}" textLength="${width * 0.9}">HEADLINE</text>
    <text x="50%" y="${height - unit * 0.05}" text-anchor="middle" fill="#fff" font-size="${unit * 0.04}" textLength="${width * 0.9}">small print at the lower edge</text></svg>`;
};

function siteWith(viewMode: ViewMode, size: { width: number; height: number }, sheet: Partial<Sheet>): SiteDocument {
  const shown = { image: { ...image, ...size }, ...sheet };
  return {
    ...documentWith({ A1: shown, B1: {} }, { viewMode, logo: image, displayLanguageIcon: true }),
    sns: { jp: { entries: [{ snsType: 'instagram', snsUrl: 'https://www.instagram.com/tea/' }] } },
  };
}

/** Shows the home page of a site, whose pictures are drawings of their size. */
async function open(page: Page, document: SiteDocument, size: { width: number; height: number }, placeholder = PLACEHOLDER): Promise<void> {
  const html = renderSite(renderingOf(document, 'jp', { placeholderOf: () => placeholder })).at(-1)?.body ?? '';
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.fulfill({ contentType: 'image/svg+xml', body: drawing(size) }),
  );
  await page.goto(`${ORIGIN}/`);
  await page.unrouteAll();
}

/** Returns the positions on the stage of the picture, of the box of its image links, and of the elements over its edges. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect();
    const placeOf = (selector: string) => {
      const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return { left: left - stage.left, top: top - stage.top, width, height };
    };
    return {
      stage: { width: stage.width, height: stage.height },
      picture: placeOf('.sheet > picture img'),
      video: placeOf('.sheet > video'),
      points: placeOf('.points'),
      link: placeOf('.point'),
      controls: ['.logo', '.languages', '.bar'].map(placeOf),
    };
  });

function expectBox(found: Box, expected: Box, name: string): void {
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(Math.abs(found[side] - expected[side]), `${name}: ${side} ${found[side]}, not ${expected[side]}`).toBeLessThan(0.6);
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width - 0.6 &&
  other.left < one.left + one.width - 0.6 &&
  one.top < other.top + other.height - 0.6 &&
  other.top < one.top + one.height - 0.6;

for (const viewMode of ViewMode.options)
  for (const size of SHAPES)
    test(`${viewMode}: a picture of ${size.width} × ${size.height} has the position that pictureBox calculates`, async ({ page }) => {
      for (const pictureFit of PICTURE_FITS) {
        const sheet = { pictureFit, focalPoint: FOCAL_POINT, imageLinkPoints: [POINT], video: { ...VIDEO, ...size } };
        await open(page, siteWith(viewMode, size, sheet), size);
        for (const screen of SCREENS) {
          const name = `${pictureFit} on ${screen.width} × ${screen.height}`;
          await page.setViewportSize(screen);
          const { stage, picture, video, points, link, controls } = await measure(page);
          const expectedStage = stageSize(screen, viewMode);
          expect(stage, name).toEqual(expectedStage);
          const expected = pictureBox(sheet, size, { ...expectedStage, header: HEADER_HEIGHT, bar: BAR_HEIGHT });
          expectBox(picture, expected, name);
          expectBox(points, expected, name);
          expectBox(video, expected, name);
          expect(Math.abs(link.left + link.width / 2 - (picture.left + picture.width * 0.25)), name).toBeLessThan(0.6);
          expect(Math.abs(link.top + link.height / 2 - (picture.top + picture.height * 0.75)), name).toBeLessThan(0.6);
          if (pictureFit === 'fit')
            expect(
              controls.filter((control) => overlap(control, picture)),
              name,
            ).toEqual([]);
          if (pictureFit === 'auto')
            expect(
              overlap(controls.at(-1) ?? picture, {
                ...picture,
                height: Math.min(picture.height, stage.height - BAR_HEIGHT - picture.top),
              }),
              name,
            ).toBe(false);
        }
      }
    });

const THEMED_LAYOUTS = ['low', 'high', 'quote', 'framed'] as const satisfies readonly SheetLayout[];

/** Returns every layout in a long run, otherwise half of them: the other half for the next turn. */
const sampledLayouts = (turn: number): readonly (typeof THEMED_LAYOUTS)[number][] =>
  THEMED_LAYOUTS.filter((_, index) => isLongRun || (index + turn) % 2 === 0);

const TONES_OF_A_PHOTOGRAPH = 'AZ'.repeat(TONE_FIELDS);

for (const viewMode of ViewMode.options)
  for (const size of SHAPES)
    test(`${viewMode}: with a theme, a picture of ${size.width} × ${size.height} has the position of themedBox (R-7.20)`, async ({
      page,
    }) => {
      for (const [index, pictureFit] of PICTURE_FITS.entries())
        for (const layout of sampledLayouts(SHAPES.indexOf(size) + index)) {
          const shown = { ...image, ...size, ...(index % 2 === 0 && { tones: TONES_OF_A_PHOTOGRAPH }) };
          const sheet = {
            ...EMPTY_SHEET,
            image: shown,
            pictureFit,
            layout,
            focalPoint: FOCAL_POINT,
            mainText: layout === 'high' ? '' : '新茶',
          };
          const site = siteWith(viewMode, size, sheet);
          await open(page, { ...site, settings: { ...site.settings, theme: curatedTheme('snow') } }, size);
          for (const screen of [...SCREENS, { width: 351, height: 535 }]) {
            const name = `${pictureFit}, ${layout} on ${screen.width} × ${screen.height}`;
            await page.setViewportSize(screen);
            const stage = { ...stageSize(screen, viewMode), header: HEADER_HEIGHT, bar: BAR_HEIGHT };
            expectBox((await measure(page)).picture, themedBox(sheet, size, stage).box, name);
          }
        }
    });

/** A picture without edges of its own, in other colours at each of its sides. */
const smooth = ({ width, height }: { width: number; height: number }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="a"><stop stop-color="#f6d365"/><stop offset="1" stop-color="#1d4e89"/></linearGradient>
    <linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".8"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#300" stop-opacity=".9"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#a)"/><rect width="100%" height="100%" fill="url(#b)"/></svg>`;

/** Returns the largest mean difference, 0 to 255, between two neighbouring lines of the picture, in each direction. */
async function steepest(shot: Buffer): Promise<number> {
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const step = (across: boolean, line: number): number => {
    const length = across ? height : width;
    let sum = 0;
    for (let at = 0; at < length; at += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const here = across ? at * width + line : line * width + at;
        const next = across ? here + 1 : here + width;
        sum += Math.abs((data[here * channels + channel] ?? 0) - (data[next * channels + channel] ?? 0));
      }
    return sum / length / 3;
  };
  // The outermost lines may be beside a stage that is not a whole number of pixels wide.
  const across = Array.from({ length: width - 3 }, (_, line) => step(true, line + 1));
  const down = Array.from({ length: height - 3 }, (_, line) => step(false, line + 1));
  return Math.max(...across, ...down);
}

test('with a theme, a picture that does not fill the screen has no visible edge (R-7.20)', async ({ page }) => {
  for (const [turn, size] of [SHAPES[0], SHAPES[2], SHAPES[4], SHAPES[6]].entries()) {
    const file = await sharp(Buffer.from(smooth(size)))
      .png()
      .toBuffer();
    const placeholder = await placeholderOf(() => sharp(file).removeAlpha());
    for (const [place, viewMode] of ViewMode.options.entries())
      for (const [index, pictureFit] of (['auto', 'fit'] as const).entries()) {
        if (!isLongRun && (turn + place + index) % 2 === 1) continue;
        const site = documentWith({ A1: { image: { ...image, ...size }, pictureFit } }, { viewMode, theme: curatedTheme('snow') });
        const html = renderSite(renderingOf(site, 'jp', { placeholderOf: () => placeholder })).at(-1)?.body ?? '';
        await page.route('**/*', (route) =>
          route.request().resourceType() === 'document'
            ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
            : route.fulfill({ contentType: 'image/png', body: file }),
        );
        await page.goto(`${ORIGIN}/`);
        await page.addStyleTag({ content: '.stage > :not(main) { display: none } .stage { border-radius: 0 !important }' });
        for (const screen of [...SCREENS, { width: 351, height: 535 }]) {
          await page.setViewportSize(screen);
          const shot = await page.locator('.stage').screenshot();
          expect(await steepest(shot), `${viewMode}, ${pictureFit}: ${size.width} on ${screen.width} × ${screen.height}`).toBeLessThan(8);
        }
        await page.unrouteAll();
      }
  }
});

/** Returns the part of a picture in this box that a crop shows. */
const cropBox = ({ left, top, width, height }: Box, crop: PictureCrop): Box => ({
  left: left + (width * crop.x) / 1_000,
  top: top + (height * crop.y) / 1_000,
  width: (width * crop.width) / 1_000,
  height: (height * crop.height) / 1_000,
});

for (const pictureCrop of [
  { x: 120, y: 50, width: 800, height: 450 },
  { x: 600, y: 700, width: 250, height: 300 },
])
  test(`a crop of ${pictureCrop.width} × ${pictureCrop.height} thousandths has the position of a picture that contains only it`, async ({
    page,
  }) => {
    const size = { width: 1080, height: 1920 };
    for (const pictureFit of PICTURE_FITS) {
      const sheet = { pictureFit, focalPoint: FOCAL_POINT, pictureCrop, imageLinkPoints: [POINT] };
      await open(page, siteWith('PC', size, sheet), size);
      for (const screen of SCREENS) {
        const name = `${pictureFit} on ${screen.width} × ${screen.height}`;
        await page.setViewportSize(screen);
        const { picture } = await measure(page);
        const fitting = { pictureFit, focalPoint: croppedFocalPoint(FOCAL_POINT, pictureCrop) };
        const expected = pictureBox(fitting, croppedPicture(size, pictureCrop), { ...screen, header: HEADER_HEIGHT, bar: BAR_HEIGHT });
        expectBox(cropBox(picture, pictureCrop), expected, name);
        const clip = await page.locator('.sheet > picture img').evaluate((element) => getComputedStyle(element).clipPath);
        const { x, y, width, height } = pictureCrop;
        const edges = clip.slice('inset('.length, -1).split(' ').map(parseFloat);
        const expectedEdges = [y, 1_000 - x - width, 1_000 - y - height, x].map((edge) => edge / 10);
        expect(edges, name).toHaveLength(expectedEdges.length);
        for (const [index, edge] of edges.entries()) expect(edge, name).toBeCloseTo(expectedEdges[index] ?? 0, 2);
      }
    }
  });

test('the blurred copy of a crop covers the screen with the same part, without an edge of the copy', async ({ page }) => {
  const size = { width: 1080, height: 1920 };
  const pictureCrop = { x: 600, y: 700, width: 250, height: 300 };
  await open(page, siteWith('PC', size, { pictureFit: 'fit', pictureCrop }), size);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const { backgroundSize, backgroundPosition } = await page
      .locator('.sheet')
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        return { backgroundSize: style.backgroundSize, backgroundPosition: style.backgroundPosition };
      });
    const [width = 0, height = 0] = backgroundSize.split(' ').map(parseFloat);
    const [left = 0, top = 0] = backgroundPosition.split(' ').map(parseFloat);
    const part = cropBox({ left, top, width, height }, pictureCrop);
    expect(Math.abs(part.left + part.width / 2 - screen.width / 2)).toBeLessThan(0.6);
    expect(Math.abs(part.top + part.height / 2 - screen.height / 2)).toBeLessThan(0.6);
    expect(Math.max(screen.width - part.width, screen.height - part.height)).toBeLessThan(0.6);
    expect(part.width / part.height).toBeCloseTo((size.width * pictureCrop.width) / (size.height * pictureCrop.height), 2);
  }
});

test('a sheet with products and popups has no accessibility violations', async ({ page }) => {
  const products = [21, 22].map((number) => ({
    ...newProduct(numberedUlid(number)),
    productName: `急須 ${number}`,
    price: 980,
    linkButtonText: '注文',
    linkButtonUrl: 'https://example.com/',
    coordinateY: number === 21 ? 20 : 300,
  }));
  const size = { width: 1080, height: 1920 };
  for (const mainText of ['新茶', '']) {
    const site = siteWith('PC', size, { mainText, products, imageLinkPoints: [POINT] });
    // The popup lies over the second product and the image link, so that axe checks partly covered elements.
    const popup = { ...popupOver([1, 2]), coordinateX: 24, coordinateY: 300 };
    const popups = Object.fromEntries([30, 31].map((number) => [numberedUlid(number), popup]));
    await open(page, { ...site, popups }, size);
    for (const screen of [SCREENS[0], SCREENS[4]]) {
      await page.setViewportSize(screen);
      await page.evaluate(() => document.querySelectorAll('.popup').forEach((hidden) => hidden.removeAttribute('hidden')));
      const { violations } = await new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  }
});

test('no element of the stage shows a scroll bar', async ({ page }) => {
  const size = { width: 1080, height: 1920 };
  const products = [{ ...newProduct(numberedUlid(21)), productName: '急須' }];
  const document = siteWith('MOBILE', size, { mainText: '新茶', products });
  await open(page, { ...document, popups: { [numberedUlid(30)]: popupOver([1]) } }, size);
  const found = await page.locator('.stage *').evaluateAll((elements) => {
    const scrolling = elements.filter((element) => /auto|scroll/.test(getComputedStyle(element).overflow));
    return scrolling.map((element) => [
      element.className.split(' ')[0],
      getComputedStyle(element).scrollbarWidth,
      getComputedStyle(element, '::-webkit-scrollbar').display,
    ]);
  });
  expect(found.map(([name]) => name)).toEqual(['words', 'product', 'popup-offer', 'lost', 'bar']);
  for (const [name, width, display] of found) expect([name, width, display]).toEqual([name, 'none', 'none']);
});

/** Creates a site of the OEM with one portrait picture, which fills the screen. */
async function makeSite(): Promise<string> {
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const { site } = await session.call(sites.create, {
    body: { name: '焦点の庭', numberHorizontal: 1, numberVertical: 1, viewMode: 'MOBILE' },
  });
  const [uploaded = null] = await uploadCreatives(session, site.id, [await uploadedPicture('庭', '#2e7d32', 540, 1_080)]);
  const sheet: Sheet = { ...EMPTY_SHEET, image: uploaded, imageAlt: '庭', pictureFit: 'fill' };
  const changes = {
    grid: { numberHorizontal: 1, numberVertical: 1, cells: { A1: numberedUlid(1) } },
    sheets: { [numberedUlid(1)]: { jp: sheet } },
  };
  await session.call(sites.update, { params: { id: site.id }, body: { base: site.working, changes } });
  return site.id;
}

test('dragging the focal point moves the picture in the phone frame, and one undo moves it back', async ({ page }) => {
  const id = await makeSite();
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page, 'OEM_MASTER');
  await page.goto(`${addresses().console}/admin/site/${id}`);
  const shown = page.locator('.screen .sheet > picture img');
  const expectShownAround = (y: number) =>
    expect(async () => {
      const [screen, box] = [await page.locator('.screen').boundingBox(), await shown.boundingBox()];
      const scale = (screen?.width ?? 0) / PREVIEW_FRAME.width;
      const { top } = pictureBox(
        { pictureFit: 'fill', focalPoint: { x: 50, y } },
        { width: 540, height: 1_080 },
        { ...PREVIEW_FRAME, header: HEADER_HEIGHT, bar: 0 },
      );
      expect(((box?.y ?? 0) - (screen?.y ?? 0)) / scale).toBeCloseTo(top, 0);
    }).toPass();
  await expectShownAround(50);
  await page.getByRole('button', { name: inspector.fit.open }).click();
  const handle = page.getByRole('button', { name: inspector.fit.handle.split('{{')[0] ?? '' });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const picker = await handle.locator('..').boundingBox();
  if (!from || !picker) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, picker.y + picker.height * 0.3, { steps: 4 });
  await expectShownAround(30);
  await page.mouse.move(from.x + from.width / 2, picker.y + picker.height * 0.1, { steps: 4 });
  await expectShownAround(10);
  await page.mouse.up();
  await expect(page.getByRole('textbox', { name: inspector.fit.y })).toHaveValue(/^10/);
  await expectNoViolations(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expectShownAround(50);
  await expect(page.getByRole('radiogroup', { name: fields.sheet.pictureFit })).toBeVisible();
});
