import type { CSSProperties } from 'react';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import { sectionHash, SITE_PAGE_OF_INTERNAL_PAGE } from '#shared/model/sites/destination.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { SheetView } from '#site-renderer/components/sheet/sheet-view.tsx';
import { SiteStage } from '#site-renderer/components/shell/site-stage.tsx';
import type { SplitPhrases } from '#site-renderer/phrases/split-phrases.ts';
import { FEATURE_CSS } from '#site-renderer/styles/feature-css.ts';
import { SHEET_CSS } from '#site-renderer/styles/sheet-css.ts';
import { COMPOSITION_CSS } from '#site-renderer/styles/theme-css.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';

/** The screen of a phone that templates are shown on, in pixels. */
const PHONE = { width: 390, height: 693 };
/** The corner of a phone. It is scaled like the phone. */
const PHONE_CORNER = 40;

const { picture, crop, veil, video, points, areas, price, products, shelf } = FEATURE_CSS;
const SHEETS_CSS = `${SHEET_CSS}${picture}${crop}${veil}${video}${points}${areas}${price}${products}${Object.values(COMPOSITION_CSS).join('')}${shelf}:host{display:block}`;
/** Nothing in a gallery moves by itself. */
const STILL_CSS = `${SHEETS_CSS}*{animation:none!important}`;

/** Links lead nowhere, because screens are inert. */
const INERT: Omit<SiteAddresses, 'imageUrl' | 'backdropUrl' | 'videoUrl'> = {
  cellUrl: (cell) => `#${cell}`,
  pageUrl: (page) => `#${page}`,
  linkedPageUrl: (page) => `#${SITE_PAGE_OF_INTERNAL_PAGE[page]}${sectionHash(page)}`,
  languageUrl: () => undefined,
  isGoal: () => false,
};

/** The drawings of curated templates, whose media ids are their addresses. */
export const DRAWINGS: SiteAddresses = {
  ...INERT,
  imageUrl: ({ mediaId }) => mediaId,
  backdropUrl: () => '',
  videoUrl: ({ mediaId }) => mediaId,
};

/** Uploaded files, from the console's host. */
export const UPLOADS: SiteAddresses = {
  ...INERT,
  imageUrl: (image, { width, format }) => mediaUrl(image.mediaId, width, format),
  backdropUrl: ({ mediaId }) => mediaUrl(mediaId, THUMBNAIL_WIDTH),
  videoUrl: ({ mediaId, width }) => mediaUrl(mediaId, width, 'mp4'),
};

interface ScreenProps {
  document: SiteDocument;
  cell: string;
  language: Language;
  scale: number;
  addresses: SiteAddresses;
  /** `undefined` while they are loaded, and without a theme. */
  phrases: SplitPhrases | undefined;
}

/** Returns the size of a phone at a scale, in pixels, and how its content is shown. */
const phoneAt = (scale: number): { phone: CSSProperties; screen: CSSProperties } => ({
  phone: {
    width: PHONE.width * scale,
    height: PHONE.height * scale,
    overflow: 'hidden',
    borderRadius: PHONE_CORNER * scale,
    boxShadow: '0 0 0 1px #0002',
  },
  screen: { ...PHONE, transform: `scale(${scale})`, transformOrigin: '0 0' },
});

function Screen({ document, cell, language, scale, addresses, phrases }: ScreenProps) {
  const sheet = sheetAt(document, cell, language);
  const { theme, speakerColor } = document.settings;
  const { phone, screen } = phoneAt(scale);
  return (
    <div style={phone}>
      <div style={screen} inert>
        {sheet && (
          <SiteStage viewMode="MOBILE" speakerColor={speakerColor} themed={theme ? { theme, language } : undefined}>
            <div className="grid lone">
              <SheetView
                key={cell}
                sheet={sheet}
                cell={cell}
                addresses={addresses}
                words={VISITOR_LABELS[language]}
                sizes={`${PHONE.width}px`}
                theme={theme}
                language={language}
                phrases={phrases && ((text) => phrases(text, language))}
              />
            </div>
          </SiteStage>
        )}
      </div>
    </div>
  );
}

/** The scales of the sheets on a card: one sheet, and beside it two that are half as high with a gap between them. */
const CARD = { scale: 0.256, beside: 0.125, gap: 4 };
const CARD_STYLE: CSSProperties = { display: 'flex', gap: CARD.gap };
const BESIDE_STYLE: CSSProperties = { display: 'grid', alignContent: 'space-between' };

type TemplateCardScreensProps = Omit<ScreenProps, 'cell' | 'scale' | 'addresses'> & {
  className?: string | undefined;
  cells: readonly string[];
};

/** The first three sheets of a curated template as visitors see them on a phone, small and still. */
export function TemplateCardScreens({ className, cells: [first, ...beside], ...shown }: TemplateCardScreensProps) {
  return (
    <ShadowFrame className={className} lang={LANGUAGE_TAG[shown.language]} css={STILL_CSS}>
      <div style={CARD_STYLE}>
        {first !== undefined && <Screen {...shown} cell={first} addresses={DRAWINGS} scale={CARD.scale} />}
        <div style={BESIDE_STYLE}>
          {beside.slice(0, 2).map((cell) => (
            <Screen key={cell} {...shown} cell={cell} addresses={DRAWINGS} scale={CARD.beside} />
          ))}
        </div>
      </div>
    </ShadowFrame>
  );
}

/** The scale of the preview, with which it fits on a phone. */
const PREVIEW_SCALE = 0.72;
/** The size of the preview in pixels. */
export const PREVIEW_SIZE = { width: PHONE.width * PREVIEW_SCALE, height: PHONE.height * PREVIEW_SCALE };

/** One sheet of a template as visitors see it on a phone. */
export const TemplatePreviewScreen = ({ cell, ...shown }: Omit<ScreenProps, 'scale'>) => (
  <ShadowFrame lang={LANGUAGE_TAG[shown.language]} css={SHEETS_CSS}>
    <Screen {...shown} cell={cell} scale={PREVIEW_SCALE} />
  </ShadowFrame>
);
