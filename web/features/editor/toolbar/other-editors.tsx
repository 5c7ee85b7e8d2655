import { Popover, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Presence } from '#shared/model/sites/revision.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useOtherEditors } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/toolbar/other-editors.module.css';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';

/** The maximum number of avatars in the toolbar; the list contains all editors. */
const AVATARS = 3;
const AVATAR_SIZE = 28;

/** One other editor: name, cell and a link to it. */
function OtherRow({ other, onGo }: { other: Presence; onGo: (cell: string | null) => void }) {
  const { t } = useTranslation('saving');
  const doing = other.mayWrite ? (['others.atCell', 'others.atSite'] as const) : (['others.viewsCell', 'others.viewsSite'] as const);
  return (
    <li>
      <UnstyledButton className={classes['row'] ?? ''} onClick={() => onGo(other.cell)}>
        <PersonAvatar name={other.name} picture={other.picture} size={AVATAR_SIZE} />
        <span className={classes['words']}>
          <Text span size="sm" fw={600} className={classes['name'] ?? ''}>
            {other.name}
          </Text>
          <Text span size="xs" c="dimmed">
            {other.cell === null ? t(doing[1]) : t(doing[0], { cell: other.cell })}
          </Text>
        </span>
      </UnstyledButton>
    </li>
  );
}

/** The other editors of the site: avatars in the toolbar and a list with the cell of each. Renders nothing if there are none. */
export function OtherEditors() {
  const { t } = useTranslation('saving');
  const { goTo } = useCommands();
  const others = useOtherEditors();
  const [isOpen, setOpen] = useState(false);
  if (others.length === 0) return null;
  const label = t('others.label', { count: others.length });
  const go = (cell: string | null): void => {
    setOpen(false);
    goTo(cell);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus withArrow shadow="md" position="bottom-end" width={280}>
      <Popover.Target>
        <Tooltip label={label} disabled={isOpen}>
          <UnstyledButton className={classes['faces'] ?? ''} aria-label={label} onClick={() => setOpen(!isOpen)}>
            {others.slice(0, AVATARS).map((other) => (
              <span key={other.editorId} className={classes['face']}>
                <PersonAvatar name={other.name} picture={other.picture} size={AVATAR_SIZE} />
              </span>
            ))}
            {others.length > AVATARS && <span className={classes['more']}>+{others.length - AVATARS}</span>}
            {others.length > 1 && <span className={classes['few']}>+{others.length - 1}</span>}
          </UnstyledButton>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} p={4}>
        <ul className={classes['list']}>
          {others.map((other) => (
            <OtherRow key={other.editorId} other={other} onGo={go} />
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
