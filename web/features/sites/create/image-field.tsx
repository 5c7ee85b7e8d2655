import { ActionIcon, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { publishedVariants, type ImageRef } from '#shared/model/media/media.ts';
import classes from '#web/features/sites/create/image-field.module.css';
import { useImageUpload } from '#web/lib/upload/use-image-upload.ts';
import { mediaUrl } from '#web/lib/media-url.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { FileDrop, PICTURE_ACCEPT } from '#web/ui/fields/file-drop.tsx';
import { UploadProgress } from '#web/ui/fields/upload-progress.tsx';

interface ImageFieldProps {
  kind: 'logo' | 'favicon';
  error: ReactNode;
  onChange: (image: ImageRef | null) => void;
  onBusy: (isBusy: boolean) => void;
}

/** The URL of the smallest variant that is sharp at the size of the field. */
function previewUrl(kind: ImageFieldProps['kind'], { mediaId, width }: ImageRef): string {
  const variant = publishedVariants(kind, width).at(-1);
  return variant ? mediaUrl(mediaId, variant.width, variant.format) : '';
}

/** The logo or favicon of a site: chosen or dropped, with preview and progress; can be replaced, removed and cancelled. */
export function ImageField({ kind, error, onChange, onBusy }: ImageFieldProps) {
  const { t } = useTranslation(['sites', 'common']);
  const faultText = useUploadFaultText();
  const { upload, start, clear } = useImageUpload({ kind, onChange, onBusy });
  const isBusy = upload.phase === 'busy';
  const label = t(`create.${kind}`);

  if (upload.phase === 'empty' || upload.phase === 'failed') {
    const fault = upload.phase === 'failed' ? faultText(upload.fault, upload.name) : error;
    return <FileDrop label={label} help={t(`create.${kind}Help`)} error={fault} onFiles={([file]) => file && void start(file)} />;
  }

  return (
    <FieldGroup label={label}>
      <Stack gap="xs" className={classes['frame']} data-kind={kind}>
        <img src={isBusy ? upload.preview : previewUrl(kind, upload.image)} alt="" className={classes['picture']} />
        <Text size="xs" truncate ta="center" w="100%">
          {upload.name}
        </Text>
        {isBusy ? (
          <UploadProgress isProcessing={upload.isProcessing} share={upload.share} onCancel={clear} />
        ) : (
          <Group justify="center" gap="xs">
            <FileButton accept={PICTURE_ACCEPT} onChange={(file) => file && void start(file)}>
              {(props) => (
                <Button {...props} variant="default" size="compact-sm">
                  {t('common:upload.replace')}
                </Button>
              )}
            </FileButton>
            <ActionIcon size={28} aria-label={`${t('common:upload.remove')}: ${label}`} onClick={clear}>
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Group>
        )}
      </Stack>
    </FieldGroup>
  );
}
