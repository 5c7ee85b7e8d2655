import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addReadyMedia, startSiteFixture, type Actor, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { diffDocuments, joinChanges } from '#shared/rules/sites/site-parts.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import { renderingOf } from '#site-renderer/render/render-fixture.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';
import { repetitions } from '#test/support/long-run.ts';

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
  product: ImageRef;
  popup: ImageRef;
  video: VideoRef;
}

/** Media of a site, since a document may use no others. */
async function upload(siteId: string): Promise<Uploaded> {
  const owner = test.accounts.USER;
  const [creative, logo, favicon, product, popup, { mediaId }] = [
    await addReadyMedia(test, owner, siteId),
    await addReadyMedia(test, owner, siteId, 'logo'),
    await addReadyMedia(test, owner, siteId, 'favicon'),
    await addReadyMedia(test, owner, siteId, 'product'),
    await addReadyMedia(test, owner, siteId, 'popup'),
    await addReadyMedia(test, owner, siteId, 'video'),
  ];
  const video: VideoRef = { mediaId, width: 1080, height: 1920, durationMs: 4_000, size: 1_000, hasSound: true };
  const [stored] = await test.dependencies.media.findAll(scopeOf(owner.id), [mediaId]);
  if (!stored) throw new Error('The video is missing');
  await test.table.batchWrite({ put: [{ ...stored, pk: `MEDIA#${mediaId}`, sk: 'MEDIA', entity: 'media', image: null, video }] });
  return { creative, logo, favicon, product, popup, video };
}

const inEachLanguage = <T>(byLanguage: Partial<Record<Language, T>>, map: (value: T) => T): Partial<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.flatMap((language) => (byLanguage[language] ? [[language, map(byLanguage[language])]] : [])));

function withUploads({ settings, sheets, popups, ...content }: SiteDocument, uploaded: Uploaded): SiteDocument {
  const { creative, logo, favicon, product, popup, video } = uploaded;
  const shown = (sheet: Sheet): Sheet => ({
    ...sheet,
    image: sheet.image && creative,
    video: sheet.image && sheet.video && video,
    products: sheet.products.map((one) => ({ ...one, image: one.image && product })),
    variations: sheet.variations.map(({ fields, ...one }) => ({
      ...one,
      fields: { ...fields, ...(fields.image && { image: creative }), ...(fields.video && { video }) },
    })),
  });
  return {
    ...content,
    settings: { ...settings, logo: settings.logo && logo, favicon: settings.favicon && favicon },
    sheets: Object.fromEntries(Object.entries(sheets).map(([id, byLanguage]) => [id, inEachLanguage(byLanguage, shown)])),
    popups: Object.fromEntries(
      Object.entries(popups).map(([id, one]) => [
        id,
        { ...one, content: inEachLanguage(one.content, (text) => ({ ...text, image: text.image && popup })) },
      ]),
    ),
  };
}

const rendered = (siteId: string, document: SiteDocument): string[] =>
  document.settings.languages.flatMap((language) => renderSite({ ...renderingOf(document, language), siteId }).map(({ body }) => body));

it('a saved site is returned and rendered as saved, for any valid document', async () => {
  await fc.assert(
    fc.asyncProperty(anySiteDocument, async (made) => {
      const { id, working } = await user.create();
      const document = withUploads(made, await upload(id));
      const empty = (await user.get(id)).document;
      await user.save(id, working, joinChanges(diffDocuments(empty, document)));
      const loaded = (await user.get(id)).document;
      expect(loaded).toEqual(document);
      expect(rendered(id, loaded)).toEqual(rendered(id, document));
      await user.remove(id);
    }),
    { numRuns: repetitions(15, 40) },
  );
});
