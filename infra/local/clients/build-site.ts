import sharp from 'sharp';
import { ulid } from 'ulid';
import { media } from '#shared/api-contract/endpoints/media.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { EMPTY_SHEET, type Sheet, type SiteSummary } from '#shared/model/sites/site.ts';
import { type ConsoleSession, pollUntil } from '#infra/local/clients/console-session.ts';

export type SheetText = Pick<Sheet, 'imageAlt' | 'mainText'> & Partial<Sheet>;

/** The content of a new site: texts and pictures (as SVG) by cell. */
export interface NewSite {
  name: string;
  numberHorizontal: number;
  numberVertical: number;
  sheets: Readonly<Record<string, SheetText>>;
  scenes: Readonly<Record<string, () => string>>;
  logo?: string;
  favicon?: string;
}

export type Picture = Uint8Array<ArrayBuffer>;
const jpeg = async (svg: string): Promise<Picture> => new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer());
export const png = async (svg: string): Promise<Picture> => new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());

async function uploadLogo(session: ConsoleSession, kind: 'logo' | 'favicon', svg: string | undefined): Promise<Sheet['image']> {
  if (svg === undefined) return null;
  const content = await png(svg);
  const { upload } = await session.call(media.generateLogoUrl, {
    body: { kind, file: { name: `${kind}.png`, type: 'image/png', size: content.length } },
  });
  const [image = null] = await session.upload([{ upload, content }]);
  return image;
}

/** Creates an empty draft with its logo and favicon. */
export async function createSite(
  session: ConsoleSession,
  { name, numberHorizontal, numberVertical, ...marks }: NewSite,
): Promise<SiteSummary> {
  const logo = await uploadLogo(session, 'logo', marks.logo);
  const favicon = await uploadLogo(session, 'favicon', marks.favicon);
  const created = await session.call(site.create, { body: { name, numberHorizontal, numberVertical, viewMode: 'MOBILE', logo, favicon } });
  return created.site;
}

/** Fills every cell and saves. Returns the saved revision. */
export async function fillSite(session: ConsoleSession, { id }: SiteSummary, { sheets, scenes }: NewSite): Promise<string> {
  const cells = Object.keys(sheets);
  const contents = await Promise.all(cells.map((cell) => jpeg(scenes[cell]?.() ?? '')));
  const files = cells.map((cell, index) => ({ name: `${cell}.jpg`, type: 'image/jpeg', size: contents[index]?.length ?? 0 }));
  const { uploads } = await session.call(media.generateUrls, { body: { siteId: id, files } });
  const images = await session.upload(uploads.map((upload, index) => ({ upload, content: contents[index] ?? new Uint8Array() })));
  const { site: current, document } = await session.call(site.get, { params: { id } });
  // A site that was filled before, by a start that was interrupted, keeps its sheets: others would lose their cells.
  const sheetIds = cells.map((cell) => document.grid.cells[cell] ?? ulid());
  const saved = await session.call(site.update, {
    params: { id },
    body: {
      base: current.working,
      changes: {
        grid: { ...document.grid, cells: Object.fromEntries(cells.map((cell, index) => [cell, sheetIds[index] ?? ''])) },
        sheets: Object.fromEntries(
          cells.flatMap((cell, index) => {
            const words = sheets[cell];
            return words ? [[sheetIds[index] ?? '', { jp: { ...EMPTY_SHEET, ...words, image: images[index] ?? null } }]] : [];
          }),
        ),
      },
    },
  });
  return saved.site.working;
}

export async function publishAndWait(session: ConsoleSession, id: string, revision: string): Promise<void> {
  const { publication } = await session.call(site.publish, { params: { id }, body: { revision, visibility: 'public' } });
  await pollUntil('the site is published', async () => {
    const { publication: now } = await session.call(site.publication, { params: { id, publicationId: publication.id } });
    if (now.state === 'failed') throw new Error('The site could not be published');
    return now.state === 'done' ? true : undefined;
  });
}
