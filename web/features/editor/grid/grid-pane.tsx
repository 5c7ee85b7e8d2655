import { ActionIcon, Button, FileButton, Text, Tooltip } from '@mantine/core';
import { IconArrowBarToLeft, IconArrowBarToRight, IconPhotoPlus } from '@tabler/icons-react';
import { useCallback, useId, useMemo, useRef } from 'react';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BulkUploadButton } from '#web/features/editor/bulk-upload/bulk-upload-button.tsx';
import { CellAnnouncements } from '#web/features/editor/grid/actions/cell-announcements.tsx';
import { CellToolbar } from '#web/features/editor/grid/actions/cell-toolbar.tsx';
import { focusActiveCell } from '#web/features/editor/grid/map/focus-active-cell.ts';
import { GridMapView } from '#web/features/editor/grid/map/grid-map-view.tsx';
import classes from '#web/features/editor/grid/grid-pane.module.css';
import { ImportLinkSheetsButton } from '#web/features/editor/links/import-links-button.tsx';
import { MovingBanner } from '#web/features/editor/grid/actions/moving-banner.tsx';
import { ConfirmLossDialog } from '#web/features/editor/grid/actions/confirm-loss-dialog.tsx';
import { ShortcutsDialog } from '#web/features/editor/grid/shortcuts/shortcuts-dialog.tsx';
import { ShortcutsProvider, useCreateShortcuts } from '#web/features/editor/grid/shortcuts/use-shortcuts.ts';
import { sheetCount } from '#web/features/editor/model/document/edit-document.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useDeferredEditorState, useEditor, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { useSiteFaults } from '#web/features/editor/state/use-site-faults.ts';
import { UploadList } from '#web/features/editor/uploads/upload-list.tsx';
import { SHEET_ACCEPT } from '#web/ui/fields/file-drop.tsx';

/** The faults that the map does not mark, because empty cells are normal in an unfinished site. */
const UNMARKED_RULES = new Set(['no-sheets', 'not-consecutive', 'creative-missing']);

interface GridPaneProps {
  onOpen: () => void;
  /** Whether the map also takes the width of the preview. */
  isWide: boolean;
  onWiden: (isWide: boolean) => void;
}

function PaneHead({ isWide, onWiden }: Pick<GridPaneProps, 'isWide' | 'onWiden'>) {
  const { t } = useTranslation(['editor', 'grid']);
  const count = useDeferredEditorState((state) => sheetCount(currentDocument(state)));
  const widen = t(isWide ? 'grid:collapse' : 'grid:expand');
  const Icon = isWide ? IconArrowBarToLeft : IconArrowBarToRight;
  return (
    <div className={classes['head']}>
      <Text fw={650}>{t('grid.title')}</Text>
      <Text size="sm" c="dimmed" className={classes['count'] ?? ''}>
        {t('grid.used', { count })}
      </Text>
      <Tooltip label={widen}>
        <ActionIcon size={30} aria-label={widen} aria-pressed={isWide} className={classes['widen'] ?? ''} onClick={() => onWiden(!isWide)}>
          <Icon size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

/** The pane with the map of cells, the buttons that add pictures, and the list of failed uploads. */
export function GridPane({ onOpen, isWide, onWiden }: GridPaneProps) {
  const { t } = useTranslation('editor');
  const { addFiles, select, store } = useEditor();
  const faults = useSiteFaults();
  const isReadOnly = useIsReadOnly();
  const shortcuts = useCreateShortcuts();
  const helpId = useId();
  const pane = useRef<HTMLElement>(null);
  const chooseForCell = useRef<HTMLInputElement>(null);
  /** The cell that the chosen files fill. With `replacesFirst`, the first file replaces its picture. */
  const target = useRef({ cell: '', replacesFirst: true });

  const faulty = useMemo(
    () => new Set(faults.flatMap(({ rule, cell }) => (cell === null || UNMARKED_RULES.has(rule) ? [] : [cell]))),
    [faults],
  );
  const add = useCallback(
    (cell: string): void => {
      target.current = { cell, replacesFirst: true };
      select(cell);
      chooseForCell.current?.click();
    },
    [select],
  );

  useOfferCommands(() => [
    {
      name: 'addPictures',
      label: t('grid.addImages'),
      icon: IconPhotoPlus,
      isPossible: !isReadOnly,
      run() {
        target.current = { cell: store.getState().activeCell, replacesFirst: false };
        chooseForCell.current?.click();
      },
    },
  ]);

  return (
    <section ref={pane} className={classes['pane']} data-wide={isWide} aria-label={t('grid.title')}>
      <PaneHead isWide={isWide} onWiden={onWiden} />
      {!isReadOnly && (
        <div className={classes['add']}>
          <FileButton
            multiple
            accept={SHEET_ACCEPT}
            onChange={(files) => void addFiles(files, store.getState().activeCell, { replacesFirst: false })}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                fullWidth
                maw={420}
                leftSection={<IconPhotoPlus size={18} stroke={1.5} aria-hidden />}
                aria-describedby={`${helpId}-add`}
              >
                {t('grid.addImages')}
              </Button>
            )}
          </FileButton>
          <Text id={`${helpId}-add`} size="xs" c="dimmed" className={classes['addHelp'] ?? ''}>
            {t('grid.addImagesHelp')}
          </Text>
          <BulkUploadButton />
          <ImportLinkSheetsButton />
          <input
            ref={chooseForCell}
            type="file"
            hidden
            multiple
            accept={SHEET_ACCEPT}
            aria-hidden
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              const { cell, replacesFirst } = target.current;
              void addFiles([...(currentTarget.files ?? [])], cell, { replacesFirst });
              currentTarget.value = '';
            }}
          />
        </div>
      )}
      {!isReadOnly && <CellToolbar onOpen={onOpen} />}
      <MovingBanner />
      <ShortcutsProvider value={shortcuts}>
        <GridMapView faulty={faulty} helpId={helpId} onOpen={onOpen} onAdd={add} />
        <ShortcutsDialog />
      </ShortcutsProvider>
      <UploadList />
      <CellAnnouncements />
      <ConfirmLossDialog onClosed={() => requestAnimationFrame(() => focusActiveCell(pane.current))} />
    </section>
  );
}
