import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#shared/model/language.ts';
import type { ImageRef, Variant } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { PopupCard } from '#site-renderer/components/popup/popup-card.tsx';
import { PopupLayer } from '#site-renderer/components/popup/popup-layer.tsx';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { shellContents } from '#site-renderer/components/shell/shell-contents.ts';
import { publicAddresses } from '#site-renderer/files/public-addresses.ts';
import { type FaceFile, sheetFontStyles } from '#site-renderer/fonts/font-styles.ts';
import { membersSheetMarkup } from '#site-renderer/document/sheet-markup.tsx';
import type { SiteRendering } from '#site-renderer/visibility/site-rendering.ts';
import type { PlacedPopup } from '#shared/rules/popups/placed-popups.ts';
import { popupsOver } from '#site-renderer/visibility/visible-popups.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import type { ActivePopups } from '#shared/model/visitors/active-popup.ts';
import { mostInView } from '#shared/rules/sheets/sheets-in-view.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';
import type { PlacedSheet } from '#shared/rules/sheets/sheet-positions.ts';

/** The input of a members-only sheet. */
interface MembersSheetRendering {
  /** The site with the grid against which links are resolved; the content of its other sheets is not read. */
  document: SiteDocument;
  language: Language;
  placed: PlacedSheet;
  /** The state of the popups over the sheet. Their content is in the document. */
  popups: ActivePopups;
  /** Returns the address of a variant for members, below the site's origin. */
  imageUrl: (image: Pick<ImageRef, 'mediaId'>, variant: Variant) => string;
  mutedVideoUrl?: SiteRendering['mutedVideoUrl'];
  placeholderOf: SiteRendering['placeholderOf'];
  phrases?: SiteRendering['phrases'];
  /** The fonts of the sheet, which no public file contains. */
  fonts?: readonly FaceFile[];
}

function popupLayer(placed: readonly PlacedPopup[], { language, popups }: MembersSheetRendering, addresses: SiteAddresses): string {
  if (placed.length === 0) return '';
  return renderToStaticMarkup(
    <PopupLayer state={JSON.stringify(popups)}>
      {placed.map(({ id, ...popup }) => (
        <PopupCard key={id} popupId={id} {...popup} addresses={addresses} words={VISITOR_LABELS[language]} />
      ))}
    </PopupLayer>,
  );
}

/**
 * Renders a members-only sheet as one `article`, and one more `article` for each variation; one of them replaces the locked sheet in a
 * page. Each contains the fonts of the sheet and the popups over it with their state, which no public file or response contains. Pure.
 */
export function renderMembersSheet(rendering: MembersSheetRendering): string {
  const { document, language, placed, imageUrl, mutedVideoUrl, placeholderOf, phrases, fonts = [], popups } = rendering;
  const { languages } = document.settings;
  const addresses = publicAddresses({ document, language, languages, imageUrl, mutedVideoUrl, placeholderOf });
  const contents = shellContents(document, language, addresses);
  const most = mostInView(
    document.settings,
    visibleSheets(document, language).map(({ cell }) => cell),
  );
  const markup = membersSheetMarkup({ document, language, addresses, contents, phrases, most }, placed);
  const layer = popupLayer(popupsOver(document, language, new Date(popups.now), [placed]), rendering, addresses);
  const styles = fonts.length > 0 ? `<style>${sheetFontStyles(fonts)}</style>` : '';
  return markup.replaceAll('</article>', () => `${styles}${layer}</article>`);
}
