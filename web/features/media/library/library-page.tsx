import { Button, FileButton } from '@mantine/core';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { LIBRARY_KINDS, type LibraryFile, MediaUseFilter } from '#shared/model/media/library.ts';
import classes from '#web/features/media/library/library.module.css';
import { FileDialog } from '#web/features/media/library/file-dialog.tsx';
import { LibraryFiles } from '#web/features/media/library/library-files.tsx';
import { libraryFilter } from '#web/features/media/library/library-filter.ts';
import { UploadPanel } from '#web/features/media/library/upload-panel.tsx';
import { useLibraryUpload } from '#web/features/media/library/use-library-upload.ts';
import { usePastedFiles } from '#web/features/media/library/use-pasted-files.ts';
import { useLibrary } from '#web/features/media/shared/library-queries.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { useFileDrop } from '#web/lib/upload/use-file-drop.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { CREATIVE_ACCEPT } from '#web/ui/fields/file-drop.tsx';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';
import { FilterSelect } from '#web/ui/list/filter-select.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { useListFilter } from '#web/ui/list/use-list-filter.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

/**
 * The media library of the login's account. Files can be dropped on the page, pasted or chosen; they are then kept until they are
 * deleted here. The URL holds the filter.
 */
export function LibraryPage() {
  const { t } = useTranslation('library');
  const mayWrite = useMayDo('site:write');
  const state = useListFilter(libraryFilter);
  const { filter, change } = state;
  const list = useLibrary({ keyword: filter.keyword, kinds: filter.kind === null ? [] : [filter.kind], use: filter.use });
  const [opened, setOpened] = useState<LibraryFile | null>(null);
  const { upload, ...uploading } = useLibraryUpload();
  const add = (files: readonly File[]): void => void upload(files);
  const { isOver, target } = useFileDrop(add);
  usePastedFiles(mayWrite, add);

  const uploadButton = mayWrite && (
    <FileButton accept={CREATIVE_ACCEPT} multiple onChange={add}>
      {(props) => (
        <Button {...props} loading={uploading.progress !== null} leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}>
          {t('upload.choose')}
        </Button>
      )}
    </FileButton>
  );

  return (
    <Page title={t('title')} lead={t(mayWrite ? 'lead' : 'leadReadOnly')} action={uploadButton}>
      <div className={classes['page']} data-over={mayWrite && isOver} {...(mayWrite && target)}>
        <UploadPanel {...uploading} />
        <div role="search" className={classes['filters']}>
          <KeywordField
            label={t('search')}
            placeholder={t('searchHint')}
            maxLength={TEXT_MAX.url}
            keyword={filter.keyword}
            onChange={(keyword) => change({ keyword })}
          />
          <FilterSelect
            label={t('kindLabel')}
            all={t('all')}
            options={LIBRARY_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={filter.kind}
            onChange={(kind) => change({ kind })}
          />
          <FilterSelect
            label={t('use.label')}
            all={t('all')}
            options={MediaUseFilter.options.map((value) => ({ value, label: t(`use.${value}`) }))}
            value={filter.use}
            onChange={(use) => change({ use })}
          />
        </div>
        <PagedList
          list={list}
          rows={list.data}
          filter={state}
          text={(key) => t(key)}
          empty={<EmptyState icon={IconPhoto} title={t('empty.title')} text={t(mayWrite ? 'empty.text' : 'empty.textReadOnly')} />}
        >
          <LibraryFiles files={list.data} onOpen={setOpened} />
        </PagedList>
        {opened && <FileDialog file={opened} onClose={() => setOpened(null)} />}
      </div>
    </Page>
  );
}
