import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import type { Scope } from '#functions/scope.ts';
import type { MediaFile } from '#functions/store/media.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { ImageRef, MediaKind } from '#shared/model/media.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import type { SiteChanges } from '#shared/model/site.ts';

/** A picture someone wants to show: where in the input it stands, and as what. */
export interface ShownImage {
  path: string;
  kind: MediaKind;
  image: ImageRef;
}

export interface ImageCheck {
  faults: FieldError[];
  /** Media that no site has shown before: this one makes them its own. */
  adopted: string[];
}

const shown = (path: string, kind: MediaKind, image: ImageRef | null | undefined): ShownImage[] => (image ? [{ path, kind, image }] : []);

export const brandImages = (path: string, { logo, favicon }: { logo: ImageRef | null; favicon: ImageRef | null }): ShownImage[] => [
  ...shown(`${path}logo`, 'logo', logo),
  ...shown(`${path}favicon`, 'favicon', favicon),
];

/** Every picture that a save sends. */
export const imagesOf = ({ settings, sheets = {} }: SiteChanges): ShownImage[] => [
  ...(settings ? brandImages('changes.settings.', settings) : []),
  ...Object.entries(sheets).flatMap(([sheetId, byLanguage]) =>
    LANGUAGES.flatMap((language) => shown(`changes.sheets.${sheetId}.${language}.image`, 'creative', byLanguage[language]?.image)),
  ),
];

const isAsStored = ({ image, kind }: ShownImage, media: MediaFile): boolean =>
  media.state === 'ready' &&
  media.kind === kind &&
  media.image?.width === image.width &&
  media.image.height === image.height &&
  media.image.colour === image.colour;

/** A picture is shown only as it was checked, by the account it was uploaded for, and by one site: clearing that away may take it along. */
const mayShow = (media: MediaFile, ownerId: string, siteId: string): boolean =>
  media.ownerId === ownerId && (media.siteId === '' || media.siteId === siteId);

/** Holds pictures against the media they name. One database call, none without pictures. */
export async function checkImages(
  { media }: Pick<SiteDependencies, 'media'>,
  scope: Scope,
  site: { id: string; ownerId: string },
  images: readonly ShownImage[],
): Promise<ImageCheck> {
  const found = await media.peekAll(
    scope,
    images.map(({ image }) => image.mediaId),
  );
  const known = found.map((file, index) => {
    const image = images[index];
    return file && image && isAsStored(image, file) && mayShow(file, site.ownerId, site.id) ? file : undefined;
  });
  return {
    faults: images.filter((_, index) => !known[index]).map(({ path }) => ({ path, rule: 'unknown-media' })),
    adopted: [...new Set(known.filter((file) => file?.siteId === '').map((file) => file?.id ?? ''))],
  };
}
