import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Language } from '#shared/model/language.ts';
import type { PreviewCommentsState } from '#web/features/preview/comments/use-preview-comments.ts';
import type { PreviewFrame } from '#web/features/preview/frame/use-preview-frame.ts';
import { CommentComposer } from '#web/features/preview/shared/comments/comment-composer.tsx';
import { CommentList } from '#web/features/preview/shared/comments/comment-list.tsx';
import { useCommentActions, useMarkRead } from '#web/features/preview/shared/comments/use-comments.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';

interface PreviewCommentsPanelProps {
  state: PreviewCommentsState;
  frame: PreviewFrame;
  mayWrite: boolean;
  /** Whether a surrounding element already shows the title of the panel. */
  isTitled: boolean;
  /** Shows a sheet in the frame. */
  onShow: (cell: string, language: Language) => void;
  /** Called when a place is to be chosen, so that nothing covers the frame. */
  onPlacing: () => void;
}

/** The comments of a previewed site, and the form of a new comment on the sheet in the frame. */
export function PreviewCommentsPanel({ state, frame, mayWrite, isTitled, onShow, onPlacing }: PreviewCommentsPanelProps) {
  const { t } = useTranslation('comments');
  const { client, query, comments, activeId, setActiveId, about, draft, setDraft } = state;
  const actions = useCommentActions(client);
  useMarkRead(client, query.seen);
  const { isPlacing, setPlacing, shown } = frame;
  const hasPlace = draft !== null || isPlacing;

  const send = async (text: string): Promise<boolean> => {
    const isStored = about !== null && (await actions.add({ ...about, text }));
    if (isStored) setDraft(null);
    return isStored;
  };
  return (
    <Stack component="section" gap="md" aria-label={t('title')}>
      {!isTitled && (
        <Title order={2} size="h4">
          {t('title')}
        </Title>
      )}
      {mayWrite && about && shown && (
        <div>
          <CommentComposer
            label={t('compose.label', { cell: shown.cell })}
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
                setDraft(null);
                setPlacing(!hasPlace);
                if (!hasPlace) onPlacing();
              }}
            >
              {hasPlace ? t('compose.clear') : t('compose.place')}
            </Button>
          </Group>
        </div>
      )}
      {query.error ? (
        <ErrorState title={t('loadFailed')} query={query} />
      ) : (
        <CommentList
          comments={comments}
          activeId={activeId}
          mayWrite={mayWrite}
          actions={actions}
          onJump={({ id, cell, language }) => {
            setActiveId(id);
            onShow(cell, language);
          }}
        />
      )}
    </Stack>
  );
}
