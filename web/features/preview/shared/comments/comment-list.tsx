import { SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { CommentThread } from '#shared/model/preview/comment.ts';
import { CommentCard } from '#web/features/preview/shared/comments/comment-card.tsx';
import { numberedComments } from '#web/features/preview/shared/comments/numbered-comments.ts';
import type { CommentActions } from '#web/features/preview/shared/comments/use-comments.ts';

const FILTERS = ['open', 'resolved'] as const;
type Filter = (typeof FILTERS)[number];

interface CommentListProps {
  /** `undefined` while they are loaded. */
  comments: readonly CommentThread[] | undefined;
  /** The comment to show. */
  activeId: string | null;
  mayWrite: boolean;
  actions: CommentActions;
  onJump: (comment: CommentThread & { cell: string }) => void;
}

/** The open or the resolved comments of a site; comments on removed sheets come last. */
export function CommentList({ comments, activeId, mayWrite, actions, onJump }: CommentListProps) {
  const { t } = useTranslation('comments');
  const [filter, setFilter] = useState<Filter>('open');
  const list = useRef<HTMLDivElement>(null);
  const active = comments?.find(({ id }) => id === activeId);
  const [shownId, setShownId] = useState<string | null>(null);
  if (active && shownId !== active.id) {
    setShownId(active.id);
    setFilter(active.resolved ? 'resolved' : 'open');
  }
  useEffect(() => {
    list.current?.querySelector(`[data-comment="${shownId}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);

  if (!comments) {
    return (
      <Stack gap="sm" role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton height={96} />
        <Skeleton height={96} />
      </Stack>
    );
  }
  const numbered = numberedComments(comments).filter(({ comment }) => (comment.resolved !== null) === (filter === 'resolved'));
  const placed = numbered.filter(({ comment }) => comment.cell !== null);
  const removed = numbered.filter(({ comment }) => comment.cell === null);
  const card = ({ comment, number }: (typeof numbered)[number]) => {
    const { cell } = comment;
    return (
      <CommentCard
        key={comment.id}
        comment={comment}
        number={number}
        isActive={comment.id === activeId}
        mayWrite={mayWrite}
        actions={actions}
        onJump={cell === null ? undefined : () => onJump({ ...comment, cell })}
      />
    );
  };
  const count = (which: Filter) => comments.filter(({ resolved }) => (resolved !== null) === (which === 'resolved')).length;
  return (
    <Stack gap="sm" ref={list}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('filter.label')}
        data={FILTERS.map((value) => ({ value, label: t(`filter.${value}`, { count: count(value) }) }))}
        value={filter}
        onChange={setFilter}
      />
      {numbered.length === 0 && (
        <Text size="sm" c="dimmed">
          {t(`empty.${filter}`)}
        </Text>
      )}
      {placed.map(card)}
      {removed.length > 0 && (
        <section aria-label={t('removedSheets')}>
          <Text size="sm" fw={550} mb={8}>
            {t('removedSheets')}
          </Text>
          <Stack gap="sm">{removed.map(card)}</Stack>
        </section>
      )}
    </Stack>
  );
}
