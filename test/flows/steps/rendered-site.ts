/** A site as the renderer writes it, with the visitor's scripts and its pictures answered by the test: for flows that need no platform. */
import type { Page } from '@playwright/test';
import type { Language } from '#shared/model/language.ts';
import type { ActivePopups } from '#shared/model/visitors/active-popup.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { pageKey, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import { ORIGIN, renderingOf, SITE_ID } from '#site-renderer/render/render-fixture.ts';
import { renderSite } from '#site-renderer/render/render.ts';

export interface RenderedSite {
  document: SiteDocument;
  language: Language;
  scripts: VisitorScripts;
  /** The file of every picture. */
  picture: Buffer;
  /** The tiny copy of every creative as a data URI. */
  placeholder: string;
  /** The popups that are active on every sheet they belong to; absent: the request for them fails. */
  popups?: ActivePopups;
}

/** Serves a site to a page, in place of what was served before. Returns the paths that the page requests. */
async function serveSite(page: Page, { document, language, scripts, picture, placeholder, popups }: RenderedSite): Promise<string[]> {
  const rendering = renderingOf(document, language, { visitorScripts: scripts, placeholderOf: () => placeholder });
  const files = new Map(renderSite(rendering).map((file) => [file.key, file]));
  const requested: string[] = [];
  await page.unrouteAll();
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname);
    if (route.request().resourceType() === 'image') return route.fulfill({ contentType: 'image/png', body: picture });
    if (popups && pathname.endsWith('/popups')) return route.fulfill({ json: { data: popups, message: '' } });
    const file = files.get(pageKey(SITE_ID, pathname)) ?? files.get(siteFileKey(SITE_ID, pathname));
    return file ? route.fulfill({ contentType: file.contentType, body: file.body }) : route.fulfill({ status: 404 });
  });
  return requested;
}

/** Opens a page of a site and waits until the visitor's runtime has started. */
export async function openSite(page: Page, site: RenderedSite, path = '/'): Promise<string[]> {
  const requested = await serveSite(page, site);
  await page.goto(ORIGIN + path);
  await page.locator('.grid[tabindex]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return requested;
}
