import { useMediaQuery } from '@mantine/hooks';
import { Button, Group, Text } from '@mantine/core';
import { IconPhotoSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { LibraryFile, LibraryKind } from '#shared/model/media/library.ts';
import { FileGrid } from '#web/features/media/shared/file-grid.tsx';
import { useLibrary } from '#web/features/media/shared/library-queries.ts';
import classes from '#web/features/media/shared/media-picker.module.css';
import { NO_FILES, selectFile, type FileSelection } from '#web/features/media/shared/select-file.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

interface MediaPickerProps {
  /** The site for whose owner files are picked; absent for the login's account. */
  siteId?: string;
  kinds: readonly LibraryKind[];
  /** Maximum number of files. With one, a press on a file picks it. */
  max: number;
  /** Called with the picked files, in the order of their selection. */
  onPick: (files: readonly LibraryFile[]) => void;
  onClose: () => void;
}

/** Picks files from the media library of a site's owner. A press with the Shift key selects a range. */
export function MediaPicker({ siteId, kinds, max, onPick, onClose }: MediaPickerProps) {
  const { t } = useTranslation(['library', 'common']);
  const language = useLanguage();
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [keyword, setKeyword] = useState('');
  const [selection, setSelection] = useState<FileSelection<LibraryFile>>(NO_FILES);
  const list = useLibrary({ siteId, keyword, kinds });
  const { files } = selection;
  const pick = (picked: readonly LibraryFile[]): void => {
    onPick(picked);
    onClose();
  };
  const number = (value: number): string => formatNumber(value, language);

  return (
    <Dialog onClose={onClose} title={t('picker.title')} size={960} fullScreen={isNarrow}>
      <KeywordField label={t('search')} placeholder={t('searchHint')} maxLength={TEXT_MAX.url} keyword={keyword} onChange={setKeyword} />
      <div className={classes['files']}>
        <PagedList
          list={list}
          rows={list.data}
          filter={{ isFiltered: keyword !== '', clear: () => setKeyword('') }}
          text={(key) => t(key)}
          empty={<EmptyState icon={IconPhotoSearch} title={t('empty.title')} text={t('picker.empty')} isCompact />}
        >
          <FileGrid
            label={t('files')}
            files={list.data}
            selected={max === 1 ? undefined : files}
            onPress={(file, { shiftKey }) =>
              max === 1 ? pick([file]) : setSelection(selectFile(selection, list.data ?? [], file, { isRange: shiftKey, max }))
            }
          />
        </PagedList>
      </div>
      {max > 1 && (
        <Group justify="space-between" gap="xs" className={classes['footer'] ?? ''}>
          <Text size="sm" c="dimmed" role="status">
            {files.length < max ? t('picker.hint', { max: number(max) }) : t('picker.full', { max: number(max) })}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button disabled={files.length === 0} onClick={() => pick(files)}>
              {files.length === 0 ? t('picker.add') : t('picker.addMany', { number: number(files.length) })}
            </Button>
          </Group>
        </Group>
      )}
    </Dialog>
  );
}
