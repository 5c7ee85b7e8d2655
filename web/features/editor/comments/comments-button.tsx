import { ActionIcon, Indicator, Menu, Tooltip } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { closeComments } from '#web/features/editor/state/comment-panel-store.ts';
import { useCommentPanel } from '#web/features/editor/state/use-comment-panel.ts';
import { useDeferredEditorState, useEditor } from '#web/features/editor/state/editor.ts';

interface CommentsToggle {
  /** Names the number of open comments. */
  label: string;
  count: number;
  isOpen: boolean;
  toggle: () => void;
}

/** Opens and closes the comments; also offered to the command palette. */
export function useCommentsToggle(): CommentsToggle {
  const { t } = useTranslation('editor');
  const { comments } = useEditor();
  const isOpen = useCommentPanel((panel) => panel.isOpen);
  const count = useDeferredEditorState((state) => state.site.comments.open);
  const label = count === 0 ? t('comments') : t('openComments', { count });
  const toggle = (): void => (isOpen ? closeComments(comments) : comments.setState({ isOpen: true }));
  useOfferCommands(() => [{ name: 'comments', label: t('comments'), icon: IconMessageCircle, run: toggle }]);
  return { label, count, isOpen, toggle };
}

/** Opens and closes the comments, and shows how many are open. */
export const CommentsButton = ({ label, count, isOpen, toggle }: CommentsToggle) => (
  <Tooltip label={label}>
    <Indicator label={count} size={16} offset={4} color="blue.8" disabled={count === 0} inline>
      <ActionIcon aria-label={label} aria-expanded={isOpen} onClick={toggle}>
        <IconMessageCircle size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Indicator>
  </Tooltip>
);

/** The same in a menu. */
export const CommentsItem = ({ label, toggle }: CommentsToggle) => (
  <Menu.Item leftSection={<IconMessageCircle size={18} stroke={1.5} aria-hidden />} onClick={toggle}>
    {label}
  </Menu.Item>
);
