import { Button, type ButtonProps } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { LibraryFile } from '#shared/model/media/library.ts';
import { libraryPicture, PICTURE_KINDS } from '#web/features/media/shared/library-picture.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

const MediaPicker = lazy(async () => ({ default: (await import('#web/features/media/shared/media-picker.tsx')).MediaPicker }));

export interface LibraryButtonProps {
  /** The site for whose owner pictures are picked; absent for the login's account. */
  siteId?: string | undefined;
  isDisabled?: boolean;
  size?: NonNullable<ButtonProps['size']>;
  /** Called with the picked picture as a file, which is used like a chosen one. */
  onFile: (file: File) => void;
}

/** Takes a picture of the media library like a file of the device. Renders nothing for logins that may not read the library. */
export function LibraryButton({ siteId, isDisabled = false, size = 'sm', onFile }: LibraryButtonProps) {
  const { t } = useTranslation(['common', 'errors']);
  const mayRead = useMayDo('site:read');
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  if (!mayRead) return null;

  const pick = async (picked: LibraryFile | undefined): Promise<void> => {
    if (!picked) return;
    setLoading(true);
    try {
      onFile(await libraryPicture(picked));
    } catch {
      toast.failure(t('errors:requestFailed'));
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button variant="default" size={size} disabled={isDisabled} loading={isLoading} onClick={() => setOpen(true)}>
        {t('upload.library')}
      </Button>
      {isOpen && (
        <Suspense>
          <MediaPicker
            {...(siteId !== undefined && { siteId })}
            kinds={PICTURE_KINDS}
            max={1}
            onPick={([file]) => void pick(file)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
