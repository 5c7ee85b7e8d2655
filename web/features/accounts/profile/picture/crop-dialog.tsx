import { Alert, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import { useTranslation } from '#web/lib/use-translation.ts';
import { fileFormatNames, PICTURE_TYPES, PROFILE_PICTURE_WIDTHS } from '#shared/model/media/media.ts';
import { CropArea } from '#web/ui/crop/crop-area.tsx';
import { cropFile } from '#web/ui/crop/crop-file.ts';
import type { UploadFault } from '#web/lib/upload/upload-media.ts';
import { readContentType } from '#web/lib/upload/upload-request.ts';
import { useUploadFaultText } from '#web/lib/upload/use-upload-fault-text.ts';
import { DialogButtons } from '#web/ui/dialog/dialog-buttons.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

const { 'image/png': png, 'image/jpeg': jpeg } = PICTURE_TYPES;
/** Picture types that every browser can render. */
const RENDERABLE_TYPES = { 'image/png': png, 'image/jpeg': jpeg };

/** Returns why the browser cannot render a file, by its content: not a picture, a damaged PNG or JPEG, or another format such as HEIC. */
async function faultOf(file: File): Promise<UploadFault> {
  const type = await readContentType(file);
  if (type === undefined) return { kind: 'content', fault: 'unsupported-content' };
  if (Object.hasOwn(RENDERABLE_TYPES, type)) return { kind: 'content', fault: 'unreadable' };
  const params = { name: file.name, formats: fileFormatNames(RENDERABLE_TYPES) };
  return { kind: 'rule', error: { path: 'name', rule: 'unsupported-file', params } };
}

interface CropDialogProps {
  file: File;
  /** The object URL of the file. */
  url: string;
  onClose: () => void;
  /** Called with the cropped picture. */
  onCropped: (file: File) => void;
}

/** Crops a profile picture to a square. */
export function CropDialog({ file, url, onClose, onCropped }: CropDialogProps) {
  const { t } = useTranslation('profile');
  const faultText = useUploadFaultText();
  const [area, setArea] = useState<Area | null>(null);
  const [fault, setFault] = useState<UploadFault | null>(null);

  const submit = async (chosen: Area): Promise<void> => {
    const cropped = await cropFile(file, chosen, PROFILE_PICTURE_WIDTHS[2]);
    if (cropped) onCropped(cropped);
    else setFault({ kind: 'content', fault: 'unreadable' });
  };

  return (
    <Dialog onClose={onClose} title={t('crop.title')} transitionProps={{ transition: 'fade' }}>
      <Stack gap="md">
        {(area || !fault) && <CropArea image={url} isRound onArea={setArea} onUnreadable={() => void faultOf(file).then(setFault)} />}
        {fault && (
          <Alert role="alert" color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={t('picture.failed')}>
            {faultText(fault, file.name)}
          </Alert>
        )}
        <DialogButtons submitLabel={t('crop.submit')} isDisabled={!area} onSubmit={() => area && void submit(area)} onCancel={onClose} />
      </Stack>
    </Dialog>
  );
}
