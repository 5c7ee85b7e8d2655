import type { Language } from '#shared/model/language.ts';
import type { ImageRef, Variant } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { shellContents } from '#site-renderer/components/shell/shell-contents.ts';
import { publicAddresses } from '#site-renderer/files/public-addresses.ts';
import { membersSheetMarkup } from '#site-renderer/document/sheet-markup.tsx';
import type { PlacedSheet } from '#site-renderer/visibility/visible-sheets.ts';

/** The input of a members-only sheet. */
interface MembersSheetRendering {
  /** The site with the grid that links are resolved against; the content of its other sheets is not read. */
  document: SiteDocument;
  language: Language;
  placed: PlacedSheet;
  /** The address of a variant for members, below the site's origin. */
  imageUrl: (image: Pick<ImageRef, 'mediaId'>, variant: Variant) => string;
}

/** Renders a members-only sheet as one `article`, which replaces the locked sheet in a page. Pure. */
export function renderMembersSheet({ document, language, placed, imageUrl }: MembersSheetRendering): string {
  const addresses = publicAddresses({ document, language, languages: document.settings.languages, imageUrl });
  return membersSheetMarkup({ document, language, addresses, contents: shellContents(document, language, addresses) }, placed);
}
