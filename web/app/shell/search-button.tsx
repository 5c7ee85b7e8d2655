import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useOs } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/app/shell/search-button.module.css';

interface SearchButtonProps {
  onOpen: () => void;
  /** Called on hover and focus, so that the palette's code can be preloaded. */
  onPrepare: () => void;
}

/** A button that opens the command palette and shows its keyboard shortcut; only an icon on phones. */
export function SearchButton({ onOpen, onPrepare }: SearchButtonProps) {
  const { t } = useTranslation();
  const os = useOs();
  const preload = { onPointerEnter: onPrepare, onFocus: onPrepare };
  return (
    <>
      <UnstyledButton className={classes['wide']} onClick={onOpen} aria-keyshortcuts="Control+K Meta+K" {...preload}>
        <IconSearch size={18} stroke={1.5} aria-hidden />
        <span className={classes['label']}>{t('palette.button')}</span>
        <kbd className={classes['keys']} aria-hidden>
          {os === 'macos' || os === 'ios' ? '⌘K' : 'Ctrl K'}
        </kbd>
      </UnstyledButton>
      <ActionIcon className={classes['narrow']} onClick={onOpen} aria-label={t('palette.button')} {...preload}>
        <IconSearch size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </>
  );
}
