import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { LibraryFile, MediaUse } from '#shared/model/media/library.ts';
import classes from '#web/features/media/library/library.module.css';
import { FileForm } from '#web/features/media/library/file-form.tsx';
import { FileReplacement } from '#web/features/media/library/file-replacement.tsx';
import { FilesRemovalDialog } from '#web/features/media/library/files-removal-dialog.tsx';
import { FileUses } from '#web/features/media/library/file-uses.tsx';
import { useLibraryFile } from '#web/features/media/library/library-file-queries.ts';
import { FilePicture } from '#web/features/media/shared/file-picture.tsx';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

interface FileDialogProps {
  file: LibraryFile;
  onClose: () => void;
}

/** Kind, size in pixels and megabytes, and time of the upload. */
function FileFacts({ file: { kind, image, video, size, createdAt } }: { file: LibraryFile }) {
  const { t } = useTranslation('library');
  const shown = video ?? image;
  return (
    <Text size="xs" c="dimmed">
      {t(`kind.${kind}`)}
      {shown && ` · ${shown.width} × ${shown.height}`}
      {` · ${t('megabytes', { size: (size / 2 ** 20).toFixed(1) })}`}
      <br />
      {t('added', { time: formatTime(createdAt) })}
    </Text>
  );
}

/** Deletes the file after a question, or says that a site shows it. */
function FileRemoval({ file, uses, onClose }: FileDialogProps & { uses: readonly MediaUse[] }) {
  const { t } = useTranslation('library');
  const [isAsking, setAsking] = useState(false);
  const finish = (): void => {
    onClose();
    focusHeading();
  };
  if (uses.length > 0)
    return (
      <Text size="xs" c="dimmed">
        {t('removal.inUse')}
      </Text>
    );
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        c="var(--mantine-color-error)"
        size="compact-sm"
        leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('removal.submit')}
      </Button>
      {isAsking && <FilesRemovalDialog ids={[file.id]} onDone={finish} onClose={() => setAsking(false)} />}
    </>
  );
}

/** A file of the library: its picture, the sites that show it, and for logins that may edit sites, its name, its tags and its deletion. */
export function FileDialog({ file, onClose }: FileDialogProps) {
  const { t } = useTranslation('library');
  const mayWrite = useMayDo('site:write');
  const query = useLibraryFile(file.id);
  const uses = query.data?.uses;
  return (
    <Dialog onClose={onClose} title={file.name} size={760}>
      <div className={classes['file']}>
        <Stack gap="xs">
          <span className={classes['preview']}>
            <FilePicture file={file} isLarge />
          </span>
          <FileFacts file={file} />
        </Stack>
        <Stack gap="md">
          <section>
            <Title order={3} fz="sm" mb={4}>
              {t('uses.title')}
            </Title>
            {query.isError ? <ErrorState title={t('uses.failed')} query={query} /> : uses ? <FileUses uses={uses} /> : <Skeleton h={24} />}
          </section>
          {mayWrite && uses && (
            <Group gap="sm">
              <FileReplacement file={file} uses={uses} onClose={onClose} />
              <FileRemoval file={file} uses={uses} onClose={onClose} />
            </Group>
          )}
          {mayWrite && <FileForm file={file} onClose={onClose} />}
        </Stack>
      </div>
    </Dialog>
  );
}
