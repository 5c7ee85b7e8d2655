import type { Language } from '#shared/model/language.ts';
import type { ImageRef, Variant } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { shellContents } from '#site-renderer/components/shell/shell-contents.ts';
import { publicAddresses } from '#site-renderer/files/public-addresses.ts';
import { membersSheetMarkup } from '#site-renderer/document/sheet-markup.tsx';
import type { PlacedSheet } from '#site-renderer/visibility/visible-sheets.ts';

/** What a sheet for members is rendered from. */
interface MembersSheetRendering {
  /** What stands around the sheet, and where others are that it may lead to; what those show is of no account. */
  document: SiteDocument;
  language: Language;
  placed: PlacedSheet;
  /** Where a variant is found by members: below the site's host. */
  imageUrl: (image: Pick<ImageRef, 'mediaId'>, variant: Variant) => string;
}

/** A sheet for members as one `article`, which takes the place of the locked one in a page. Pure. */
export function renderMembersSheet({ document, language, placed, imageUrl }: MembersSheetRendering): string {
  const addresses = publicAddresses({ document, language, languages: document.settings.languages, imageUrl });
  return membersSheetMarkup({ document, language, addresses, contents: shellContents(document, language, addresses) }, placed);
}
