import { SHEET_DEFAULTS } from '#shared/model/limits.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { textColourOn } from '#shared/values/colour.ts';
import { LinkButton } from '#site-renderer/components/shared/link-button.tsx';
import { linkTarget } from '#site-renderer/components/shared/link-target.ts';
import { PriceText } from '#site-renderer/components/shared/price-text.tsx';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface SheetWordsProps {
  sheet: Sheet;
  addresses: SiteAddresses;
  words: VisitorLabels;
  /** Whether the text of the sheet is the page's heading. */
  isHeading: boolean;
}

/** Returns the class of the backdrop behind the text or the price; no class for a button alone. */
function veil({ mainText, mainTextColor, price, priceTextColor }: Sheet): string {
  if (mainText === '' && price === null) return '';
  const colour =
    mainText === '' ? safeColour(priceTextColor, SHEET_DEFAULTS.priceTextColor) : safeColour(mainTextColor, SHEET_DEFAULTS.mainTextColor);
  return textColourOn(colour) === '#FFFFFF' ? 'on-light' : 'on-dark';
}

/** Renders the text, price and button of a sheet; `null` if it has none of them. */
export function SheetText({ sheet, addresses, words, isHeading }: SheetWordsProps) {
  const { mainText, price, linkButtonText } = sheet;
  const target = linkButtonText === '' ? undefined : linkTarget(sheet, addresses);
  if (mainText === '' && price === null && !target) return null;
  const Heading = isHeading ? 'h1' : 'h2';
  return (
    <div className={`words ${veil(sheet)}`.trim()}>
      {mainText !== '' && (
        <Heading className="text" style={{ color: safeColour(sheet.mainTextColor, SHEET_DEFAULTS.mainTextColor) }}>
          {mainText}
        </Heading>
      )}
      {price !== null && (
        <p className="price" style={{ color: safeColour(sheet.priceTextColor, SHEET_DEFAULTS.priceTextColor) }}>
          <PriceText price={price} words={words} />
        </p>
      )}
      {target && <LinkButton text={linkButtonText} target={target} colours={sheet} defaults={SHEET_DEFAULTS} />}
    </div>
  );
}
