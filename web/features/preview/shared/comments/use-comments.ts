import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import type { CommentThread, NewComment } from '#shared/model/preview/comment.ts';
import type { CommentClient } from '#web/lib/comment-client.ts';
import { toast } from '#web/lib/toast.ts';

const commentsKey = (siteId: string): readonly unknown[] => ['site-comments', siteId];

async function listAll({ list }: CommentClient, signal: AbortSignal): Promise<{ comments: CommentThread[]; version: string | null }> {
  const all: CommentThread[] = [];
  let cursor: string | undefined;
  // Keeps the version of the first page, because comments written while later pages load are not in the result.
  let seen: string | null | undefined;
  do {
    const { comments, version, nextCursor } = await list(cursor, signal);
    all.push(...comments);
    seen ??= version;
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { comments: all, version: seen ?? null };
}

/** All comments of a site, newest first. Reloads when `version` changes and, if `refetchMs` is given, at this interval. */
export function useComments(client: CommentClient, version: string, refetchMs?: number) {
  const { data, ...query } = useQuery({
    queryKey: [...commentsKey(client.siteId), version],
    queryFn: ({ signal }) => listAll(client, signal),
    placeholderData: keepPreviousData,
    ...(refetchMs !== undefined && { refetchInterval: refetchMs }),
  });
  return { ...query, data: data?.comments, seen: data?.version ?? null };
}

/** Marks the comments up to a version as read, so that no e-mail reports them. */
export function useMarkRead(client: CommentClient, seen: string | null): void {
  useEffect(() => {
    // Best effort: after a failure, an e-mail may report comments that were already read.
    if (seen !== null) void client.read(seen).catch(() => undefined);
  }, [client, seen]);
}

/** Actions on comments. Each action resolves to whether it succeeded; a failed action shows a toast. */
export interface CommentActions {
  isBusy: boolean;
  add: (comment: Omit<NewComment, 'id'>) => Promise<boolean>;
  reply: (commentId: string, text: string) => Promise<boolean>;
  resolve: (commentId: string, isResolved: boolean) => Promise<boolean>;
  remove: (commentId: string, reply?: string) => Promise<boolean>;
}

export function useCommentActions(client: CommentClient): CommentActions {
  const { t } = useTranslation('comments');
  const queries = useQueryClient();
  const { isPending, mutateAsync } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => queries.invalidateQueries({ queryKey: commentsKey(client.siteId) }),
  });
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await mutateAsync(work);
      return true;
    } catch (error) {
      toast.error(error, t('failed'));
      return false;
    }
  };
  return {
    isBusy: isPending,
    add: (comment) => {
      const id = ulid();
      return run(() => client.add({ ...comment, id }));
    },
    reply: (commentId, text) => {
      const id = ulid();
      return run(() => client.reply(commentId, { id, text }));
    },
    resolve: (commentId, isResolved) => run(() => client.resolve(commentId, isResolved)),
    remove: (commentId, reply) => run(() => client.remove(commentId, reply)),
  };
}
