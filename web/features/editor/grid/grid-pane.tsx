import { Button, FileButton, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useCallback, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GridMap } from '#web/features/editor/grid/grid-map.tsx';
import classes from '#web/features/editor/grid/grid-pane.module.css';
import { siteFaults } from '#web/features/editor/model/site-faults.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { UploadList } from '#web/features/editor/uploads/upload-list.tsx';
import { PICTURE_ACCEPT } from '#web/ui/file-drop.tsx';

/** Faults that belong on one cell; an empty site and an unused cell are no mistake while one is still at work. */
const QUIET = new Set(['no-sheets', 'not-consecutive', 'creative-missing']);

interface GridPaneProps {
  onOpen: () => void;
  onClear: (cell: string) => void;
}

/** The site's cells, ways to bring in pictures, and the files that did not make it. */
export function GridPane({ onOpen, onClear }: GridPaneProps) {
  const { t } = useTranslation('editor');
  const { addFiles, select } = useEditor();
  const count = useEditorState((state) => Object.keys(state.history.present.grid.cells).length);
  const faults = useEditorState((state) => siteFaults(state.history.present));
  const selected = useEditorState((state) => state.selected);
  const isReadOnly = useIsReadOnly();
  const helpId = useId();
  const chooseForCell = useRef<HTMLInputElement>(null);
  const cellToFill = useRef(selected);

  const faulty = useMemo(() => new Set(faults.flatMap(({ rule, cell }) => (cell === null || QUIET.has(rule) ? [] : [cell]))), [faults]);
  const add = useCallback(
    (cell: string): void => {
      cellToFill.current = cell;
      select(cell);
      chooseForCell.current?.click();
    },
    [select],
  );

  return (
    <section className={classes['pane']} aria-label={t('grid.title')}>
      <div className={classes['head']}>
        <Text fw={650}>{t('grid.title')}</Text>
        <Text size="sm" c="dimmed">
          {t('grid.used', { count })}
        </Text>
      </div>
      {!isReadOnly && (
        <div className={classes['add']}>
          <FileButton multiple accept={PICTURE_ACCEPT} onChange={(files) => addFiles(files, selected, { replacesFirst: false })}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                fullWidth
                leftSection={<IconPhotoPlus size={18} stroke={1.5} aria-hidden />}
                aria-describedby={`${helpId}-add`}
              >
                {t('grid.addImages')}
              </Button>
            )}
          </FileButton>
          <Text id={`${helpId}-add`} size="xs" c="dimmed" mt={4}>
            {t('grid.addImagesHelp')}
          </Text>
          <input
            ref={chooseForCell}
            type="file"
            hidden
            multiple
            accept={PICTURE_ACCEPT}
            aria-hidden
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              addFiles([...(currentTarget.files ?? [])], cellToFill.current, { replacesFirst: true });
              currentTarget.value = '';
            }}
          />
        </div>
      )}
      <GridMap faulty={faulty} helpId={helpId} onOpen={onOpen} onClear={onClear} onAdd={add} />
      <UploadList />
      <Text id={helpId} size="xs" c="dimmed" className={classes['help'] ?? ''}>
        {t('grid.help')}
      </Text>
    </section>
  );
}
