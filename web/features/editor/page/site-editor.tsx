import { Alert, SegmentedControl } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Comments } from '#web/features/editor/comments/comments.tsx';
import { ConflictDialog } from '#web/features/editor/conflict/conflict-dialog.tsx';
import { CellActionsProvider, useCreateCellActions } from '#web/features/editor/grid/actions/cell-actions.ts';
import { useThemeFonts } from '#web/features/editor/design/fonts/use-theme-fonts.ts';
import { FirstSiteGuide } from '#web/features/editor/guide/first-site-guide.tsx';
import { GridPane } from '#web/features/editor/grid/grid-pane.tsx';
import { Inspector } from '#web/features/editor/inspector/inspector.tsx';
import classes from '#web/features/editor/page/site-editor.module.css';
import { LeaveGuard } from '#web/features/editor/page/leave-guard.tsx';
import { CommandsProvider, type Pane, useCreateCommands } from '#web/features/editor/state/use-commands.ts';
import { useSaveKey } from '#web/features/editor/page/use-save-key.ts';
import { useBackgroundSync } from '#web/features/editor/page/use-background-sync.ts';
import { useTagCheck } from '#web/features/editor/page/use-tag-check.ts';
import { useUnseenFailures } from '#web/features/editor/page/use-unseen-failures.ts';
import { useUndoKeys } from '#web/features/editor/page/use-undo-keys.ts';
import { FullPreview } from '#web/features/editor/preview/full/full-preview.tsx';
import { PreviewPane } from '#web/features/editor/preview/pane/preview-pane.tsx';
import { useEditor, useEditorState, useSettings } from '#web/features/editor/state/editor.ts';
import { PhoneBar } from '#web/features/editor/page/phone-bar.tsx';
import { PaneSkipLinks } from '#web/features/editor/page/pane-skip-links.tsx';
import { SectionPage } from '#web/features/editor/page/section-page.tsx';
import { SectionNav, useSectionCommands } from '#web/features/editor/page/section-nav.tsx';
import { useSectionRoute } from '#web/features/editor/sections/use-section-route.ts';
import { PublicationNotice } from '#web/features/editor/publish/publication-notice.tsx';
import { ScheduleStrip } from '#web/features/editor/toolbar/schedule-strip.tsx';
import { SaveFailureNotice } from '#web/features/editor/toolbar/save-failure-notice.tsx';
import { RecoveredDraftsNotice } from '#web/features/editor/toolbar/recovered-drafts-notice.tsx';
import { Toolbar } from '#web/features/editor/toolbar/toolbar.tsx';
import { useIsPhone } from '#web/lib/use-is-phone.ts';

const PANES = ['grid', 'preview', 'inspector'] as const;

/** Prevents a file that is dropped beside a drop target from replacing the page. */
const preventNavigation = (event: DragEvent): void => event.preventDefault();

/** Switches the pane that a narrow page shows; a phone has `PhoneBar`. */
function PaneSwitch({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) {
  const { t } = useTranslation('editor');
  const selected = useEditorState((state) => state.activeCell);
  return (
    <SegmentedControl
      fullWidth
      className={classes['switch'] ?? ''}
      aria-label={t('pane.label')}
      data={PANES.map((value) => ({ value, label: value === 'grid' ? t('pane.grid') : `${t(`pane.${value}`)} ${selected}` }))}
      value={pane}
      onChange={onChange}
    />
  );
}

/** The editor of an opened site: map, preview and inspector; a narrow page shows one pane at a time. */
export function SiteEditor() {
  // Loads the texts of every pane, because a pane that waits for its texts would suspend the editor, which ends its uploads.
  const { t } = useTranslation([
    'editor',
    'common',
    'fields',
    'grid',
    'inspector',
    'popups',
    'preview',
    'products',
    'saving',
    'shell',
    'uploads',
    'variations',
  ]);
  const editor = useEditor();
  const inspector = useRef<HTMLDivElement>(null);
  const work = useRef<HTMLDivElement>(null);
  const commands = useCreateCommands(editor, () => inspector.current);
  const { pane, showPane } = commands;
  const { name } = useSettings();
  const readOnly = useEditorState((state) => state.readOnly);
  const desk = useCreateCellActions(editor);
  const [isMapWide, widenMap] = useState(false);
  const section = useEditorState((state) => state.section);
  const isPhone = useIsPhone();
  useSectionRoute();
  useSectionCommands();
  useUndoKeys(editor);
  useBackgroundSync(editor);
  useTagCheck(editor);
  useThemeFonts();
  useUnseenFailures(editor);
  useSaveKey(() => readOnly === null && void commands.save());
  useDocumentTitle(`${t('title', { name })} | ${t('common:brand')}`);
  useEffect(
    () => () => {
      editor.pdfs.cancelAll();
      editor.uploads.cancelAll();
    },
    [editor],
  );

  const openInspector = (): void => {
    flushSync(() => {
      editor.showPanel('sheet');
      showPane('inspector');
    });
    inspector.current?.querySelector<HTMLElement>('[data-first-control], input:not([type=file]), textarea')?.focus();
  };

  const paneProps = (shown: Pane) => ({ className: classes['pane'], 'data-pane': shown, 'data-shown': pane === shown });
  const sheets = (
    <CellActionsProvider value={desk}>
      <div className={classes['sheets']}>
        {!isPhone && <PaneSwitch pane={pane} onChange={showPane} />}
        <div className={classes['panes']} data-map={isMapWide ? 'wide' : undefined}>
          <div {...paneProps('grid')}>
            <GridPane onOpen={openInspector} isWide={isMapWide} onWiden={widenMap} />
            <FirstSiteGuide />
          </div>
          <div {...paneProps('preview')}>
            <PreviewPane />
          </div>
          <div ref={inspector} {...paneProps('inspector')}>
            <Inspector onClear={(cell) => desk.clear([cell])} />
          </div>
        </div>
      </div>
    </CellActionsProvider>
  );
  return (
    <CommandsProvider value={commands}>
      <div className={classes['editor']} onDragOver={preventNavigation} onDrop={preventNavigation}>
        <PaneSkipLinks work={work} section={section} />
        <div>
          <Toolbar />
          <ScheduleStrip />
          <SaveFailureNotice />
          <RecoveredDraftsNotice />
          {readOnly && (
            <Alert color="gray" variant="light" radius={0} py="xs" icon={<IconEye aria-hidden />}>
              {t(`readOnly.${readOnly}`)}
            </Alert>
          )}
        </div>
        <div ref={work} className={classes['work']}>
          {!isPhone && <SectionNav />}
          {section === 'sheets' ? sheets : <SectionPage section={section} />}
          <Comments />
        </div>
        {isPhone && <PhoneBar />}
        <PublicationNotice />
        <ConflictDialog />
        <FullPreview />
        <LeaveGuard />
      </div>
    </CommandsProvider>
  );
}
