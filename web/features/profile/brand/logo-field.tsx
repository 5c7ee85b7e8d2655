import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImageRef, publishedVariants } from '#shared/model/media/media.ts';
import classes from '#web/features/profile/brand/logo-field.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';
import { useImageUpload } from '#web/lib/upload/use-image-upload.ts';
import { FieldGroup } from '#web/ui/fields/field-group.tsx';
import { FileDrop, PICTURE_ACCEPT } from '#web/ui/fields/file-drop.tsx';
import { UploadProgress } from '#web/ui/fields/upload-progress.tsx';

interface LogoFieldProps {
  logo: ImageRef | null;
  error: ReactNode;
  onChange: (logo: ImageRef | null) => void;
  onBusy: (isBusy: boolean) => void;
}

const sourceOf = ({ mediaId, width }: ImageRef): string => mediaUrl(mediaId, publishedVariants('brand', width).at(-1)?.width ?? width);

/** The account's logo: chosen or dropped, with progress; can be replaced, removed and cancelled. */
export function LogoField({ logo, error, onChange, onBusy }: LogoFieldProps) {
  const { t } = useTranslation(['profile', 'common']);
  const faultText = useUploadFaultText();
  const { upload, start, clear } = useImageUpload({ kind: 'brand', onChange, onBusy });
  const label = t('brand.logo');
  const isBusy = upload.phase === 'busy';

  if (!isBusy && !logo) {
    const fault = upload.phase === 'failed' ? faultText(upload.fault, upload.name) : error;
    return <FileDrop label={label} help={t('brand.logoHelp')} error={fault} onFiles={([file]) => file && void start(file)} />;
  }

  return (
    <FieldGroup label={label}>
      <Stack gap="sm" className={classes['frame']}>
        <img src={isBusy ? upload.preview : logo ? sourceOf(logo) : ''} alt="" className={classes['logo']} />
        {isBusy ? (
          <UploadProgress isProcessing={upload.isProcessing} share={upload.share} onCancel={clear} />
        ) : (
          <Group gap="xs" justify="center">
            <FileButton accept={PICTURE_ACCEPT} onChange={(file) => file && void start(file)}>
              {(props) => (
                <Button {...props} variant="default" size="compact-sm">
                  {t('common:upload.replace')}
                </Button>
              )}
            </FileButton>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={clear}>
              {t('common:upload.remove')}
            </Button>
          </Group>
        )}
      </Stack>
      <Text size="xs" c="var(--mantine-color-error)" mt={4} role="alert">
        {isBusy ? null : error}
      </Text>
    </FieldGroup>
  );
}
