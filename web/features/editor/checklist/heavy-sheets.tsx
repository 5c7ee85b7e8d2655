import { Progress, Text, UnstyledButton } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { SHEET_BUDGET_BYTES } from '#shared/model/limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { MediaSizeOf } from '#web/features/editor/model/faults/sheet-weight.ts';
import { CheckGroup } from '#web/features/editor/checklist/check-group.tsx';
import classes from '#web/features/editor/checklist/checklist.module.css';
import { heaviestSheets } from '#web/features/editor/checklist/heaviest-sheets.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useSettings } from '#web/features/editor/state/editor.ts';
import { useDocumentScan } from '#web/features/editor/state/use-document-scan.ts';
import { formatBytes } from '#web/lib/format/format-bytes.ts';
import { useLanguage } from '#web/lib/use-language.ts';

const LISTED = 5;

/** The sheets with the largest downloads, each with its budget. */
export function HeavySheets({ bytesOf }: { bytesOf: MediaSizeOf }) {
  const { t } = useTranslation(['checks', 'inspector']);
  const { languages } = useSettings();
  const { goToLocation } = useCommands();
  const uiLanguage = useLanguage();
  const { heaviest, unknown } = useDocumentScan(
    useCallback((document: SiteDocument) => heaviestSheets(document, bytesOf, LISTED), [bytesOf]),
  );
  const size = (bytes: number): string => formatBytes(bytes, uiLanguage);
  if (heaviest.length === 0 && unknown === 0) return null;
  const budgets = { picture: size(SHEET_BUDGET_BYTES.picture), video: size(SHEET_BUDGET_BYTES.video) };
  return (
    <CheckGroup title={t('weights.title')} hint={t('weights.text', budgets)}>
      <ul className={classes['weights']}>
        {heaviest.map(({ cell, language, bytes, budget }) => {
          const name =
            languages.length === 1 ? cell : t('place.language', { name: cell, language: t(`inspector:languageName.${language}`) });
          const place = { at: 'cell', cell, language, focusedField: { name: 'image' } } as const;
          return (
            <li key={`${cell} ${language}`}>
              <UnstyledButton className={classes['weight'] ?? ''} onClick={() => goToLocation(place)}>
                <span>{name}</span>
                <Progress aria-hidden value={Math.min(100, (bytes / budget) * 100)} color={bytes > budget ? 'danger.7' : 'gray.6'} />
                <span className={classes['figure']}>{`${size(bytes)} / ${size(budget)}`}</span>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
      {unknown > 0 && (
        <Text size="xs" c="dimmed">
          {t('weights.unknown', { count: unknown })}
        </Text>
      )}
    </CheckGroup>
  );
}
