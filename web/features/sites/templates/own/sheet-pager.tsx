import { ActionIcon, Group, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { PREVIEW_FRAME } from '#shared/model/limits.ts';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import { SITE_PAGE_OF_INTERNAL_PAGE } from '#shared/model/sites/destination.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { gridCells } from '#shared/values/cell.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { SheetView } from '#site-renderer/components/sheet/sheet-view.tsx';
import { SiteStage } from '#site-renderer/components/shell/site-stage.tsx';
import { FEATURE_CSS } from '#site-renderer/styles/feature-css.ts';
import { SHEET_CSS } from '#site-renderer/styles/sheet-css.ts';
import { COMPOSITION_CSS } from '#site-renderer/styles/theme-css.ts';
import classes from '#web/features/sites/templates/own/own-templates.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';

const { picture, points, price, products, video } = FEATURE_CSS;
const CSS = `${SHEET_CSS}${picture}${video}${points}${price}${products}${Object.values(COMPOSITION_CSS).join('')}:host{display:block}`;

/** Media from the console's host. Links lead nowhere, because the frame is inert. */
const ADDRESSES: SiteAddresses = {
  imageUrl: (image, { width, format }) => mediaUrl(image.mediaId, width, format),
  backdropUrl: ({ mediaId }) => mediaUrl(mediaId, THUMBNAIL_WIDTH),
  videoUrl: ({ mediaId, width }) => mediaUrl(mediaId, width, 'mp4'),
  cellUrl: (cell) => `#${cell}`,
  pageUrl: (page) => `#${page}`,
  linkedPageUrl: (page) => `#${SITE_PAGE_OF_INTERNAL_PAGE[page]}`,
  languageUrl: () => undefined,
  isGoal: () => false,
};

interface SheetPagerProps {
  /** The name of what is shown, for screen readers. */
  name: string;
  document: SiteDocument;
}

/** The sheets of a site as on a phone, one at a time, in the console's language if the site has it. */
export function SheetPager({ name, document }: SheetPagerProps) {
  const { t } = useTranslation('snapshots');
  const console = useLanguage();
  const [index, setIndex] = useState(0);
  const { grid, settings } = document;
  const { theme, languages, defaultLanguage, speakerColor } = settings;
  const language = languages.includes(console) ? console : defaultLanguage;
  const cells = [...gridCells(grid.numberHorizontal, grid.numberVertical)].filter((cell) => grid.cells[cell] !== undefined);
  const cell = cells[index];
  if (cell === undefined) return <Text c="dimmed">{t('sheets.none')}</Text>;
  const sheet = sheetAt(document, cell, language);
  const steps = [
    { label: t('sheets.previous'), icon: IconArrowLeft, to: index - 1 },
    { label: t('sheets.next'), icon: IconArrowRight, to: index + 1 },
  ];
  return (
    <>
      <div className={classes['phone']} role="img" aria-label={t('sheets.screen', { name, cell })}>
        <ShadowFrame className={classes['frame']} lang={LANGUAGE_TAG[language]} css={CSS}>
          <div style={{ ...PREVIEW_FRAME }} inert>
            <SiteStage viewMode="MOBILE" speakerColor={speakerColor} themed={theme ? { theme, language } : undefined}>
              <div className="grid lone">
                {sheet && (
                  <SheetView
                    key={cell}
                    sheet={sheet}
                    cell={cell}
                    addresses={ADDRESSES}
                    words={VISITOR_LABELS[language]}
                    sizes={`${PREVIEW_FRAME.width}px`}
                    theme={theme}
                    language={language}
                  />
                )}
              </div>
            </SiteStage>
          </div>
        </ShadowFrame>
      </div>
      <Group justify="center" mt="sm" gap="md">
        {steps.map(({ label, icon: Icon, to }) => {
          const isPossible = to >= 0 && to < cells.length;
          return (
            <ActionIcon
              key={label}
              size={44}
              variant="default"
              aria-label={label}
              aria-disabled={!isPossible}
              {...(!isPossible && { 'data-disabled': true })}
              onClick={() => isPossible && setIndex(to)}
            >
              <Icon size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          );
        })}
      </Group>
      <Text size="xs" c="dimmed" ta="center" mt={4} aria-live="polite">
        {t('sheets.position', { place: index + 1, count: cells.length })}
      </Text>
    </>
  );
}
