import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { UPLOADS_PER_REQUEST } from '#shared/model/limits.ts';
import { fileFormatNames, PICTURE_TYPES, UPLOAD_TYPES } from '#shared/model/media/media.ts';
import { useImageMaxMb } from '#web/lib/upload/image-max-mb.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import classes from '#web/ui/fields/file-drop.module.css';

const acceptOf = (types: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(types)
    .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
    .join(',');

/** The `accept` attributes of file inputs: every MIME type and extension of pictures, or of creatives. */
export const PICTURE_ACCEPT = acceptOf(PICTURE_TYPES);
export const CREATIVE_ACCEPT = acceptOf(UPLOAD_TYPES);
/** The `accept` attribute of file inputs of sheets: creatives, and PDFs, whose pages become pictures. */
export const SHEET_ACCEPT = `${CREATIVE_ACCEPT},application/pdf,.pdf`;

interface FileDropProps {
  /** The label of the field. */
  label: string;
  help?: string;
  error?: ReactNode;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** For files other than pictures: the `accept` attribute, and the description of formats and sizes. */
  accept?: { attribute: string; formats: string };
  /** Called with the dropped or chosen files, which are not validated yet. */
  onFiles: (files: File[]) => void;
  /** Other ways to choose a file, beside the button. */
  children?: ReactNode;
}

/** Accepts files, pictures by default, by drag and drop, file dialog or keyboard. */
export function FileDrop({ label, help, error, isMultiple = false, isDisabled = false, accept, onFiles, children }: FileDropProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const imageMaxMb = useImageMaxMb();
  const id = useId();
  const [isOver, setOver] = useState(false);

  const take = (files: File[]): void => {
    const taken = isMultiple ? files.slice(0, UPLOADS_PER_REQUEST) : files.slice(0, 1);
    if (taken.length > 0 && !isDisabled) onFiles(taken);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    <FieldGroup label={label}>
      <div
        className={classes['drop']}
        data-over={isOver}
        data-invalid={error !== undefined && error !== null}
        onDrop={onDrop}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
      >
        <Group gap="xs" justify="center">
          <FileButton accept={accept?.attribute ?? PICTURE_ACCEPT} multiple disabled={isDisabled} onChange={take}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}
                aria-describedby={`${id}-help ${id}-error`}
              >
                {t('upload.choose')}
              </Button>
            )}
          </FileButton>
          {children}
        </Group>
        <Text id={`${id}-help`} size="xs" c="dimmed" ta="center">
          {isOver ? t('upload.dropNow') : t('upload.dropHere')}
          <br />
          {accept?.formats ?? t('upload.formats', { formats: fileFormatNames(PICTURE_TYPES), max: formatNumber(imageMaxMb, language) })}
          {help !== undefined && (
            <>
              <br />
              {help}
            </>
          )}
        </Text>
      </div>
      <Text id={`${id}-error`} size="xs" c="var(--mantine-color-error)" mt={4} role="alert">
        {error}
      </Text>
    </FieldGroup>
  );
}
