import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { ActionIcon, Badge, Button, Group, Text, Tooltip } from '@mantine/core';
import { IconCheck, IconMapPin, IconRotate, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import type { CommentEntry, CommentThread } from '#shared/model/preview/comment.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { CommentComposer } from '#web/features/preview/shared/comments/comment-composer.tsx';
import classes from '#web/features/preview/shared/comments/comments.module.css';
import type { CommentActions } from '#web/features/preview/shared/comments/use-comments.ts';

interface EntryProps {
  entry: CommentEntry;
  onRemove: (() => void) | undefined;
}

function Entry({ entry: { author, text, createdAt }, onRemove }: EntryProps) {
  const { t } = useTranslation('comments');
  const people = usePersonNames();
  return (
    <div className={classes['entry']}>
      <Group gap={6} wrap="nowrap">
        <Text size="sm" fw={550} className={classes['author'] ?? ''}>
          {people.named(author.name, author.isProvider)}
        </Text>
        {author.kind === 'invitee' && (
          <Badge size="sm" variant="light" color="gray" tt="none" fw={500}>
            {t('invitee')}
          </Badge>
        )}
        <Text component="time" size="xs" c="dimmed" dateTime={createdAt} className={classes['time'] ?? ''}>
          {formatTime(createdAt)}
        </Text>
        {onRemove && (
          <Tooltip label={t('remove')}>
            <ActionIcon
              size="sm"
              variant="subtle"
              color="gray"
              aria-label={t('removeOf', { name: people.said(author.name, author.isProvider) })}
              onClick={onRemove}
            >
              <IconTrash size={15} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
      <Text size="sm" className={classes['words'] ?? ''}>
        {text}
      </Text>
    </div>
  );
}

interface CommentCardProps {
  comment: CommentThread;
  /** The number of the comment's pin. */
  number: number;
  isActive: boolean;
  /** Whether the reader may write. */
  mayWrite: boolean;
  actions: CommentActions;
  /** Shows the sheet of the comment; absent if the sheet was removed. */
  onJump: (() => void) | undefined;
}

/** A comment with its place, its replies, and its actions. */
export function CommentCard({ comment, number, isActive, mayWrite, actions, onJump }: CommentCardProps) {
  const { t } = useTranslation('comments');
  const people = usePersonNames();
  const [isReplying, setReplying] = useState(false);
  const { id, cell, formerCell, language, second, isChanged, resolved, replies, mayRemove } = comment;
  const place = [cell ?? formerCell, LANGUAGE_NAME[language], second !== null && t('second', { second: Math.round(second) })];
  const isResolved = resolved !== null;

  return (
    <article className={classes['card']} data-active={isActive || undefined} data-comment={id}>
      <Group gap={6} mb={4}>
        <span className={classes['number']} aria-hidden>
          {number}
        </span>
        <Text size="xs" c="dimmed">
          {place.filter(Boolean).join(' · ')}
        </Text>
        {cell !== null && isChanged && (
          <Badge size="sm" variant="outline" color="gray" tt="none" fw={500}>
            {t('changed')}
          </Badge>
        )}
        {isResolved && (
          <Badge size="sm" variant="light" color="green" tt="none" fw={500} leftSection={<IconCheck size={12} aria-hidden />}>
            {t('resolvedBy', { name: people.said(resolved.by, resolved.byProvider) })}
          </Badge>
        )}
      </Group>
      <Entry entry={comment} onRemove={mayWrite && mayRemove ? () => void actions.remove(id) : undefined} />
      {replies.length > 0 && (
        <div className={classes['replies']}>
          {replies.map((reply) => (
            <Entry
              key={reply.id}
              entry={reply}
              onRemove={mayWrite && reply.author.isMe ? () => void actions.remove(id, reply.id) : undefined}
            />
          ))}
        </div>
      )}
      <Group gap={4} mt={6}>
        {onJump && (
          <Button variant="subtle" color="gray" size="compact-xs" leftSection={<IconMapPin size={14} aria-hidden />} onClick={onJump}>
            {t('jump')}
          </Button>
        )}
        {mayWrite && !isReplying && (
          <Button variant="subtle" color="gray" size="compact-xs" onClick={() => setReplying(true)}>
            {t('reply')}
          </Button>
        )}
        {mayWrite && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-xs"
            leftSection={isResolved ? <IconRotate size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />}
            onClick={() => void actions.resolve(id, !isResolved)}
          >
            {isResolved ? t('reopen') : t('resolve')}
          </Button>
        )}
      </Group>
      {isReplying && (
        <CommentComposer
          label={t('replyLabel')}
          submitLabel={t('reply')}
          isBusy={actions.isBusy}
          takesFocus
          onCancel={() => setReplying(false)}
          onSubmit={async (text) => {
            const isStored = await actions.reply(id, text);
            if (isStored) setReplying(false);
            return isStored;
          }}
        />
      )}
    </article>
  );
}
