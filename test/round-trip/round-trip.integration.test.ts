import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readyMedia, startSiteFixture, type Actor, type SiteFixture } from '#functions/api/site/site-fixture.ts';
import { scopeOf } from '#functions/scope.ts';
import type { ImageRef, VideoRef } from '#shared/model/media.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/site.ts';
import { changesBetween, changesOf } from '#shared/rules/site-parts.ts';
import { renderSite } from '#site-renderer/render.tsx';
import { anySiteDocument } from '#test/support/site-documents.ts';

let test: SiteFixture;
let user: Actor;
beforeAll(async () => {
  test = await startSiteFixture();
  user = test.as(test.accounts.USER);
});
afterAll(() => test.stop());

interface Uploaded {
  creative: ImageRef;
  logo: ImageRef;
  favicon: ImageRef;
  video: VideoRef;
}

/** A site shows nothing that has not been uploaded for it. */
async function upload(siteId: string): Promise<Uploaded> {
  const owner = test.accounts.USER;
  const [creative, logo, favicon, { mediaId }] = [
    await readyMedia(test, owner, siteId),
    await readyMedia(test, owner, siteId, 'logo'),
    await readyMedia(test, owner, siteId, 'favicon'),
    await readyMedia(test, owner, siteId, 'video'),
  ];
  const video: VideoRef = { mediaId, width: 1080, height: 1920, durationMs: 4_000, size: 1_000, hasSound: true };
  const [stored] = await test.dependencies.media.findAll(scopeOf(owner.id), [mediaId]);
  if (!stored) throw new Error('The video is missing');
  await test.table.batchWrite({ put: [{ ...stored, pk: `MEDIA#${mediaId}`, sk: 'MEDIA', entity: 'media', image: null, video }] });
  return { creative, logo, favicon, video };
}

function withUploads({ settings, grid, sheets }: SiteDocument, { creative, logo, favicon, video }: Uploaded): SiteDocument {
  const shown = (sheet: Sheet): Sheet => ({ ...sheet, image: sheet.image && creative, video: sheet.image && sheet.video && video });
  return {
    settings: { ...settings, logo: settings.logo && logo, favicon: settings.favicon && favicon },
    grid,
    sheets: Object.fromEntries(
      Object.entries(sheets).map(([id, byLanguage]) => [
        id,
        Object.fromEntries(LANGUAGES.flatMap((language) => (byLanguage[language] ? [[language, shown(byLanguage[language])]] : []))),
      ]),
    ),
  };
}

const rendered = (siteId: string, document: SiteDocument): string[] =>
  document.settings.languages.flatMap((language) =>
    renderSite({
      siteId,
      document,
      language,
      languages: document.settings.languages,
      origin: 'https://site.example.com',
      imageUrl: ({ mediaId }, { width, format }) => `/m/${mediaId}/${width}.${format}`,
      visitorScripts: { still: 'still', moving: 'moving' },
    }).map(({ body }) => body),
  );

it('gives any valid document back as it was saved, and renders it the same', async () => {
  await fc.assert(
    fc.asyncProperty(anySiteDocument, async (made) => {
      const { id, working } = await user.create();
      const document = withUploads(made, await upload(id));
      const empty = (await user.get(id)).document;
      await user.save(id, working, changesOf(changesBetween(empty, document)));
      const loaded = (await user.get(id)).document;
      expect(loaded).toEqual(document);
      expect(rendered(id, loaded)).toEqual(rendered(id, document));
      await user.remove(id);
    }),
    { numRuns: 40 },
  );
});
