import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { publishedLanguages } from '#shared/rules/publishing/publish-check.ts';
import { SITE_PAGES } from '#shared/values/site-page.ts';
import { exportedDocument, type ExportedFile, exportedFiles } from '#site-renderer/exported/exported-files.ts';
import {
  documentWith,
  image,
  ORIGIN,
  parse,
  plannedFonts,
  renderingOf,
  SITE_ID,
  VISITOR_SCRIPTS,
} from '#site-renderer/render/render-fixture.ts';
import { renderSharedFiles } from '#site-renderer/render/render-shared-files.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

const MEDIA = /\/m\/[\w-]+\/\d+\.\w+/g;
const FONT = /\/f\/[\w-]+\.woff2/g;

/** Exports a site. Every picture, video and font that its files name is in the archive. */
function exported(document: SiteDocument): ExportedFile[] {
  const shown = exportedDocument(document);
  const languages = publishedLanguages(shown);
  const files = languages.flatMap((language: Language) => {
    const rendering = renderingOf(shown, language, { isExported: true, languages, ...plannedFonts(shown, language) });
    return [...renderSharedFiles(rendering), ...renderSite(rendering)];
  });
  const bodies = files.map(({ body }) => body);
  const others = bodies.flatMap((body) => [...body.matchAll(MEDIA), ...body.matchAll(FONT)].map(([path]) => SITE_ID + path));
  const unique = [...new Map(files.map((file) => [file.key, file])).values()];
  return exportedFiles({ siteId: SITE_ID, origin: ORIGIN, document: shown, visitorScripts: VISITOR_SCRIPTS }, unique, others);
}

/** Sites that have a sheet in each published language, as every published site has. */
const publishable = anySiteDocument.filter((document) =>
  publishedLanguages(document).every((language) => visibleSheets(document, language).length > 0),
);

const byName = (files: readonly ExportedFile[]): ReadonlyMap<string, string> => new Map(files.map(({ name, body }) => [name, body]));

/** Returns the paths in a file of the archive as a browser below `/folder/` requests them. */
function requested(name: string, body: string): string[] {
  // Blocks become part of the pages above their folder.
  const page = new URL(name.replace(/s\/\d+\.html$/, ''), 'https://host.example/folder/');
  const tags = body.replaceAll(/<script[^]*?<\/script>/g, '').matchAll(/<[a-z][^>]*>/gi);
  const values = Array.from(tags).flatMap(([tag]) => [
    ...[...tag.matchAll(/ (?:href|src|data-muted|data-home)="([^"]*)"/g)].map(([, value = '']) => value),
    ...[...tag.matchAll(/ (?:srcset|data-srcset)="([^"]*)"/gi)].flatMap(([, value = '']) =>
      value.split(/[ ,]+/).filter((part) => part.includes('/')),
    ),
    // The fragment of a script's address is a media query.
    ...[...tag.matchAll(/ data-pieces="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' ').map((part) => part.replace(/#.*/, ''))),
  ]);
  return values
    .filter((value) => value !== '' && !/^(?:#|data:|https?:|mailto:|tel:)/.test(value))
    .map((value) => new URL(value, page).href);
}

describe('an exported site (R-14.160)', () => {
  it('names only its own files by relative paths, whatever its content', () => {
    fc.assert(
      fc.property(publishable, (document) => {
        const files = byName(exported(document));
        const names = new Set(files.keys());
        for (const [name, body] of files) {
          if (!name.endsWith('.html')) continue;
          for (const address of requested(name, body)) {
            const { origin, pathname } = new URL(address);
            expect(origin).toBe('https://host.example');
            expect(pathname.startsWith('/folder/'), `${name}: ${address}`).toBe(true);
            const file = pathname.slice('/folder/'.length);
            const isOther = /^(?:m|f)\//.test(file);
            expect(isOther || names.has(file) || names.has(`${file}index.html`), `${name} names ${address}`).toBe(true);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('contains no page that needs the API, and no file of the edge', () => {
    fc.assert(
      fc.property(publishable, (document) => {
        const names = exported(document).map(({ name }) => name);
        const pages = SITE_PAGES.filter((page) => names.some((name) => name.endsWith(`${page}.html`)));
        expect(pages.filter((page) => !['company', 'data-notice', 'sheets', 'news'].includes(page))).toEqual([]);
        expect(names.filter((name) => /sitemap|robots|sw\.js|favicon|feed|^o\//.test(name))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  const site = documentWith(
    { A1: { image, mainText: 'First' }, B1: { mainText: 'Second', secondText: 'Text' } },
    { customPath: 'shop', languages: ['jp', 'en'], defaultLanguage: 'jp', embedOrigins: ['https://other.example'] },
  );

  it('begins at the folder of the archive, without the path of the published site', () => {
    const names = exported(site).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['index.html', 'B1.html', 's/0.html', 'n/jp.json', 'manifest.webmanifest']));
    expect(names.some((name) => name.includes('shop'))).toBe(false);
  });

  it('names no other address of the site in what search engines and installed sites read', () => {
    const files = byName(exported(site));
    const page = parse(files.get('B1.html') ?? '');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('./B1.html');
    expect(page.querySelector('meta[property="og:url"]')).toBeNull();
    expect(page.querySelector('[type="application/json+oembed"]')).toBeNull();
    expect(JSON.parse(files.get('manifest.webmanifest') ?? '')).toMatchObject({ id: './', start_url: './', scope: './' });
    // The news page links to the feed.
    for (const [name, body] of files) if (!name.endsWith('news.html')) expect(body.includes(ORIGIN), name).toBe(false);
  });

  it('has neither the module that counts visits nor that of members', () => {
    const stage = parse(byName(exported(site)).get('index.html') ?? '').querySelector<HTMLElement>('.stage');
    expect(stage?.dataset['pieces']).toContain('./a/companion-');
    expect(stage?.dataset['pieces']).not.toMatch(/count|members/);
    expect(stage?.dataset).toMatchObject({ home: './' });
  });

  it('keeps the scripts of pages, which the policy of the page names by their hashes', () => {
    expect(byName(exported(site)).get('index.html')).toContain('<script>startVisit()</script>');
  });

  it('leads to the published site where it has no page itself', () => {
    const files = fc.sample(publishable, { numRuns: 40, seed: 5 }).flatMap((document) => exported(document));
    const outside = files.flatMap(({ body }) => [...body.matchAll(/<a [^>]*href="(https:\/\/abcdefghij12[^"]*)"[^>]*>/g)]);
    expect(outside.length).toBeGreaterThan(0);
    for (const [tag, href = ''] of outside) {
      expect(href).toMatch(/\/(?:contact|forms|register|login|feed(?:-\w+)?\.xml)(?:[?#].*)?$/);
      expect(tag).not.toContain('data-dialog');
    }
  });

  it('has the pages of each further language in a folder of their own', () => {
    const document = structuredClone(site);
    for (const texts of Object.values(document.sheets)) if (texts.jp) texts.en = texts.jp;
    const other = publishedLanguages(document).find((language) => language !== document.settings.defaultLanguage) ?? expect.unreachable();
    const stageOf = (name: string) => parse(byName(exported(document)).get(name) ?? '').querySelector<HTMLElement>('.stage');
    expect(stageOf(`${other}/index.html`)?.dataset).toMatchObject({ home: './', pieces: expect.stringMatching(/^\.\.\/a\//) });
    expect(stageOf('index.html')?.dataset).toMatchObject({ home: './', pieces: expect.stringMatching(/^\.\/a\//) });
  });
});
