import { Anchor, Text } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useLocation } from 'react-router';
import { isMenuEntryActive, menuEntryPath, menuEntries } from '#web/app/routing/menu-entries.ts';
import classes from '#web/app/shell/breadcrumb.module.css';
import { useUser } from '#web/lib/session/user.ts';

/** Shows the menu entry that the screen belongs to; as a link, unless the screen is the target of the entry. */
export function Breadcrumb() {
  const { t } = useTranslation();
  const user = useUser();
  const { pathname } = useLocation();
  const entry = menuEntries(user).find((candidate) => isMenuEntryActive(candidate, pathname));
  if (!entry) return <span className={classes['trail']} />;
  const label = t(`menu.${entry.screen}`);
  const path = menuEntryPath(entry, user);
  return (
    <div className={classes['trail']}>
      {pathname === path ? (
        <Text fw={550} truncate>
          {label}
        </Text>
      ) : (
        <Anchor component={Link} to={path} fw={550} aria-label={label} title={label} className={classes['up']}>
          <IconChevronLeft size={18} stroke={1.5} aria-hidden />
          <span>{label}</span>
        </Anchor>
      )}
    </div>
  );
}
