import { Stack, Text } from '@mantine/core';
import classes from '#web/features/editor/links/links.module.css';
import type { LinkRow, LinkTarget } from '#web/features/editor/links/link-list.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';

/** The number of rows that are listed. */
const LISTED = 200;

/** A row with the cell of its sheet, if it becomes one. */
export interface PlacedRow {
  row: LinkRow;
  cell: string | null;
  isLeftOut: boolean;
}

interface PreviewRowProps extends PlacedRow {
  target: LinkTarget;
}

function PreviewRow({ row: { number, title, url, text, fault }, cell, isLeftOut, target }: PreviewRowProps) {
  const { t } = useTranslation('links');
  return (
    <li className={classes['row']}>
      <Text size="xs" c="dimmed">
        {cell ?? t('row', { number })}
      </Text>
      <div>
        {title !== '' && <Text fw={600}>{title}</Text>}
        {url !== '' && (
          <Text size="sm" c="dimmed">
            {url}
          </Text>
        )}
        {target === 'sheets' && text !== '' && <Text size="sm">{text}</Text>}
        {isLeftOut && (
          <Text size="sm" c="var(--mantine-color-error)">
            {fault ? <FieldErrorText error={fault} /> : t(target === 'sheets' ? 'noRoom' : 'menuFull')}
          </Text>
        )}
      </div>
    </li>
  );
}

interface LinkPreviewProps {
  rows: readonly PlacedRow[];
  /** The number of links that are added. */
  count: number;
  addedRows: number;
  target: LinkTarget;
}

/** Lists what is added, and why a row is left out. */
export function LinkPreview({ rows, count, addedRows, target }: LinkPreviewProps) {
  const { t } = useTranslation('links');
  const language = useLanguage();
  const leftOut = rows.filter(({ isLeftOut }) => isLeftOut).length;
  return (
    <Stack gap="xs">
      <div role="status">
        {rows.length > 0 && <Text fw={600}>{t('summary', { count })}</Text>}
        {leftOut > 0 && <Text size="sm">{t('skipped', { count: leftOut })}</Text>}
        {addedRows > 0 && <Text size="sm">{t('rows', { count: addedRows })}</Text>}
      </div>
      {rows.length > 0 && (
        <ScrollRegion label={t('preview')} className={classes['scroller']}>
          <ul className={classes['rows']}>
            {rows.slice(0, LISTED).map((placed) => (
              <PreviewRow key={placed.row.number} {...placed} target={target} />
            ))}
          </ul>
        </ScrollRegion>
      )}
      {rows.length > LISTED && (
        <Text size="sm" c="dimmed">
          {t('more', { count: formatNumber(rows.length - LISTED, language) })}
        </Text>
      )}
    </Stack>
  );
}
