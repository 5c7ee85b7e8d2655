import { Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useTranslation } from '#web/lib/use-translation.ts';
import { newsWidths } from '#shared/model/media/media.ts';
import { CropArea } from '#web/ui/crop/crop-area.tsx';
import { cropFile } from '#web/ui/crop/crop-file.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

const MAX_WIDTH = newsWidths(Infinity).at(-1) ?? 720;

interface ImageCropDialogProps {
  file: File;
  onClose: () => void;
  /** Called with the cropped file, or with the whole file if the browser cannot render it. */
  onCropped: (file: File) => void;
}

/** Crops the picture of an item to a square, as the bar shows it. HEIC files, which not every browser renders, are uploaded whole. */
export function ImageCropDialog({ file, onClose, onCropped }: ImageCropDialogProps) {
  const { t } = useTranslation('news');
  const [area, setArea] = useState<Area | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  // Created once, when the dialog opens.
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);

  const submit = async (): Promise<void> => onCropped((area && (await cropFile(file, area, MAX_WIDTH))) ?? file);
  return (
    <Dialog onClose={onClose} title={t('image.crop')} transitionProps={{ transition: 'fade' }}>
      <Stack gap="md">
        {isUnreadable ? (
          <Text>{t('image.whole')}</Text>
        ) : (
          <CropArea image={url} onArea={setArea} onUnreadable={() => setUnreadable(true)} />
        )}
        <DialogButtons
          submitLabel={t(isUnreadable ? 'image.useWhole' : 'image.use')}
          isDisabled={!area && !isUnreadable}
          onSubmit={() => void submit()}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  );
}
