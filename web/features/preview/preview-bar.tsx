import { usePersonNames } from '#web/ui/person/use-person-name.ts';
import { Badge, Button, Group, Text } from '@mantine/core';
import { IconAdjustments, IconExternalLink, IconLogout, IconMessageCircle, IconShare } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PreviewState } from '#shared/model/preview/preview-view.ts';
import classes from '#web/features/preview/preview-viewer.module.css';
import { formatTime } from '#web/lib/format/format.ts';
import { LanguageMenu } from '#web/ui/language-menu.tsx';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface PreviewBarProps {
  state: PreviewState;
  /** The revision in the frame. */
  shown: PreviewState['shown'];
  onOwnTab: () => void;
  /** Opens the dialog that shares the preview; absent for logins that may not share it. */
  onShare?: (() => void) | undefined;
  /** Ends the session of an invitee; absent for logins. */
  onLogOut?: (() => void) | undefined;
  /** Opens the toggles; absent if they are beside the frame. */
  onSettings?: (() => void) | undefined;
  /** Opens the comments; absent if they are beside the frame. */
  onComments?: (() => void) | undefined;
  /** Whether actions are shown as icons only. */
  isNarrow: boolean;
}

/** The header of a preview: the name of the site, the shown revision, and the actions. */
export function PreviewBar({ state, shown, onOwnTab, onShare, onLogOut, onSettings, onComments, isNarrow }: PreviewBarProps) {
  const { t } = useTranslation(['viewer', 'comments']);
  const people = usePersonNames();
  const actions = [
    { label: t('comments:open'), icon: <IconMessageCircle {...ICON} />, run: onComments },
    { label: t('settings'), icon: <IconAdjustments {...ICON} />, run: onSettings },
    { label: t('ownTab'), icon: <IconExternalLink {...ICON} />, run: onOwnTab },
    { label: t('share'), icon: <IconShare {...ICON} />, run: onShare },
    { label: t('logOut'), icon: <IconLogout {...ICON} />, run: onLogOut },
  ];
  return (
    <header className={classes['bar']} aria-label={t('badge')}>
      <Badge variant="filled" color="gray" tt="none">
        {t('badge')}
      </Badge>
      <h1 className={classes['name']}>{state.name}</h1>
      <Text size="sm" c="dimmed" flex={1} miw="12rem">
        {shown ? t('saved', { time: formatTime(shown.at), by: people.said(shown.by, shown.byProvider) }) : t('unpublished')}
      </Text>
      <Group gap={4}>
        {actions.map(
          ({ label, icon, run }) =>
            run && (
              <Button
                key={label}
                variant="subtle"
                color="gray"
                size={isNarrow ? 'md' : 'compact-md'}
                {...(isNarrow ? { px: 'xs' } : { leftSection: icon })}
                aria-label={label}
                onClick={run}
              >
                {isNarrow ? icon : label}
              </Button>
            ),
        )}
        <LanguageMenu />
      </Group>
    </header>
  );
}
