import { createHash } from 'node:crypto';
import type { Language } from '#shared/model/language.ts';
import { creativeWidths, type ImageRef, SHARE_PICTURE, SHARE_PICTURE_VARIANT } from '#shared/model/media/media.ts';
import type { PictureCrop } from '#shared/model/sites/picture-adjustment.ts';
import type { FocalPoint } from '#shared/model/sites/picture-fit.ts';
import { type FontId, FONTS } from '#shared/model/sites/font.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { croppedFocalPoint } from '#shared/rules/sheets/picture-adjustment.ts';
import { sheetName } from '#shared/rules/publishing/page-metadata.ts';
import { shareCardPath } from '#shared/rules/sites/site-file-keys.ts';
import type { Size } from '#shared/rules/sheets/picture-fit.ts';
import { cutText } from '#shared/rules/text/cut-text.ts';
import { hasReadableContrast, textColourOn } from '#shared/values/colour.ts';
import { composedFrame } from '#site-renderer/components/sheet/composition/composed-sheet.tsx';
import { sheetSurface } from '#site-renderer/components/sheet/composition/sheet-surface.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

/** Changes the names of all cards. It is increased when the same content is drawn in another way. */
const CARD_VERSION = 1;
const HASH_LENGTH = 16;
/** The maximum number of characters of a headline. Longer texts are not readable on a card. */
const HEADLINE_MAX = 80;

/** A font of a card: a family and one of its weights. */
export interface CardFont {
  font: FontId;
  weight: number;
}

/** The picture of a card, in the creative's own pixels. */
export interface CardPicture {
  mediaId: string;
  /** The published address of its largest variant, which names the content of the picture. */
  source: string;
  width: number;
  height: number;
  crop: PictureCrop | null;
  /** In percent of the crop. */
  focalPoint: FocalPoint;
}

/** What a share card shows. */
export interface ShareCard {
  /** The path of the card below the site's origin, which names its content. */
  path: string;
  language: Language;
  /** The text, with the line breaks of its author. */
  headline: string;
  siteName: string;
  picture: CardPicture | null;
  fonts: { headline: CardFont; text: CardFont };
  colours: { paper: string; text: string; accent: string };
}

/** The input of share cards: one language of a site, and the addresses of its media. */
export interface CardSite {
  document: Pick<SiteDocument, 'settings' | 'grid' | 'sheets'>;
  language: Language;
  addresses: Pick<SiteAddresses, 'imageUrl'>;
}

/** The fonts of sites without a theme, and of themes with the system's fonts. */
export const CARD_FONTS: Readonly<Record<Language, FontId>> = { jp: 'noto-sans-jp', en: 'inter', cn: 'noto-sans-sc', kr: 'noto-sans-kr' };
const PAPER = '#f6f5f1';

/** Returns the weight of a family that is nearest to a weight. */
function fontOf(font: FontId, weight: number): CardFont {
  const [nearest = weight] = FONTS[font].weights.toSorted((one, other) => Math.abs(one - weight) - Math.abs(other - weight));
  return { font, weight: nearest };
}

function cardFonts({ document: { settings }, language }: CardSite): ShareCard['fonts'] {
  const fonts = settings.theme?.fonts[language];
  return { headline: fontOf(fonts?.headline ?? CARD_FONTS[language], 700), text: fontOf(fonts?.text ?? CARD_FONTS[language], 400) };
}

/** Returns the colours of the theme, each replaced by black or white if it is not readable on the paper. */
function cardColours({ document: { settings } }: CardSite, sheet: Sheet | null, image: ImageRef | null): ShareCard['colours'] {
  const { theme } = settings;
  const surface = theme && sheet && !image ? sheetSurface(sheet, theme.palette).colours[0] : undefined;
  const paper = surface ?? theme?.palette.background ?? image?.colour ?? PAPER;
  const readable = (colour: string | undefined): string =>
    colour !== undefined && hasReadableContrast(colour, paper) ? colour : textColourOn(paper);
  return { paper, text: readable(theme?.palette.text), accent: readable(theme?.palette.accent) };
}

function cardPicture(
  { addresses }: CardSite,
  { focalPoint, pictureCrop }: Pick<Sheet, 'focalPoint' | 'pictureCrop'>,
  image: ImageRef,
): CardPicture {
  const { mediaId, width, height } = image;
  const source = addresses.imageUrl(image, { width: Math.max(...creativeWidths(width)), format: 'webp' });
  return { mediaId, source, width, height, crop: pictureCrop, focalPoint: croppedFocalPoint(focalPoint, pictureCrop) };
}

