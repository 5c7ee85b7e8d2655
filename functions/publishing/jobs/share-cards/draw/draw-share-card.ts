import type { CardFonts } from '#functions/publishing/jobs/share-cards/draw/card-fonts.ts';
import { drawableText, heightOf, layOut, textPaths } from '#functions/publishing/jobs/share-cards/draw/card-text.ts';
import { WHOLE_PICTURE } from '#shared/rules/sheets/picture-adjustment.ts';
import { CROP_WHOLE } from '#shared/model/sites/picture-adjustment.ts';
import { parseColour } from '#shared/values/colour.ts';
import type { SplitPhrases } from '#site-renderer/phrases/split-phrases.ts';
import { SHARE_PICTURE } from '#shared/model/media/media.ts';
import type { CardPicture, ShareCard } from '#site-renderer/seo/share-card.ts';

/** The distance of texts from the edges, in pixels. */
const MARGIN = 72;
/** The narrowest and the widest part of a card that shows the picture, in pixels. The text needs the rest. */
const PICTURE_WIDTH = { min: 420, max: 660 } as const;
const SITE_NAME_SIZE = 30;
const LINE_HEIGHT = { headline: 1.28, siteName: 1.3 } as const;
const SIZES = { beside: [76, 68, 60, 54, 48, 42, 38, 34], alone: [104, 92, 80, 70, 62, 54, 46, 40] } as const;
const JPEG_QUALITY = 82;

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the width of the part that shows the picture: as wide as the picture is at the height of the card. */
function pictureWidth({ width, height, crop }: CardPicture): number {
  const shown = crop ?? WHOLE_PICTURE;
  const ratio = (width * shown.width) / (height * shown.height);
  return Math.round(Math.min(PICTURE_WIDTH.max, Math.max(PICTURE_WIDTH.min, SHARE_PICTURE.height * ratio)));
}

/** Returns the part of a file with these pixels that fills a part of the card, as near to the focal point as possible. */
export function focalPart({ crop, focalPoint }: CardPicture, file: { width: number; height: number }, across: number): Rectangle {
  const shown = crop ?? WHOLE_PICTURE;
  const [wide, high] = [(file.width * shown.width) / CROP_WHOLE, (file.height * shown.height) / CROP_WHOLE];
  const ratio = across / SHARE_PICTURE.height;
  const [width, height] = wide / high > ratio ? [high * ratio, high] : [wide, wide / ratio];
  const start = (all: number, part: number, percent: number): number => Math.min(all - part, Math.max(0, (all * percent) / 100 - part / 2));
  const left = Math.floor((file.width * shown.x) / CROP_WHOLE + start(wide, width, focalPoint.x));
  const top = Math.floor((file.height * shown.y) / CROP_WHOLE + start(high, height, focalPoint.y));
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width), file.width - left)),
    height: Math.max(1, Math.min(Math.round(height), file.height - top)),
  };
}

/** Returns the texts of a card as SVG. */
async function drawTexts(card: ShareCard, left: number, fonts: CardFonts, phrases: SplitPhrases): Promise<string> {
  const { headline, siteName, language, colours } = card;
  const width = SHARE_PICTURE.width - left - 2 * MARGIN;
  const x = left + MARGIN;
  const [headlineFonts, nameFonts] = await Promise.all([
    fonts.fontsFor(headline, card.fonts.headline, language),
    fonts.fontsFor(siteName, card.fonts.text, language),
  ]);
  const name = layOut([[drawableText(siteName, nameFonts)]], nameFonts, {
    width,
    height: SITE_NAME_SIZE * 2,
    maxLines: 1,
    sizes: [SITE_NAME_SIZE],
    lineHeight: LINE_HEIGHT.siteName,
  });
  const hasName = headline !== siteName && name.lines.length > 0;
  const bottom = SHARE_PICTURE.height - MARGIN - (hasName ? 2.4 * SITE_NAME_SIZE : 0);
  const paragraphs = drawableText(headline, headlineFonts).split('\n');
  const text = layOut(
    paragraphs.map((paragraph) => phrases(paragraph, language)),
    headlineFonts,
    {
      width,
      height: bottom - MARGIN - 24,
      maxLines: 6,
      sizes: left === 0 ? SIZES.alone : SIZES.beside,
      lineHeight: LINE_HEIGHT.headline,
    },
  );
  const top = MARGIN + 24 + Math.max(0, (bottom - MARGIN - 24 - heightOf(text)) / 2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE.width}" height="${SHARE_PICTURE.height}">`,
    `<rect x="${x}" y="${MARGIN}" width="56" height="6" fill="${colours.accent}"/>`,
    textPaths(text, x, top, colours.text),
    hasName ? textPaths(name, x, SHARE_PICTURE.height - MARGIN - SITE_NAME_SIZE * LINE_HEIGHT.siteName, colours.text) : '',
    '</svg>',
  ].join('');
}

/**
 * Draws a share card as a JPEG file: the focal part of the picture at the left, and the headline and the name of the site on paper beside
 * it. `picture`: the largest variant; absent if the card has none.
 */
export async function drawShareCard(
  card: ShareCard,
  picture: Uint8Array | undefined,
  fonts: CardFonts,
  phrases: SplitPhrases,
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { red: r, green: g, blue: b } = parseColour(card.colours.paper) ?? { red: 255, green: 255, blue: 255 };
  const left = card.picture && picture ? pictureWidth(card.picture) : 0;
  const layers: { input: Buffer; left: number; top: number }[] = [];
  if (card.picture && picture) {
    const { width, height } = await sharp(picture).metadata();
    const part = focalPart(card.picture, { width, height }, left);
    const input = await sharp(picture)
      .extract(part)
      .resize(left, SHARE_PICTURE.height)
      .flatten({ background: { r, g, b } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    layers.push({ input, left: 0, top: 0 });
  }
  layers.push({ input: Buffer.from(await drawTexts(card, left, fonts, phrases)), left: 0, top: 0 });
  return sharp({ create: { ...SHARE_PICTURE, channels: 3, background: { r, g, b } } })
    .composite(layers)
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}
