import { Button, FileButton, Group, Paper, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { lazy, useRef, useState } from 'react';
import { readFile } from '#web/features/editor/languages/file/read-file.ts';
import { type FileTexts, translationCsv } from '#web/features/editor/languages/file/translation-file.ts';
import { type MatrixRow, rowKeyOf } from '#web/features/editor/languages/language-matrix.ts';
import { useRowLabel } from '#web/features/editor/languages/use-row-label.ts';
import { useIsReadOnly, useSiteDocument } from '#web/features/editor/state/editor.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { saveCsv } from '#web/ui/table-export/save-csv.ts';

const TranslationDialog = lazy(async () => ({
  default: (await import('#web/features/editor/languages/file/translation-dialog.tsx')).TranslationDialog,
}));

type Fault = Extract<Awaited<ReturnType<typeof readFile>>, { fault: unknown }>['fault'];

/** Saves the texts of the site as a CSV file for translators, and loads the file that comes back. `rows`: what is translated. */
export function TranslationFilePanel({ rows }: { rows: readonly MatrixRow[] }) {
  const { t } = useTranslation('translations');
  const document = useSiteDocument();
  const isReadOnly = useIsReadOnly();
  const labelOf = useRowLabel();
  const [texts, setTexts] = useState<FileTexts>(new Map());
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const resetInput = useRef<() => void>(null);

  const save = (): void => {
    const labels = new Map(rows.map((row) => [row.key, labelOf(document, row)]));
    saveCsv(
      translationCsv(document, (item) => labels.get(rowKeyOf(item)) ?? ''),
      document.settings.name,
    );
  };
  const load = async (file: File | null): Promise<void> => {
    if (!file) return;
    const read = await readFile(file);
    // The same file can be chosen again after it was corrected.
    resetInput.current?.();
    setFault('fault' in read ? read.fault : null);
    if ('fault' in read) return;
    setTexts(read.texts);
    setOpen(true);
  };

  return (
    <Paper withBorder p="md">
      <Text component="h3" size="md" fw={650} m={0}>
        {t('title')}
      </Text>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        {t('text')}
      </Text>
      <Group gap="sm">
        <Button variant="default" leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />} onClick={save}>
          {t('save')}
        </Button>
        {!isReadOnly && (
          <FileButton accept=".csv,text/csv" resetRef={resetInput} onChange={(file) => void load(file)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}>
                {t('load')}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      <Text size="sm" c="var(--mantine-color-error)" mt={fault ? 'sm' : 0} role="alert">
        {fault && t(`fault.${fault}`)}
      </Text>
      <LazyDialog isOpen={isOpen}>
        <TranslationDialog texts={texts} isOpen={isOpen} onClose={() => setOpen(false)} />
      </LazyDialog>
    </Paper>
  );
}