/** Returns the size of the largest variant of a picture. */
function publishedSize({ width, height }: Size): Size {
  const largest = Math.max(...creativeWidths(width));
  return { width: largest, height: Math.round((largest * height) / width) };
}

function cardOf(site: CardSite, sheet: Sheet | null, headline: string): ShareCard {
  const { settings } = site.document;
  const image = sheet && (settings.theme && !composedFrame(sheet, settings.theme).showsCreative ? null : sheet.image);
  const content = {
    language: site.language,
    headline: cutText(headline, HEADLINE_MAX, site.language),
    siteName: settings.name,
    picture: sheet && image && cardPicture(site, sheet, image),
    fonts: cardFonts(site),
    colours: cardColours(site, sheet, image),
  };
  // The picture is named by its content, not by its media id.
  const named = { ...content, picture: content.picture && { ...content.picture, mediaId: undefined } };
  const hash = createHash('sha256').update(JSON.stringify([CARD_VERSION, named]));
  return { ...content, path: shareCardPath(hash.digest('hex').slice(0, HASH_LENGTH)) };
}

/** Returns a text without spaces at the ends of its lines, and without empty lines. */
const linesOf = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ *\n\s*/g, '\n')
    .trim();

/** Returns the card of a public sheet: its picture and text. A sheet without text has the name of the site as its headline. */
export const sheetCard = (site: CardSite, sheet: Sheet): ShareCard =>
  cardOf(site, sheet, linesOf(sheet.mainText) || sheetName(sheet, site.document.settings.name));

/** Returns the card of all other pages, members-only sheets among them: the name of the site and the first public picture. */
export function siteCard(site: CardSite): ShareCard {
  const open = visibleSheets(site.document, site.language).map(({ sheet }) => sheet);
  const first = open.find(({ membersOnlyLock, image }) => !membersOnlyLock && image !== null);
  return cardOf(site, first ?? null, site.document.settings.name);
}

/** The picture that the owner uploaded for sharing. */
export interface UploadedPicture {
  /** Its published address. */
  uploaded: string;
  alt: string;
}

/** Returns what sharing the first page shows, and all pages beside public sheets: the owner's picture, otherwise the card `drawn`. */
export function sitePicture({ document: { settings }, addresses }: CardSite, drawn: ShareCard): ShareCard | UploadedPicture {
  const { shareImage, name } = settings;
  return shareImage ? { uploaded: addresses.imageUrl(shareImage, SHARE_PICTURE_VARIANT), alt: name } : drawn;
}

const imageProperties = (source: string, { width, height }: Size, alt: string): Record<string, string> => ({
  'og:image': source,
  'og:image:width': String(width),
  'og:image:height': String(height),
  'og:image:alt': alt,
});

/**
 * Returns the properties (Open Graph) that name an uploaded picture or a drawn card; until the card is stored, those of its picture. None
 * if there is neither.
 */
export function cardProperties(
  card: ShareCard | UploadedPicture,
  storedCards: ReadonlySet<string>,
  origin: string,
): Record<string, string> {
  if ('uploaded' in card) return imageProperties(origin + card.uploaded, SHARE_PICTURE, card.alt);
  const { path, headline, picture } = card;
  const alt = headline.replaceAll('\n', ' ');
  if (storedCards.has(path)) return imageProperties(origin + path, SHARE_PICTURE, alt);
  return picture ? imageProperties(origin + picture.source, publishedSize(picture), alt) : {};
}

/**
 * Returns the drawn cards of all pages of one language, each once: that of the first sheet first, because its page is shared most. An
 * uploaded picture replaces the card of pages beside the sheets.
 */
export function shareCards(site: CardSite): ShareCard[] {
  const sheets = visibleSheets(site.document, site.language).filter(({ sheet }) => !sheet.membersOnlyLock);
  const [first, ...others] = sheets.map(({ sheet }) => sheetCard(site, sheet));
  const ofSite = site.document.settings.shareImage ? [] : [siteCard(site)];
  const cards = [...(first ? [first] : []), ...ofSite, ...others];
  return [...new Map(cards.map((card) => [card.path, card])).values()];
}
