import { Button, CloseButton, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ApprovalSummary } from '#web/features/editor/comments/approval-summary.tsx';
import classes from '#web/features/editor/comments/comments-panel.module.css';
import { useSiteComments } from '#web/features/editor/comments/use-site-comments.ts';
import { isDirty } from '#web/features/editor/model/editor/editor-state.ts';
import { closeComments } from '#web/features/editor/state/comment-panel-store.ts';
import { useCommentPanel } from '#web/features/editor/state/use-comment-panel.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useDeferredEditorState, useEditor, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { CommentComposer } from '#web/features/preview/shared/comments/comment-composer.tsx';
import { CommentList } from '#web/features/preview/shared/comments/comment-list.tsx';
import { type CommentActions, useCommentActions, useMarkRead } from '#web/features/preview/shared/comments/use-comments.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';

/** Writes a comment on the sheet of the active cell. */
function NewComment({ actions }: { actions: CommentActions }) {
  const { t } = useTranslation('comments');
  const { store, comments: panel, save } = useEditor();
  const { reportSaveOutcome, showPane } = useCommands();
  const { isPlacing, draft: anyDraft } = useCommentPanel((state) => state);
  const activeCell = useDeferredEditorState((state) => state.activeCell);
  const draft = anyDraft?.cell === activeCell ? anyDraft.point : null;
  const hasSheet = useDeferredEditorState((state) => currentDocument(state).grid.cells[state.activeCell] !== undefined);
  if (!hasSheet) {
    return (
      <Text size="sm" c="dimmed">
        {t('compose.noSheet')}
      </Text>
    );
  }

  const send = async (text: string): Promise<boolean> => {
    // A comment refers to the saved revision, so unsaved edits are saved first.
    if (isDirty(store.getState())) {
      const outcome = await save('auto');
      if (outcome !== 'saved') {
        reportSaveOutcome(outcome);
        return false;
      }
    }
    const state = store.getState();
    const sheetId = currentDocument(state).grid.cells[state.activeCell];
    if (sheetId === undefined) return false;
    const about = { sheetId, language: state.language, revision: state.saved.revision, point: draft, second: null };
    const isStored = await actions.add({ ...about, text });
    if (isStored) panel.setState({ draft: null, isPlacing: false });
    return isStored;
  };
  return (
    <div>
      <CommentComposer
        label={t('compose.label', { cell: activeCell })}
        submitLabel={t('compose.send')}
        isBusy={actions.isBusy}
        onSubmit={send}
      />
      <Group gap="xs" mt={4} justify="space-between">
        <Text size="xs" c="dimmed" role="status">
          {isPlacing && t('compose.placing')}
          {!isPlacing && draft && t('compose.placed')}
        </Text>
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          onClick={() => {
            if (draft || isPlacing) return panel.setState({ draft: null, isPlacing: false });
            panel.setState({ isPlacing: true });
            showPane('preview');
          }}
        >
          {draft || isPlacing ? t('compose.clear') : t('compose.place')}
        </Button>
      </Group>
    </div>
  );
}

/** The comments of the site beside its sheets: list, replies, and a new comment on the selected sheet. */
export function CommentsPanel() {
  const { t } = useTranslation('comments');
  const { comments: panel, select, switchLanguage, showSection } = useEditor();
  const { showPane } = useCommands();
  const { client, data, seen, error, refetch, isFetching } = useSiteComments();
  useMarkRead(client, seen);
  const actions = useCommentActions(client);
  const activeId = useCommentPanel((state) => state.activeId);
  const isReadOnly = useIsReadOnly();
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = aside.current;
    element?.querySelector('h2')?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeComments(panel);
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [panel]);

  return (
    <aside ref={aside} className={classes['panel']} aria-label={t('title')}>
      <Group justify="space-between" className={classes['head'] ?? ''}>
        <Title order={2} size="h4" tabIndex={-1} className={classes['title'] ?? ''}>
          {t('title')}
        </Title>
        <CloseButton aria-label={t('close')} onClick={() => closeComments(panel)} />
      </Group>
      <Stack gap="md" className={classes['body'] ?? ''}>
        <ApprovalSummary />
        {!isReadOnly && <NewComment actions={actions} />}
        {error ? (
          <ErrorState title={t('loadFailed')} query={{ error, refetch, isRefetching: isFetching }} />
        ) : (
          <CommentList
            comments={data}
            activeId={activeId}
            mayWrite={!isReadOnly}
            actions={actions}
            onJump={({ id, cell, language }) => {
              showSection('sheets');
              switchLanguage(language);
              select(cell);
              showPane('preview');
              panel.setState({ activeId: id });
            }}
          />
        )}
      </Stack>
    </aside>
  );
}
