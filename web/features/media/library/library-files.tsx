import { Button, Text } from '@mantine/core';
import { IconChecks, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { LibraryFile } from '#shared/model/media/library.ts';
import { LIBRARY_PAGE_MAX } from '#shared/model/limits.ts';
import classes from '#web/features/media/library/library.module.css';
import { FilesRemovalDialog } from '#web/features/media/library/files-removal-dialog.tsx';
import { FileGrid } from '#web/features/media/shared/file-grid.tsx';
import { type FileSelection, NO_FILES, selectFile } from '#web/features/media/shared/select-file.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

interface LibraryFilesProps {
  files: readonly LibraryFile[] | undefined;
  onOpen: (file: LibraryFile) => void;
}

/** The files of the library. A press opens a file, or selects it after “Select several”. */
export function LibraryFiles({ files, onOpen }: LibraryFilesProps) {
  const { t } = useTranslation('library');
  const language = useLanguage();
  const mayWrite = useMayDo('site:write');
  const [selection, setSelection] = useState<FileSelection<LibraryFile> | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const selected = selection?.files ?? [];
  return (
    <>
      {mayWrite && files && (
        <div className={classes['selecting']}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconChecks size={16} stroke={1.5} aria-hidden />}
            onClick={() => setSelection(selection ? null : NO_FILES)}
          >
            {t(selection ? 'select.end' : 'select.begin')}
          </Button>
          {selection && (
            <>
              <Text size="sm" role="status">
                {t('select.count', { number: formatNumber(selected.length, language) })}
              </Text>
              <Button
                variant="default"
                size="sm"
                disabled={selected.length === 0}
                leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
                onClick={() => setRemoving(true)}
              >
                {t('removal.submit')}
              </Button>
            </>
          )}
        </div>
      )}
      <FileGrid
        label={t('files')}
        files={files}
        {...(selection && { selected })}
        onPress={(file, { shiftKey }) =>
          selection ? setSelection(selectFile(selection, files ?? [], file, { isRange: shiftKey, max: LIBRARY_PAGE_MAX })) : onOpen(file)
        }
      />
      {isRemoving && (
        <FilesRemovalDialog
          ids={selected.map(({ id }) => id)}
          onClose={() => setRemoving(false)}
          onDone={() => {
            setRemoving(false);
            setSelection(null);
          }}
        />
      )}
    </>
  );
}
