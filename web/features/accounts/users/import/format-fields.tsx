import { Group, NativeSelect } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FileFormat } from '#shared/model/accounts/user-import.ts';
import { CSV_DELIMITERS, type CsvDelimiter } from '#shared/values/text/csv-reader.ts';
import { TEXT_ENCODINGS, type TextEncoding } from '#shared/values/text/text-encodings.ts';

const ENCODING_NAME: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'UTF-8',
  shift_jis: 'Shift_JIS',
  'euc-kr': 'EUC-KR (CP949)',
  gb18030: 'GBK (GB18030)',
  'utf-16le': 'UTF-16 (LE)',
  'utf-16be': 'UTF-16 (BE)',
};
const DELIMITER_NAME = { ',': 'comma', '\t': 'tab', ';': 'semicolon' } as const satisfies Record<CsvDelimiter, string>;

interface FormatFieldsProps {
  format: FileFormat;
  onChange: (format: FileFormat) => void;
}

/** The fields for the format of a file. They show the detected format until the user changes it. */
export function FormatFields({ format, onChange }: FormatFieldsProps) {
  const { t } = useTranslation('imports');
  const change = (part: { [K in keyof FileFormat]?: string }): void => onChange(FileFormat.parse({ ...format, ...part }));
  return (
    <Group gap="md" align="flex-start">
      <NativeSelect
        label={t('mapping.encoding')}
        value={format.encoding}
        data={TEXT_ENCODINGS.map((encoding) => ({ value: encoding, label: ENCODING_NAME[encoding] }))}
        onChange={(event) => change({ encoding: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('mapping.delimiter')}
        value={format.delimiter}
        data={CSV_DELIMITERS.map((delimiter) => ({ value: delimiter, label: t(`mapping.${DELIMITER_NAME[delimiter]}`) }))}
        onChange={(event) => change({ delimiter: event.currentTarget.value })}
      />
    </Group>
  );
}
