import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { PREVIEW_FRAME, SITE_DEFAULTS } from '#shared/model/limits.ts';
import { type ImageRef, newsWidths, THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import type { NewsText } from '#shared/model/news/news.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { parseDestination, sectionHash, SITE_PAGE_OF_INTERNAL_PAGE } from '#shared/model/sites/destination.ts';
import { firstSheetCell } from '#web/features/news/preview/first-sheet-cell.ts';
import { linkGaps } from '#web/features/news/model/link-gaps.ts';
import classes from '#web/features/news/preview/news-preview.module.css';
import { NEWS_PREVIEW_CSS } from '#web/features/news/preview/news-preview-css.ts';
import type { SiteContent } from '#web/features/news/sites/use-sites.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { SheetView } from '#site-renderer/components/sheet/sheet-view.tsx';
import { NewsBar } from '#site-renderer/components/shell/news-bar.tsx';
import { SiteStage } from '#site-renderer/components/shell/site-stage.tsx';
import { mediaUrl } from '#web/lib/media-url.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';

/** The addresses in the preview. Links do not navigate. */
const ADDRESSES: SiteAddresses = {
  imageUrl: (image, { width, format }) => mediaUrl(image.mediaId, width, format),
  backdropUrl: ({ mediaId }) => mediaUrl(mediaId, THUMBNAIL_WIDTH),
  videoUrl: ({ mediaId, width }) => mediaUrl(mediaId, width, 'mp4'),
  cellUrl: (cell) => `#${cell}`,
  pageUrl: (page) => `#${page}`,
  linkedPageUrl: (page) => `#${SITE_PAGE_OF_INTERNAL_PAGE[page]}${sectionHash(page)}`,
  languageUrl: () => undefined,
  isGoal: () => false,
};

/** The content of the bar. */
export interface PreviewedNews {
  text: NewsText;
  image: ImageRef | null;
  contentUrl: string;
  isInternalLink: boolean;
}

interface NewsBarPreviewProps {
  news: PreviewedNews;
  /** The site whose first sheet shows the bar; `undefined` while no site is chosen or loaded. */
  site: SiteContent | undefined;
  language: Language;
}

const barImage = (image: ImageRef) => ({
  src: mediaUrl(image.mediaId, newsWidths(image.width)[0] ?? image.width),
  width: image.width,
  height: image.height,
  colour: image.colour,
});

/** The bar of an item on the first sheet of a site, rendered with the published components and styles. */
export function NewsBarPreview({ news, site, language }: NewsBarPreviewProps) {
  const { t } = useTranslation('news');
  const { text, image, contentUrl, isInternalLink } = news;
  const document = site?.document;
  const cell = document && firstSheetCell(document.grid);
  const sheet =
    document && cell !== undefined
      ? localisedValue(document.sheets[document.grid.cells[cell] ?? ''] ?? {}, language, document.settings.defaultLanguage)
      : undefined;
  const { kind } = parseDestination(contentUrl, isInternalLink);
  const isLinked = kind !== 'none' && kind !== 'invalid' && (!site || linkGaps([site], contentUrl, isInternalLink).length === 0);
  const theme = document?.settings.theme ?? undefined;
  const labels = VISITOR_LABELS[language];
  const item = {
    title: text.title || t('preview.noTitle'),
    content: text.content,
    contentUrl: isLinked ? '#' : '',
    image: image && barImage(image),
  };
  return (
    <figure className={classes['preview']}>
      <div role="img" aria-label={t('preview.label', { title: item.title, content: item.content })} className={classes['phone']}>
        <ShadowFrame className={classes['frame']} lang={LANGUAGE_TAG[language]} css={NEWS_PREVIEW_CSS}>
          <div style={PREVIEW_FRAME} inert>
            <SiteStage
              viewMode="MOBILE"
              speakerColor={document?.settings.speakerColor ?? SITE_DEFAULTS.speakerColor}
              themed={theme && { theme, language }}
            >
              <div className="grid lone">
                {sheet && cell !== undefined && (
                  <SheetView
                    key={cell}
                    sheet={sheet}
                    cell={cell}
                    addresses={ADDRESSES}
                    words={labels}
                    sizes={`${PREVIEW_FRAME.width}px`}
                    theme={theme ?? null}
                    language={language}
                  />
                )}
              </div>
              <NewsBar words={labels} allUrl="#news" item={item} />
            </SiteStage>
          </div>
        </ShadowFrame>
      </div>
      <Text component="figcaption" size="xs" c="dimmed" ta="center">
        {site ? t('preview.onSite', { site: site.name }) : t('preview.noSite')}
      </Text>
    </figure>
  );
}
