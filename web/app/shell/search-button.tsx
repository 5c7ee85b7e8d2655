import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '#web/app/shell/search-button.module.css';

interface SearchButtonProps {
  onOpen: () => void;
  /** Somebody is about to: the palette's code may be fetched. */
  onNear: () => void;
}

/** Opens the command palette, and says by which keys it opens; an icon on phones. */
export function SearchButton({ onOpen, onNear }: SearchButtonProps) {
  const { t } = useTranslation();
  const os = useOs();
  const near = { onPointerEnter: onNear, onFocus: onNear };
  return (
    <>
      <UnstyledButton className={classes['wide']} onClick={onOpen} aria-keyshortcuts="Control+K Meta+K" {...near}>
        <IconSearch size={18} stroke={1.5} aria-hidden />
        <span className={classes['word']}>{t('palette.button')}</span>
        <kbd className={classes['keys']} aria-hidden>
          {os === 'macos' || os === 'ios' ? '⌘K' : 'Ctrl K'}
        </kbd>
      </UnstyledButton>
      <ActionIcon className={classes['narrow']} onClick={onOpen} aria-label={t('palette.button')} {...near}>
        <IconSearch size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </>
  );
}
