import { availableParallelism } from 'node:os';
import { type Browser, chromium, type Page, type Route } from '@playwright/test';
import { fontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import { siteFonts } from '#functions/publishing/services/fonts/site-fonts.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { Size } from '#shared/rules/sheets/picture-fit.ts';
import { cellPath } from '#shared/rules/sites/site-address.ts';
import { pageKey, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import { facePath } from '#site-renderer/fonts/font-styles.ts';
import { loadPhrases } from '#site-renderer/phrases/split-phrases.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import { ORIGIN, renderingOf, SITE_ID } from '#site-renderer/render/render-fixture.ts';
import type { ContactPictures } from './contact-pictures.ts';
import { chromiumLaunch } from '#test/support/chromium.ts';
import { packagedFonts } from '#test/support/fonts/packaged-fonts.ts';

/** A sheet of a site on a screen. */
export interface Shot {
  document: SiteDocument;
  language: Language;
  cell: string;
  screen: Size;
}

const FONTS = fontSubsets(packagedFonts());

/** The files of one language of a site, by path. */
interface RenderedFiles {
  pages: ReadonlyMap<string, string>;
  fonts: ReadonlyMap<string, () => Promise<Uint8Array>>;
}

/** Photographs sheets as published pages show them, without the visitor's scripts. */
export class ContactCamera {
  private readonly rendered = new Map<SiteDocument, Map<Language, Promise<RenderedFiles>>>();

  private readonly pictures: ContactPictures;
  private readonly browser: Browser;
  private readonly idle: Page[];

  private constructor(pictures: ContactPictures, browser: Browser, idle: Page[]) {
    this.pictures = pictures;
    this.browser = browser;
    this.idle = idle;
  }

  static async start(pictures: ContactPictures): Promise<ContactCamera> {
    const browser = await chromium.launch(await chromiumLaunch());
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const pages = await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, () => context.newPage()));
    return new ContactCamera(pictures, browser, pages);
  }

  async stop(): Promise<void> {
    await this.browser.close();
  }

  private async render(document: SiteDocument, language: Language): Promise<RenderedFiles> {
    const fonts = await siteFonts(FONTS, document, language);
    const files = renderSite(
      renderingOf(document, language, {
        placeholderOf: ({ mediaId }) => this.pictures.find(mediaId)?.placeholder ?? '',
        phrases: await loadPhrases(document.settings.theme),
        ...(fonts && { fonts }),
      }),
    );
    return {
      pages: new Map(files.map(({ key, body }) => [key, body])),
      fonts: new Map([...(fonts?.plan.first ?? []), ...(fonts?.plan.rest ?? [])].map((face) => [facePath(face), () => FONTS.read(face)])),
    };
  }

  private filesOf({ document, language }: Shot): Promise<RenderedFiles> {
    const languages = this.rendered.get(document) ?? new Map<Language, Promise<RenderedFiles>>();
    this.rendered.set(document, languages);
    const files = languages.get(language) ?? this.render(document, language);
    languages.set(language, files);
    return files;
  }

  private async answer(route: Route, { pages, fonts }: RenderedFiles): Promise<void> {
    const { pathname } = new URL(route.request().url());

    const body = pages.get(siteFileKey(SITE_ID, pathname)) ?? pages.get(pageKey(SITE_ID, pathname));
    if (route.request().resourceType() === 'document') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: body ?? '' });
    const font = await fonts.get(pathname)?.();
    if (font) return route.fulfill({ contentType: 'font/woff2', body: Buffer.from(font) });
    const picture = this.pictures.find(pathname.split('/')[2] ?? '');
    if (picture) return route.fulfill({ contentType: picture.type, body: Buffer.from(picture.file) });
    return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/css; charset=utf-8', body });
  }

  /** Returns the screen as PNG, once its fonts and pictures are there. Waits for one of the pages of the browser. */
  async take(shot: Shot): Promise<Buffer> {
    const files = await this.filesOf(shot);
    const page = this.idle.pop();
    if (!page) throw new Error('Every page of the browser is in use');
    try {
      await page.setViewportSize(shot.screen);
      await page.route('**/*', (route) => this.answer(route, files));
      await page.goto(ORIGIN + cellPath(shot.cell, shot.language, shot.document.settings));
      await page.evaluate(async () => {
        await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
      });
      return await page.screenshot();
    } finally {
      await page.unrouteAll({ behavior: 'wait' });
      this.idle.push(page);
    }
  }

  /** Takes the shots, as many at once as the browser has pages, in order. */
  async takeAll(shots: readonly Shot[]): Promise<Buffer[]> {
    const taken: Buffer[] = [];
    const pending = shots.entries();
    const work = async (): Promise<void> => {
      for (const [index, shot] of pending) taken[index] = await this.take(shot);
    };
    await Promise.all(this.idle.map(work));
    return taken;
  }
}
