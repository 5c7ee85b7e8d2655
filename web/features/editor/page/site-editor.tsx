import { Alert, SegmentedControl } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { EMPTY_SHEET } from '#shared/model/site.ts';
import { canonicalJson } from '#shared/rules/site-parts.ts';
import { ConflictDialog } from '#web/features/editor/conflict/conflict-dialog.tsx';
import { GridPane } from '#web/features/editor/grid/grid-pane.tsx';
import { Inspector } from '#web/features/editor/inspector/inspector.tsx';
import { clearCells } from '#web/features/editor/model/edit-site.ts';
import { isDirty } from '#web/features/editor/model/editor-state.ts';
import { ClearDialog } from '#web/features/editor/page/clear-dialog.tsx';
import classes from '#web/features/editor/page/site-editor.module.css';
import { CommandsProvider, type Pane, useCommandsOf } from '#web/features/editor/page/use-commands.ts';
import { useUndoKeys } from '#web/features/editor/page/use-undo-keys.ts';
import { PreviewPane } from '#web/features/editor/preview/preview-pane.tsx';
import { documentOfEditor } from '#web/features/editor/state/editor-store.ts';
import { useEditor, useEditorState, useSettings, useUploads } from '#web/features/editor/state/editor.ts';
import { PublicationStrip } from '#web/features/editor/toolbar/publication-strip.tsx';
import { SaveFailure } from '#web/features/editor/toolbar/save-failure.tsx';
import { Toolbar } from '#web/features/editor/toolbar/toolbar.tsx';
import { isUnderWay } from '#web/features/editor/uploads/upload-queue.ts';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';

const PANES = ['grid', 'preview', 'inspector'] as const;

/** A file that misses its target must not replace the page with the work in it. */
const keepPage = (event: DragEvent): void => event.preventDefault();

/** The editor of an opened site: map, live view and settings; one pane at a time where there is little room. */
export function SiteEditor() {
  const { t } = useTranslation(['editor', 'common']);
  const editor = useEditor();
  const inspector = useRef<HTMLDivElement>(null);
  const commands = useCommandsOf(editor, () => inspector.current);
  const { pane, showPane } = commands;
  const { name } = useSettings();
  const selected = useEditorState((state) => state.selected);
  const readOnly = useEditorState((state) => state.readOnly);
  const hasUnsaved = useEditorState(isDirty);
  const isUploading = useUploads((all) => all.some(isUnderWay));
  const [cellToClear, setCellToClear] = useState<string | null>(null);
  useUndoKeys(editor);
  useDocumentTitle(`${t('title', { name })} | ${t('common:brand')}`);
  useEffect(() => () => editor.uploads.cancelAll(), [editor]);

  const clear = (cell: string): void => {
    setCellToClear(null);
    editor.uploads.cancelCells([cell]);
    editor.edit((document) => clearCells(document, [cell]), { panel: 'sheet', cell });
  };
  const askToClear = (cell: string): void => {
    const { grid, sheets } = documentOfEditor(editor.store.getState());
    const written = Object.values(sheets[grid.cells[cell] ?? ''] ?? {});
    if (written.some((sheet) => canonicalJson(sheet) !== canonicalJson(EMPTY_SHEET))) setCellToClear(cell);
    else clear(cell);
  };
  const openInspector = (): void => {
    flushSync(() => {
      editor.showPanel('sheet');
      showPane('inspector');
    });
    inspector.current?.querySelector<HTMLElement>('[data-first-control], input:not([type=file]), textarea')?.focus();
  };

  const paneProps = (shown: Pane) => ({ className: classes['pane'], 'data-pane': shown, 'data-shown': pane === shown });
  return (
    <CommandsProvider value={commands}>
      <div className={classes['editor']} onDragOver={keepPage} onDrop={keepPage}>
        <div>
          <Toolbar />
          <PublicationStrip />
          <SaveFailure />
          {readOnly && (
            <Alert color="gray" variant="light" radius={0} py="xs" icon={<IconEye aria-hidden />}>
              {t(`readOnly.${readOnly}`)}
            </Alert>
          )}
          <SegmentedControl
            fullWidth
            className={classes['switch'] ?? ''}
            aria-label={t('pane.label')}
            data={PANES.map((value) => ({ value, label: value === 'grid' ? t('pane.grid') : `${t(`pane.${value}`)} ${selected}` }))}
            value={pane}
            onChange={showPane}
          />
        </div>
        <div className={classes['panes']}>
          <div {...paneProps('grid')}>
            <GridPane onOpen={openInspector} onClear={askToClear} />
          </div>
          <div {...paneProps('preview')}>
            <PreviewPane />
          </div>
          <div ref={inspector} {...paneProps('inspector')}>
            <Inspector onClear={askToClear} />
          </div>
        </div>
        <ConflictDialog />
        <ClearDialog cell={cellToClear} onConfirm={clear} onCancel={() => setCellToClear(null)} />
        <UnsavedGuard isActive={(hasUnsaved && readOnly === null) || isUploading} />
      </div>
    </CommandsProvider>
  );
}
