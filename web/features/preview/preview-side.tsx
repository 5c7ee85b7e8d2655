import { Drawer, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/features/preview/preview-viewer.module.css';

interface PreviewSideProps {
  comments: ReactNode;
  toggles: ReactNode;
  isNarrow: boolean;
  /** The open drawer, if comments and toggles are drawers. */
  open: 'comments' | 'settings' | null;
  onClose: () => void;
}

/** Comments and toggles beside the frame or, on narrow screens, each in a drawer. */
export function PreviewSide({ comments, toggles, isNarrow, open, onClose }: PreviewSideProps) {
  const { t } = useTranslation(['viewer', 'comments', 'common']);
  if (!isNarrow)
    return (
      <aside className={classes['side']} aria-label={t('settings')}>
        <Stack gap="xl">
          {comments}
          {toggles}
        </Stack>
      </aside>
    );
  return (
    <>
      <Drawer
        opened={open === 'comments'}
        onClose={onClose}
        position="bottom"
        size="60%"
        title={t('comments:open')}
        closeButtonProps={{ 'aria-label': t('comments:close') }}
      >
        {comments}
      </Drawer>
      <Drawer
        opened={open === 'settings'}
        onClose={onClose}
        position="bottom"
        size="auto"
        title={t('settings')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        {toggles}
      </Drawer>
    </>
  );
}
