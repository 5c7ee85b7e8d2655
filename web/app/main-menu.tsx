import { NavLink as MenuLink, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import type { UserInfo } from '#shared/model/session.ts';
import { menuEntries } from '#web/app/menu-entries.ts';

interface MainMenuProps {
  user: UserInfo;
  isCompact: boolean;
  onNavigate?: () => void;
}

/** The back-office menu (spec 2), limited to what this login may use. */
export function MainMenu({ user, isCompact, onNavigate }: MainMenuProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('menu.label')}>
      {menuEntries(user).map(({ name, icon: Icon, path, covers }) => {
        const label = t(`menu.${name}`);
        return (
          <Tooltip key={name} label={label} position="right" disabled={!isCompact}>
            <MenuLink
              component={NavLink}
              to={path(user)}
              active={covers.test(pathname)}
              variant="filled"
              label={isCompact ? null : label}
              aria-label={label}
              leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
              px={10}
              styles={{ root: { borderRadius: 8, minHeight: 40 } }}
              {...(onNavigate && { onClick: onNavigate })}
            />
          </Tooltip>
        );
      })}
    </nav>
  );
}
