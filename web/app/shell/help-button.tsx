import { ActionIcon, Indicator, NavLink } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import classes from '#web/app/shell/main-menu.module.css';
import { useTranslation } from '#web/lib/use-translation.ts';

interface HelpButtonProps {
  isOpen: boolean;
  /** Whether to show a dot, since something is new. */
  hasNews: boolean;
  onPress: () => void;
  /** Called on hover and focus, so that the code of the help can be preloaded. */
  onPrepare: () => void;
  className?: string | undefined;
}

function useLabel(hasNews: boolean): string {
  const { t } = useTranslation();
  return hasNews ? t('help.openWithNews') : t('help.open');
}

/** The button of the help in the top bar. */
export function HelpButton({ isOpen, hasNews, onPress, onPrepare, className }: HelpButtonProps) {
  const label = useLabel(hasNews);
  return (
    <ActionIcon
      className={className ?? ''}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-keyshortcuts="?"
      onClick={onPress}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
    >
      <Indicator disabled={!hasNews} color="blue" size={8} radius="xl" component="span">
        <IconHelp size={20} stroke={1.5} aria-hidden />
      </Indicator>
    </ActionIcon>
  );
}

/** The entry of the help below the main menu of phones. */
export function HelpMenuEntry({ hasNews, onPress }: Pick<HelpButtonProps, 'hasNews' | 'onPress'>) {
  const { t } = useTranslation();
  return (
    <NavLink
      component="button"
      type="button"
      className={classes['entry'] ?? ''}
      label={t('help.open')}
      aria-label={useLabel(hasNews)}
      leftSection={
        <Indicator disabled={!hasNews} color="blue" size={8} radius="xl" component="span">
          <IconHelp size={20} stroke={1.5} aria-hidden />
        </Indicator>
      }
      onClick={onPress}
    />
  );
}
