import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconFiles, IconFileZip, IconFolder } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldError } from '#shared/model/error.ts';
import { BULK_UPLOAD_MAX, MEGABYTE } from '#shared/model/limits.ts';
import { fileFormatNames, UPLOAD_TYPES } from '#shared/model/media/media.ts';
import classes from '#web/features/editor/bulk-upload/bulk-upload.module.css';
import { chosenFiles, droppedFiles } from '#web/features/editor/bulk-upload/model/dropped-files.ts';
import { OpenUploads } from '#web/features/editor/bulk-upload/steps/open-uploads.tsx';
import { useBulkUploads } from '#web/features/editor/bulk-upload/state/bulk-upload-store.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { CREATIVE_ACCEPT } from '#web/ui/fields/file-drop.tsx';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const ZIP_ACCEPT = '.zip,application/zip,application/x-zip-compressed';

/** A button that picks a whole folder. Sets the browser's attribute directly, because React does not support it. */
function FolderButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('bulk');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="default" leftSection={<IconFolder {...ICON} />} onClick={() => input.current?.click()}>
        {t('choose.folder')}
      </Button>
      <input
        ref={(element) => {
          input.current = element;
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        multiple
        aria-hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Accepts a ZIP file, many files or a folder, and lists open bulk uploads of the site. */
export function ChooseStep({ error }: { error: FieldError | null }) {
  const { t } = useTranslation('bulk');
  const { add } = useBulkUploads();
  const [isOver, setOver] = useState(false);
  const take = (files: readonly File[]): void => {
    if (files.length > 0) add(chosenFiles(files));
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void droppedFiles(event.dataTransfer).then(add);
  };
  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Stack gap="md">
      <Text>{t('lead')}</Text>
      <div className={classes['drop']} data-over={isOver} onDrop={onDrop} onDragOver={onDragOver} onDragLeave={() => setOver(false)}>
        <Group gap="xs" justify="center">
          <FileButton accept={ZIP_ACCEPT} onChange={(file) => take(file ? [file] : [])}>
            {(props) => (
              <Button {...props} leftSection={<IconFileZip {...ICON} />}>
                {t('choose.zip')}
              </Button>
            )}
          </FileButton>
          <FileButton multiple accept={CREATIVE_ACCEPT} onChange={take}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconFiles {...ICON} />}>
                {t('choose.files')}
              </Button>
            )}
          </FileButton>
          <FolderButton onFiles={take} />
        </Group>
        <Text size="sm" c="dimmed" ta="center">
          {t(isOver ? 'choose.dropNow' : 'choose.drop')}
        </Text>
      </div>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          <FieldErrorText error={error} />
        </Text>
      )}
      <ul className={classes['hints']}>
        <li>{t('choose.names')}</li>
        <li>
          {t('choose.limits', {
            size: Math.round((BULK_UPLOAD_MAX.fileMb * MEGABYTE) / 2 ** 30),
            files: BULK_UPLOAD_MAX.files,
            formats: fileFormatNames(UPLOAD_TYPES),
          })}
        </li>
      </ul>
      <OpenUploads />
    </Stack>
  );
}
