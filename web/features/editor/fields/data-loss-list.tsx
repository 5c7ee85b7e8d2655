import { List, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { DataLoss, SheetDataLoss } from '#web/features/editor/model/translation/data-losses.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { sheetLabel } from '#site-renderer/components/sheet/sheet-view.tsx';
import { useLanguage } from '#web/lib/use-language.ts';

/** The maximum number of sheets listed individually. One line sums up all others. */
const MAX_LISTED = 12;

interface DataLossListProps {
  /** The document before the change. */
  document: SiteDocument;
  losses: readonly DataLoss[];
}

/** Lists the content that a change would delete: first parts and popups, then each sheet with the filled fields of each language. */
export function DataLossList({ document, losses }: DataLossListProps) {
  const { t } = useTranslation(['inspector', 'fields']);
  const listFormat = new Intl.ListFormat(LANGUAGE_TAG[useLanguage()], { type: 'conjunction', style: 'narrow' });
  const lossesByCell = [
    ...Map.groupBy(
      losses.filter((loss): loss is SheetDataLoss => loss.kind === 'sheet'),
      ({ cell }) => cell,
    ),
  ];
  const otherLosses = losses.filter((loss) => loss.kind !== 'sheet');
  return (
    <List size="sm" mt="xs" listStyleType="none">
      {otherLosses.map((loss) => (
        <List.Item key={`${loss.kind} ${loss.kind === 'popup' ? loss.name : ''} ${loss.language}`} mb={4}>
          <Text component="div" size="sm" fw={600} truncate>
            {[t(`fields:part.${loss.kind}`), loss.kind === 'popup' && loss.name].filter(Boolean).join('  ')}
          </Text>
          <Text component="div" size="xs" c="dimmed">
            {t(`languageName.${loss.language}`)}
          </Text>
        </List.Item>
      ))}
      {lossesByCell.slice(0, MAX_LISTED).map(([cell, sheetLosses]) => {
        const [first] = sheetLosses;
        const sheet = first && sheetAt(document, cell, first.language);
        return (
          <List.Item key={cell} mb={4}>
            <Text component="div" size="sm" fw={600} truncate>
              {[cell, sheet && sheetLabel(sheet, '')].filter(Boolean).join('  ')}
            </Text>
            {sheetLosses.map(({ language, fields }) => (
              <Text component="div" key={language} size="xs" c="dimmed">
                {t('loss.item', {
                  language: t(`languageName.${language}`),
                  fields: listFormat.format(fields.map((field) => t(`fields:sheet.${field}`))),
                })}
              </Text>
            ))}
          </List.Item>
        );
      })}
      {lossesByCell.length > MAX_LISTED && <List.Item>{t('loss.more', { count: lossesByCell.length - MAX_LISTED })}</List.Item>}
    </List>
  );
}
