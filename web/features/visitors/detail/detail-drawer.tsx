import { Button, Drawer, Kbd, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DETAIL_ATTRIBUTE, useKeysEnabled } from '#web/features/visitors/keyboard/use-list-keys.ts';
import classes from '#web/features/visitors/visitors.module.css';

interface DetailDrawerProps {
  isOpen: boolean;
  title: string;
  /** Opens the previous row of the list; absent if there is none. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The detail of an entry or a member beside its list. */
export function DetailDrawer({ isOpen, title, onPrevious, onNext, onClose, children }: DetailDrawerProps) {
  const { t } = useTranslation(['visitors', 'common']);
  const [hasKeys] = useKeysEnabled();
  const step = (label: 'previous' | 'next', key: string, onClick: (() => void) | undefined) => (
    <Button
      variant="default"
      disabled={!onClick}
      onClick={onClick}
      {...(label === 'previous'
        ? { leftSection: <IconChevronLeft size={16} aria-hidden /> }
        : { rightSection: <IconChevronRight size={16} aria-hidden /> })}
    >
      {t(`detail.${label}`)}
      {hasKeys && (
        <Kbd size="xs" ml={8} visibleFrom="sm" aria-hidden>
          {key}
        </Kbd>
      )}
    </Button>
  );
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={620}
      title={<Text fw={650}>{title}</Text>}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      {...{ [DETAIL_ATTRIBUTE]: true }}
    >
      <div className={classes['steps']}>
        {step('previous', 'k', onPrevious)}
        {step('next', 'j', onNext)}
      </div>
      {children}
    </Drawer>
  );
}
