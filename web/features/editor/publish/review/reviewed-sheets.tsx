import { Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { SheetThumbnail } from '#web/features/editor/preview/frame/sheet-thumbnail.tsx';
import type { ReviewedSheet } from '#web/features/editor/publish/review/publish-review.ts';
import classes from '#web/features/editor/publish/review/publish-review.module.css';

/** The width of a preview in pixels. A row fits two pairs in the dialog, and one pair on the narrowest phone. */
const PREVIEW_WIDTH = 108;
/** The maximum number of sheets listed: each preview renders a whole page, so more would be slow. */
const SHOWN = 8;

interface VersionProps extends Pick<ReviewedSheet, 'cell' | 'language'> {
  sheet: Sheet | null;
  document: SiteDocument;
  label: string;
  /** The text that is shown if there is no sheet. */
  absent?: string;
}

function Version({ label, ...version }: VersionProps) {
  return (
    <figure className={classes['version']}>
      <SheetThumbnail {...version} width={PREVIEW_WIDTH} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

const placeOf = ({ cell, language }: ReviewedSheet) => ({ cell, language });

interface ReviewedSheetsProps {
  sheets: readonly ReviewedSheet[];
  /** The published content; `null` if unpublished, so that each sheet is shown once. */
  live: SiteDocument | null;
  current: SiteDocument;
}

/** Shows the changed sheets before and after publishing, and the number of those not listed. */
export function ReviewedSheets({ sheets, live, current }: ReviewedSheetsProps) {
  const { t } = useTranslation('saving');
  const place = ({ cell, language }: ReviewedSheet): string =>
    current.settings.languages.length > 1 ? t('history.change.cellIn', { cell, language: LANGUAGE_NAME[language] }) : cell;
  return (
    <>
      <ul className={classes['sheets']} data-single={live === null || undefined}>
        {sheets.slice(0, SHOWN).map((sheet) => (
          <li key={`${sheet.sheetId}/${sheet.language}`}>
            {live === null ? (
              <Version {...placeOf(sheet)} sheet={sheet.after} document={current} label={place(sheet)} />
            ) : (
              <>
                <Text size="sm" fw={600} mb={6}>
                  {place(sheet)}
                </Text>
                <div className={classes['pair']}>
                  <Version
                    {...placeOf(sheet)}
                    sheet={sheet.before}
                    document={live}
                    label={t('review.before')}
                    absent={t('review.absentBefore')}
                  />
                  <IconArrowRight size={16} stroke={1.5} aria-hidden />
                  <Version
                    {...placeOf(sheet)}
                    sheet={sheet.after}
                    document={current}
                    label={t('review.after')}
                    absent={t('review.absentAfter')}
                  />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {sheets.length > SHOWN && (
        <Text size="sm" c="dimmed">
          {t('review.moreSheets', { count: sheets.length - SHOWN })}
        </Text>
      )}
    </>
  );
}
