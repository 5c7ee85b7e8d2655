import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import type { Scope } from '#functions/scope.ts';
import type { MediaFile } from '#functions/store/media/media-store.ts';
import { belongsToSite } from '#functions/store/media/media-sharing.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { ImageRef, MediaKind, VideoRef } from '#shared/model/media/media.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import type { SiteChanges } from '#shared/model/site/site.ts';
import { canonicalJson } from '#shared/rules/site/site-parts.ts';

/** A picture or video someone wants to show: where in the input it stands, and as what. */
export interface MediaReference {
  path: string;
  kind: MediaKind;
  media: ImageRef | VideoRef;
}

export interface MediaCheck {
  faults: FieldError[];
  /** Media that no site has shown before: this one makes them its own. */
  adopted: string[];
}

const shownMedia = (path: string, kind: MediaKind, shown: MediaReference['media'] | null | undefined): MediaReference[] =>
  shown ? [{ path, kind, media: shown }] : [];

const brandImages = (path: string, { logo, favicon }: { logo: ImageRef | null; favicon: ImageRef | null }): MediaReference[] => [
  ...shownMedia(`${path}logo`, 'logo', logo),
  ...shownMedia(`${path}favicon`, 'favicon', favicon),
];

/** Every picture and video that a save sends. */
export const mediaReferences = ({ settings, sheets = {}, popups = {} }: SiteChanges): MediaReference[] => [
  ...(settings ? brandImages('changes.settings.', settings) : []),
  ...Object.entries(sheets).flatMap(([sheetId, byLanguage]) =>
    LANGUAGES.flatMap((language) => {
      const path = `changes.sheets.${sheetId}.${language}`;
      const { image, video, products = [] } = byLanguage[language] ?? {};
      return [
        ...shownMedia(`${path}.image`, 'creative', image),
        ...shownMedia(`${path}.video`, 'video', video),
        ...products.flatMap((product, index) => shownMedia(`${path}.products.${index}.image`, 'product', product.image)),
      ];
    }),
  ),
  ...Object.entries(popups).flatMap(([popupId, popup]) =>
    LANGUAGES.flatMap((language) =>
      shownMedia(`changes.popups.${popupId}.content.${language}.image`, 'popup', popup?.content[language]?.image),
    ),
  ),
];

const isAsStored = ({ kind, media: shown }: MediaReference, media: MediaFile): boolean =>
  media.state === 'ready' && media.kind === kind && canonicalJson(kind === 'video' ? media.video : media.image) === canonicalJson(shown);

/** Media are shown only as they were checked, by the account they were uploaded for, and by the sites they belong to: clearing the last of these away takes them along. */
const mayShow = (media: MediaFile, ownerId: string, siteId: string): boolean =>
  media.ownerId === ownerId && (media.siteId === '' || belongsToSite(media, siteId));

/** Holds pictures and videos against the media they name. One database call, none without any. */
export async function checkMediaReferences(
  { media }: Pick<SiteDependencies, 'media'>,
  scope: Scope,
  site: { id: string; ownerId: string },
  images: readonly MediaReference[],
): Promise<MediaCheck> {
  const found = await media.getAll(
    scope,
    images.map(({ media: shown }) => shown.mediaId),
  );
  const known = found.map((file, index) => {
    const one = images[index];
    return file && one && isAsStored(one, file) && mayShow(file, site.ownerId, site.id) ? file : undefined;
  });
  return {
    faults: images.filter((_, index) => !known[index]).map(({ path }) => ({ path, rule: 'unknown-media' })),
    adopted: [...new Set(known.filter((file) => file?.siteId === '').map((file) => file?.id ?? ''))],
  };
}
