import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { teasedPictures } from '#shared/rules/sites/teased-pictures.ts';
import { TEASER_BLUR, TEASER_POINTS } from '#shared/rules/sites/teaser-size.ts';
import type { PublicAddressOptions } from '#site-renderer/files/public-addresses.ts';

const WEBP = { quality: 60, effort: 6 } as const;

const DATA_URI = /^data:image\/webp;base64,(?<bytes>[\w+/]+=*)$/;

/**
 * Returns the teaser of a members-only sheet as a data URI: its picture, reduced to at most 16 × 28 blurred points, so that it
 * reveals colours and nothing that can be read. It is made from the tiny copy of the picture that is stored with it, so publishing reads no
 * picture. `undefined` without such a copy: in pictures of early versions, and in pictures with transparent parts.
 */
export async function teaserOf(placeholder: string | undefined): Promise<string | undefined> {
  const bytes = DATA_URI.exec(placeholder ?? '')?.groups?.['bytes'];
  if (bytes === undefined) return undefined;
  // Imported here, because most sites have no members-only sheets.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(Buffer.from(bytes, 'base64'))
    .resize({ ...TEASER_POINTS, fit: 'inside', withoutEnlargement: true })
    .blur(TEASER_BLUR)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const file = await sharp(data, { raw: { width, height, channels } }).webp(WEBP).toBuffer();
  return `data:image/webp;base64,${file.toString('base64')}`;
}

/** Returns the teasers of the members-only sheets of a language, by the id of the sheet; none if the site shows no teasers. */
export async function teasersIn(
  document: SiteDocument,
  language: Language,
  placeholderOf: PublicAddressOptions['placeholderOf'],
): Promise<ReadonlyMap<string, string>> {
  const teasers = new Map<string, string>();
  for (const [id, image] of teasedPictures(document, language)) {
    const teaser = await teaserOf(placeholderOf(image));
    if (teaser !== undefined) teasers.set(id, teaser);
  }
  return teasers;
}
