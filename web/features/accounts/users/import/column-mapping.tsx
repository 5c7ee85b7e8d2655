import { Alert, Button, Group, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import { type FileFormat, ImportField, type UserImport } from '#shared/model/accounts/user-import.ts';
import { Language, LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '#shared/model/language.ts';
import { fieldChoiceFaults, importFieldsOf } from '#shared/rules/accounts/user-import/import-fields.ts';
import { FirstInvoices } from '#web/features/accounts/users/import/first-invoices.tsx';
import { FormatFields } from '#web/features/accounts/users/import/format-fields.tsx';
import { useConfirmImport, useImportPreview } from '#web/features/accounts/users/import/import-queries.ts';
import { useImportedKind } from '#web/features/accounts/users/import/use-import-type.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { formatNumber } from '#web/lib/format/format.ts';
import { userImportsPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

type Preview = ResponseOf<typeof userImport.preview>;
type Fields = readonly (ImportField | null)[];

/** Shown in place of the columns if the file cannot be read in the given format. */
function UnreadableFile({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('imports');
  const user = useUser();
  const [fault] = refusalOf(error)?.fields ?? [];
  if (!fault) return <ErrorState title={t('start.failed')} query={{ error, refetch: onRetry, isRefetching: false }} />;
  return (
    <Alert role="alert" color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={t('start.failed')}>
      <Stack align="flex-start" gap="sm">
        <Text>
          <FieldErrorText error={fault} />
        </Text>
        <Button component={Link} to={userImportsPath(user)} variant="default">
          {t('mapping.other')}
        </Button>
      </Stack>
    </Alert>
  );
}

interface ColumnsProps {
  item: UserImport;
  preview: Preview;
  fields: Fields;
  onChange: (fields: Fields) => void;
}

const EXAMPLES = 2;

/** Lists the columns of the file with their first values, and selects the account field that each column contains. */
function Columns({ item, preview, fields, onChange }: ColumnsProps) {
  const { t } = useTranslation('imports');
  const kind = useImportedKind(item);
  const choices = importFieldsOf(kind);
  const faults = fieldChoiceFaults(fields, kind);
  const rows = preview.headings.map((heading, index) => ({
    index,
    heading: heading.trim() === '' ? `#${index + 1}` : heading,
    values: preview.rows
      .map((row) => row[index] ?? '')
      .filter((value) => value !== '')
      .slice(0, EXAMPLES),
  }));
  const choose = (index: number, value: string): void =>
    onChange(fields.map((field, position) => (position === index ? (ImportField.safeParse(value).data ?? null) : field)));
  return (
    <DataTable
      label={t('mapping.title')}
      rows={rows}
      rowKey={({ index }) => String(index)}
      rowName={({ heading }) => heading}
      columns={[
        { key: 'heading', label: t('mapping.heading'), isRowHeader: true, maxWidth: 240, render: ({ heading }) => heading },
        { key: 'sample', label: t('mapping.sample'), maxWidth: 320, render: ({ values }) => values.join(' / ') || '–' },
        {
          key: 'field',
          label: t('mapping.field'),
          render: ({ index, heading }) => {
            const fault = faults.find(({ path }) => path === `fields.${index}`);
            return (
              <NativeSelect
                aria-label={t('mapping.fieldOf', { heading })}
                value={fields[index] ?? ''}
                error={fault && <FieldErrorText error={fault} />}
                data={[
                  { value: '', label: t('mapping.skip') },
                  ...choices.map((field) => ({ value: field, label: t(`columns.${field}`) })),
                ]}
                onChange={(event) => choose(index, event.currentTarget.value)}
              />
            );
          },
        },
      ]}
    />
  );
}

interface MappingFormProps {
  item: UserImport;
  preview: Preview;
  onFormat: (format: Partial<FileFormat>) => void;
}

function MappingForm({ item, preview, onFormat }: MappingFormProps) {
  const { t } = useTranslation('imports');
  const user = useUser();
  const consoleLanguage = useLanguage();
  const confirm = useConfirmImport(item.id);
  const [fields, setFields] = useState<Fields>(preview.fields);
  const [language, setLanguage] = useState<Language>(consoleLanguage);
  const kind = useImportedKind(item);
  const { isBilled } = kind;
  const faults = fieldChoiceFaults(fields, kind);
  const missing = faults.flatMap(({ path, rule }) =>
    rule === 'column-missing' ? (ImportField.safeParse(path.slice('fields.'.length)).data ?? []) : [],
  );
  const listFormat = new Intl.ListFormat(LANGUAGE_TAG[consoleLanguage], { type: 'conjunction' });
  const { format, rowCount } = preview;
  return (
    <Stack gap="lg">
      <Text>{t('mapping.lead', { fileName: item.fileName, rows: formatNumber(rowCount, consoleLanguage) })}</Text>
      <FormatFields format={format} onChange={onFormat} />
      <Columns item={item} preview={preview} fields={fields} onChange={setFields} />
      {missing.length > 0 && (
        <Alert role="status" color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {t('mapping.missing', { fields: listFormat.format(missing.map((field) => t(`columns.${field}`))) })}
        </Alert>
      )}
      <NativeSelect
        maw={320}
        label={t('mapping.language')}
        description={t('mapping.languageHelp')}
        value={language}
        data={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAME[code] }))}
        onChange={(event) => setLanguage(Language.parse(event.currentTarget.value))}
      />
      {isBilled && faults.length === 0 && rowCount > 0 && (
        <FirstInvoices id={item.id} reading={{ format, fields: [...fields], language }} />
      )}
      {confirm.isError && <FailureAlert title={t('mapping.failed')} error={confirm.error} />}
      <Group>
        <Button
          loading={confirm.isPending}
          disabled={faults.length > 0 || rowCount === 0}
          onClick={() => confirm.mutate({ format, fields: [...fields], language })}
        >
          {t('mapping.submit', { number: formatNumber(rowCount, consoleLanguage) })}
        </Button>
        <Button component={Link} to={userImportsPath(user)} variant="default">
          {t('mapping.other')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Maps the columns of an uploaded file to fields, and starts the import. */
export function ColumnMapping({ item }: { item: UserImport }) {
  const { t } = useTranslation('imports');
  const [asked, setAsked] = useState<Partial<FileFormat>>({});
  const preview = useImportPreview(item.id, asked);
  return (
    <Stack gap="md" component="section">
      <Title order={2} size="h4">
        {t('mapping.title')}
      </Title>
      {preview.isError ? (
        <UnreadableFile error={preview.error} onRetry={() => void preview.refetch()} />
      ) : preview.data === undefined ? (
        <Skeleton height={240} />
      ) : (
        <MappingForm key={JSON.stringify(preview.data.headings)} item={item} preview={preview.data} onFormat={setAsked} />
      )}
    </Stack>
  );
}
