import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import { belongsToSite } from '#functions/media/store/media-sharing.ts';
import type { FieldError } from '#shared/model/error.ts';
import { type ImageRef, type MediaKind, type VideoRef, withoutTones } from '#shared/model/media/media.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import type { SiteChanges } from '#shared/model/sites/site.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';

/** A picture or video used in the input. `path` is the field that refers to it; `kind` is the kind of file that the field takes. */
export interface MediaReference {
  path: string;
  kind: MediaKind;
  media: ImageRef | VideoRef;
}

/** Media that a save uses for the first time. */
export interface NewlyUsedMedia {
  /** Media without a site, which are attached to this site. */
  adoptedIds: string[];
  /** Media of the site that no save has used before. */
  unused: MediaFile[];
  /** Media of the account that other sites show, or that it keeps in its library. */
  borrowed: MediaFile[];
}

export interface MediaCheck extends NewlyUsedMedia {
  faults: FieldError[];
}

const reference = (path: string, kind: MediaKind, media: MediaReference['media'] | null | undefined): MediaReference[] =>
  media ? [{ path, kind, media }] : [];

const brandImages = (path: string, { logo, favicon }: { logo: ImageRef | null; favicon: ImageRef | null }): MediaReference[] => [
  ...reference(`${path}logo`, 'logo', logo),
  ...reference(`${path}favicon`, 'favicon', favicon),
];

/** Returns every picture and video used in the changes of a save. */
export const mediaReferences = ({ settings, sheets = {}, popups = {} }: SiteChanges): MediaReference[] => [
  ...(settings ? brandImages('changes.settings.', settings) : []),
  ...reference('changes.settings.shareImage', 'share', settings?.shareImage),
  ...Object.entries(sheets).flatMap(([sheetId, byLanguage]) =>
    LANGUAGES.flatMap((language) => {
      const path = `changes.sheets.${sheetId}.${language}`;
      const { image, video, products = [], variations = [] } = byLanguage[language] ?? {};
      return [
        ...reference(`${path}.image`, 'creative', image),
        ...reference(`${path}.video`, 'video', video),
        ...products.flatMap((product, index) => reference(`${path}.products.${index}.image`, 'product', product.image)),
        ...variations.flatMap(({ fields }, index) => [
          ...reference(`${path}.variations.${index}.fields.image`, 'creative', fields.image),
          ...reference(`${path}.variations.${index}.fields.video`, 'video', fields.video),
        ]),
      ];
    }),
  ),
  ...Object.entries(popups).flatMap(([popupId, popup]) =>
    LANGUAGES.flatMap((language) =>
      reference(`changes.popups.${popupId}.content.${language}.image`, 'popup', popup?.content[language]?.image),
    ),
  ),
];

/** Returns what a reference to the file states. A client that does not know tone maps leaves them out. */
function uploaded({ kind, media }: MediaReference, { image, video }: MediaFile): MediaReference['media'] | null {
  if (kind === 'video' || !image) return video;
  return 'tones' in media ? image : withoutTones(image);
}

const isAsUploaded = (used: MediaReference, file: MediaFile): boolean =>
  file.state === 'ready' && file.kind === used.kind && canonicalJson(uploaded(used, file)) === canonicalJson(used.media);

/** Whether a file has to be attached to the site before a save that uses it, because media are deleted with the last site that has them. */
const isBorrowed = ({ id }: { id: string }, file: MediaFile): boolean =>
  file.siteId === '' ? file.isKept === true : !belongsToSite(file, id);

/**
 * Checks that the media exist, are ready, match their references, and belong to the account of the site. Makes one database call, or none
 * without references.
 */
export async function checkMediaReferences(
  dependencies: Pick<SiteDependencies, 'media'>,
  scope: Scope,
  site: { id: string; ownerId: string },
  references: readonly MediaReference[],
): Promise<MediaCheck> {
  const ids = references.map(({ media: { mediaId } }) => mediaId);
  const found = await dependencies.media.getAll(scope, ids);
  const usable = found.map((file, index) => {
    const used = references[index];
    return file && used && isAsUploaded(used, file) && file.ownerId === site.ownerId ? file : undefined;
  });
  const files = usable.filter((file) => file !== undefined);
  const borrowed = files.filter((file) => isBorrowed(site, file));
  return {
    faults: references.filter((_, index) => !usable[index]).map(({ path }) => ({ path, rule: 'unknown-media' })),
    unused: files.filter(({ unusedUntil }) => unusedUntil !== undefined),
    borrowed: [...new Map(borrowed.map((file) => [file.id, file])).values()],
    adoptedIds: [...new Set(files.flatMap((file) => (file.siteId === '' && !borrowed.includes(file) ? [file.id] : [])))],
  };
}
