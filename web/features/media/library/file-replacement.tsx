import { Button } from '@mantine/core';
import { IconReplace } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { LibraryFile, MediaUse } from '#shared/model/media/library.ts';
import { useReplaceFile } from '#web/features/media/library/library-file-queries.ts';
import { MediaPicker } from '#web/features/media/shared/media-picker.tsx';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface FileReplacementProps {
  file: LibraryFile;
  uses: readonly MediaUse[];
  onClose: () => void;
}

/** Shows another picture of the library wherever sites show this one. Published pages change with the next publication. */
export function FileReplacement({ file, uses, onClose }: FileReplacementProps) {
  const { t } = useTranslation('library');
  const replacement = useReplaceFile(file.id);
  const [isPicking, setPicking] = useState(false);
  const [chosen, setChosen] = useState<{ name: string; image: ImageRef } | null>(null);
  const drafts = uses.filter(({ places }) => places.length > 0);
  const pick = ([picked]: readonly LibraryFile[]): void => {
    if (picked?.image && picked.id !== file.id) setChosen({ name: picked.name, image: picked.image });
  };
  const submit = (image: ImageRef): void =>
    replacement.mutate(
      { siteIds: drafts.map(({ siteId }) => siteId), image },
      {
        onSuccess: ({ replaced, failed }) => {
          if (failed === 0) toast.success(t('replace.done', { number: replaced }));
          else toast.failure(t('replace.partly', { number: replaced, failed }));
          onClose();
        },
      },
    );
  if (file.kind === 'video' || drafts.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconReplace size={16} stroke={1.5} aria-hidden />}
        onClick={() => setPicking(true)}
      >
        {t('replace.begin')}
      </Button>
      {isPicking && <MediaPicker kinds={[file.kind]} max={1} onPick={pick} onClose={() => setPicking(false)} />}
      {chosen && (
        <ConfirmDialog
          isOpen
          title={t('replace.title')}
          confirmLabel={t('replace.submit')}
          isBusy={replacement.isPending}
          onConfirm={() => submit(chosen.image)}
          onCancel={() => setChosen(null)}
        >
          {t('replace.text', { from: file.name, to: chosen.name, sites: drafts.map(({ siteName }) => siteName).join(t('uses.separator')) })}
        </ConfirmDialog>
      )}
    </>
  );
}
