import { Button, Group } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ExportFormat } from '#shared/model/table-cell.ts';

interface FormatButtonsProps {
  /** The label of the button for the CSV file. */
  csvLabel: string;
  onChoose: (format: ExportFormat) => void;
  className?: string;
}

/** The buttons for the export formats of a table: CSV for programs, Excel for people. */
export function FormatButtons({ csvLabel, onChoose, className = '' }: FormatButtonsProps) {
  const { t } = useTranslation();
  const button = { variant: 'subtle', color: 'gray', px: 'xs' } as const;
  return (
    <Group gap={0} wrap="nowrap" className={className}>
      <Button {...button} leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />} onClick={() => onChoose('csv')}>
        {csvLabel}
      </Button>
      <Button
        {...button}
        leftSection={<IconFileSpreadsheet size={18} stroke={1.5} aria-hidden />}
        aria-label={t('export.startExcel')}
        onClick={() => onChoose('xlsx')}
      >
        Excel
      </Button>
    </Group>
  );
}
