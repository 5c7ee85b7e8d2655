import { List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import type { DataLoss, SheetDataLoss } from '#web/features/editor/model/translation/language-changes.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';
import { sheetLabel } from '#site-renderer/components/sheet/sheet-view.tsx';
import { useLanguage } from '#web/lib/use-language.ts';

/** How many sheets are named one by one. */
const NAMED = 12;

interface LossListProps {
  /** As it is before. */
  document: SiteDocument;
  losses: readonly DataLoss[];
}

/** What goes, sheet by sheet: its cell, how it begins, and in each language the things entered. */
export function DataLossList({ document, losses }: LossListProps) {
  const { t } = useTranslation(['inspector', 'fields']);
  const words = new Intl.ListFormat(LANGUAGE_TAG[useLanguage()], { type: 'conjunction', style: 'narrow' });
  const byCell = [
    ...Map.groupBy(
      losses.filter((loss): loss is SheetDataLoss => loss.kind === 'sheet'),
      ({ cell }) => cell,
    ),
  ];
  const besideSheets = losses.filter((loss) => loss.kind !== 'sheet');
  return (
    <List size="sm" mt="xs" listStyleType="none">
      {besideSheets.map((loss) => (
        <List.Item key={`${loss.kind} ${loss.kind === 'popup' ? loss.name : ''} ${loss.language}`} mb={4}>
          <Text component="div" size="sm" fw={600} truncate>
            {[t(`fields:part.${loss.kind}`), loss.kind === 'popup' && loss.name].filter(Boolean).join('  ')}
          </Text>
          <Text component="div" size="xs" c="dimmed">
            {t(`languageName.${loss.language}`)}
          </Text>
        </List.Item>
      ))}
      {byCell.slice(0, NAMED).map(([cell, ofCell]) => {
        const [first] = ofCell;
        const sheet = first && sheetAt(document, cell, first.language);
        return (
          <List.Item key={cell} mb={4}>
            <Text component="div" size="sm" fw={600} truncate>
              {[cell, sheet && sheetLabel(sheet, '')].filter(Boolean).join('  ')}
            </Text>
            {ofCell.map(({ language, fields }) => (
              <Text component="div" key={language} size="xs" c="dimmed">
                {t('loss.item', {
                  language: t(`languageName.${language}`),
                  fields: words.format(fields.map((field) => t(`fields:sheet.${field}`))),
                })}
              </Text>
            ))}
          </List.Item>
        );
      })}
      {byCell.length > NAMED && <List.Item>{t('loss.more', { count: byCell.length - NAMED })}</List.Item>}
    </List>
  );
}
