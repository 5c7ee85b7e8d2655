import { Button, Menu, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconChevronDown,
  IconClock,
  IconDeviceFloppy,
  IconEyeOff,
  IconLanguage,
  IconShare,
  IconWorldUp,
  type TablerIcon,
} from '@tabler/icons-react';
import { type CommandName, useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { withControl } from '#web/features/editor/grid/shortcuts/key-names.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { furtherLanguageFaults } from '#shared/rules/publishing/publish-check.ts';
import type { PublishAction } from '#web/features/editor/publish/publish-actions.ts';
import { useSiteDocument } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/publish/publish-button.module.css';
import { PublishApprovedItem } from '#web/features/editor/publish/publish-approved-item.tsx';
import type { PublishOption } from '#web/features/editor/publish/use-publish-actions.ts';

const ICON: Readonly<Record<PublishAction, TablerIcon>> = {
  'save-draft': IconDeviceFloppy,
  save: IconDeviceFloppy,
  'publish-public': IconWorldUp,
  'publish-private': IconEyeOff,
};

const COMMAND = {
  'save-draft': 'saveDraft',
  save: 'save',
  'publish-public': 'publishPublic',
  'publish-private': 'publishPrivate',
} as const satisfies Record<PublishAction, CommandName>;

/** Whether an action has an effect: one with faults lists them. */
const isPossible = ({ obstacle }: PublishOption): boolean => obstacle === null || obstacle === 'faults';

/** Shows the number of faults that prevent publishing additional languages. Computed only while the menu is open. */
function HeldBackItem({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation('saving');
  const { length: count } = furtherLanguageFaults(useSiteDocument());
  if (count === 0) return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Item leftSection={<IconLanguage size={18} stroke={1.5} aria-hidden />} className={classes['action'] ?? ''} onClick={onChoose}>
        {t('publish.heldBack')}
        <Text size="xs" c="dimmed">
          {t('publish.heldBackHint', { count })}
        </Text>
      </Menu.Item>
    </>
  );
}

interface PublishMenuProps {
  actions: readonly PublishOption[];
  isBusy: boolean;
  onAction: (action: PublishAction) => void;
  onPublishApproved: (revision: string) => void;
  onHeldBack: () => void;
  onSchedule: () => void;
  onShare: () => void;
}

/** The publish actions, each with its effect or why it is not available. */
export function PublishMenu({ actions, isBusy, onAction, onPublishApproved, onHeldBack, onSchedule, onShare }: PublishMenuProps) {
  const { t } = useTranslation(['editor', 'saving']);
  useOfferCommands(() => [
    ...actions.map((option) => ({
      name: COMMAND[option.action],
      label: option.label,
      icon: ICON[option.action],
      ...(option.action === 'save-draft' && { keys: withControl('S') }),
      isPossible: !isBusy && isPossible(option),
      run: () => onAction(option.action),
    })),
    { name: 'schedule', label: t('saving:schedule.open'), icon: IconClock, run: onSchedule },
    { name: 'share', label: t('saving:share.open'), icon: IconShare, run: onShare },
  ]);
  return (
    <Menu position="bottom-end" width={340}>
      <Menu.Target>
        <Button px={8} aria-label={t('publish.more')} className={classes['more'] ?? ''} disabled={isBusy}>
          <IconChevronDown size={18} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((option) => {
          const { action, obstacle, label, hint } = option;
          const Icon = obstacle === 'faults' ? IconAlertTriangle : ICON[action];
          return (
            <Menu.Item
              key={action}
              leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
              rightSection={action === 'save-draft' ? <kbd className={classes['keys']}>{withControl('S')}</kbd> : null}
              className={classes['action'] ?? ''}
              disabled={!isPossible(option)}
              onClick={() => onAction(action)}
            >
              {label}
              <Text size="xs" c="dimmed">
                {hint}
              </Text>
            </Menu.Item>
          );
        })}
        <PublishApprovedItem onPublish={onPublishApproved} />
        <Menu.Divider />
        <Menu.Item leftSection={<IconClock size={18} stroke={1.5} aria-hidden />} className={classes['action'] ?? ''} onClick={onSchedule}>
          {t('saving:schedule.open')}
          <Text size="xs" c="dimmed">
            {t('saving:schedule.hint')}
          </Text>
        </Menu.Item>
        <Menu.Item leftSection={<IconShare size={18} stroke={1.5} aria-hidden />} className={classes['action'] ?? ''} onClick={onShare}>
          {t('saving:share.open')}
          <Text size="xs" c="dimmed">
            {t('saving:share.hint')}
          </Text>
        </Menu.Item>
        <HeldBackItem onChoose={onHeldBack} />
      </Menu.Dropdown>
    </Menu>
  );
}
