import { Button, NativeSelect } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import { SOURCE_KINDS } from '#shared/values/visit/visit-kinds.ts';
import { DEVICES } from '#shared/values/visit/visit-kinds.ts';
import classes from '#web/features/analytics/analytics.module.css';
import type { PICKERS } from '#web/features/analytics/address/report-tab.ts';
import type { ReportAddress } from '#web/features/analytics/address/use-report-address.ts';
import { monthChoices } from '#web/lib/format/month-choices.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface ReportPickersProps {
  address: ReportAddress;
  /** The languages to choose from. The picker is hidden if there is only one and none is selected. */
  languages: readonly Language[];
  pickers: (typeof PICKERS)[keyof typeof PICKERS];
}

/** Pickers for the month of a report and for the visits that it includes. The URL holds the choice, so that a view can be shared. */
export function ReportPickers({ address: { month, months, filter, change }, languages, pickers }: ReportPickersProps) {
  const { t } = useTranslation('analytics');
  const shown = useLanguage();
  const all = { value: '', label: t('picker.all') };
  const hasLanguages = pickers.language && (languages.length > 1 || filter.language !== undefined);
  const isFiltered = (hasLanguages && filter.language) || (pickers.visits && (filter.device ?? filter.source));
  if (!pickers.month) return null;
  return (
    <div className={classes['pickers']} role="group" aria-label={t('picker.label')}>
      <NativeSelect
        label={t('picker.month')}
        data={monthChoices(months, shown)}
        value={month}
        onChange={({ currentTarget }) => change({ month: currentTarget.value })}
      />
      {pickers.visits && (
        <>
          <NativeSelect
            label={t('picker.device')}
            data={[all, ...[...DEVICES, 'unknown' as const].map((value) => ({ value, label: t(`device.${value}`) }))]}
            value={filter.device ?? ''}
            onChange={({ currentTarget }) => change({ device: currentTarget.value })}
          />
          <NativeSelect
            label={t('picker.source')}
            data={[all, ...SOURCE_KINDS.map((value) => ({ value, label: t(`source.${value}`) }))]}
            value={filter.source ?? ''}
            onChange={({ currentTarget }) => change({ source: currentTarget.value })}
          />
        </>
      )}
      {/* Rendered last, because the languages are part of the report, which loads later. */}
      {hasLanguages && (
        <NativeSelect
          label={t('picker.language')}
          data={[all, ...languages.map((value) => ({ value, label: LANGUAGE_NAME[value] }))]}
          value={filter.language ?? ''}
          onChange={({ currentTarget }) => change({ language: currentTarget.value })}
        />
      )}
      {isFiltered !== undefined && isFiltered !== false && (
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          leftSection={<IconFilterOff size={18} stroke={1.5} aria-hidden />}
          onClick={() => change({ language: null, device: null, source: null })}
        >
          {t('picker.clear')}
        </Button>
      )}
    </div>
  );
}
