import { ActionIcon, Alert, Badge, Drawer, Group, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconEye, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2, IconPlayerPause } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Outlet, useLocation } from 'react-router';
import { isScreen } from '#web/app/routing/screens.ts';
import { BrandLink } from '#web/app/shell/brand-link.tsx';
import { MainMenu } from '#web/app/shell/main-menu.tsx';
import { ProfileMenu } from '#web/app/shell/profile-menu.tsx';
import { SearchButton } from '#web/app/shell/search-button.tsx';
import classes from '#web/app/shell/shell.module.css';
import { PausedForPayment } from '#web/app/shell/paused-for-payment.tsx';
import { Breadcrumb } from '#web/app/shell/breadcrumb.tsx';
import { HelpButton, HelpMenuEntry } from '#web/app/shell/help-button.tsx';
import { HELP_RETURN, useHelp } from '#web/app/help/use-help.ts';
import { useCommandPalette } from '#web/app/palette/use-command-palette.ts';
import { AgreementGate } from '#web/features/legal/agreement-gate.tsx';
import { useForbiddenRedirect } from '#web/app/shell/use-forbidden-redirect.ts';
import { useUserRefresh } from '#web/app/shell/use-user-refresh.ts';
import { useShellUser } from '#web/app/shell/use-shell-user.ts';
import { useMenuCollapsed } from '#web/app/shell/use-menu-collapsed.ts';
import { useTimeoutRedirect } from '#web/app/errors/use-timeout-redirect.ts';
import { SignInAgainDialog } from '#web/features/sign-in/sign-in/sign-in-again-dialog.tsx';
import { mayDo, UserContext } from '#web/lib/session/user.ts';
import { BellButton } from '#web/features/notices/shared/bell-button.tsx';
import { MaintenanceBanners } from '#web/features/notices/shared/maintenance-banners.tsx';
import { LanguageMenu } from '#web/ui/language-menu.tsx';
import { TopBarSlot } from '#web/ui/page/in-top-bar.tsx';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';

/** The frame of every screen of a signed-in login: menu on the left (a drawer on phones), bar on top. */
export function Shell() {
  const { t } = useTranslation();
  const { user, isSignedOut, leave } = useShellUser();
  useUserRefresh(user?.id);
  const isEditor = isScreen('siteEditor', useLocation().pathname);
  const [isCollapsed, setCollapsed] = useMenuCollapsed(isEditor);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const { Palette, ...palette } = useCommandPalette(t('palette.unavailable'));
  const { Help, ...help } = useHelp(user?.id, t('help.unavailable'));
  useForbiddenRedirect();
  useTimeoutRedirect();
  if (!user) return <LoadingPage />;

  const hasBell = mayDo(user, 'notice:read');
  const collapseLabel = t(isCollapsed ? 'menu.expand' : 'menu.collapse');
  const CollapseIcon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <UserContext value={user}>
      <SkipLink to="content" label={t('skipToContent')} />
      <div className={classes['shell']} data-collapsed={isCollapsed} data-editor={isEditor} data-help={Help !== null}>
        <aside className={classes['side']}>
          <BrandLink user={user} isCompact={isCollapsed} />
          <MainMenu user={user} isCompact={isCollapsed} />
          <Tooltip label={collapseLabel} position="right">
            <ActionIcon className={classes['collapse']} aria-label={collapseLabel} onClick={() => setCollapsed(!isCollapsed)}>
              <CollapseIcon size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </aside>
        <header className={classes['bar']}>
          <ActionIcon
            {...HELP_RETURN}
            className={classes['burger']}
            aria-label={t('menu.open')}
            aria-expanded={isDrawerOpen}
            onClick={drawer.open}
          >
            <IconMenu2 size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
          <Breadcrumb />
          <div ref={setSlot} className={classes['slot']} />
          <Group gap={4} wrap="nowrap" className={classes['controls'] ?? ''}>
            {user.authority === 'view' && (
              <Badge variant="outline" color="gray" tt="none" leftSection={<IconEye size={14} aria-hidden />} visibleFrom="sm" mr={4}>
                {t('profile.viewOnly')}
              </Badge>
            )}
            <Group gap={4} wrap="nowrap" className={classes['secondary'] ?? ''}>
              <SearchButton onOpen={palette.open} onPrepare={palette.prepare} />
              <LanguageMenu />
              <HelpButton
                className={classes['help']}
                isOpen={help.isOpen}
                hasNews={help.hasNews}
                onPress={help.toggle}
                onPrepare={help.prepare}
              />
            </Group>
            {hasBell && <BellButton />}
            <ProfileMenu user={user} />
          </Group>
        </header>
        <main id="content" tabIndex={-1} className={classes['content']}>
          {user.contractStatus === 'SUSPENDED' && (
            <Alert color="gray" variant="light" radius={0} icon={<IconPlayerPause aria-hidden />}>
              {user.pausedFor.length > 0 ? <PausedForPayment numbers={user.pausedFor} /> : t('profile.suspended')}
            </Alert>
          )}
          {hasBell && <MaintenanceBanners />}
          <TopBarSlot value={slot}>
            <Suspense fallback={<LoadingPage />}>
              <AgreementGate>
                <Outlet key={user.id} />
              </AgreementGate>
            </Suspense>
          </TopBarSlot>
        </main>
      </div>
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        size={264}
        title={<BrandLink user={user} isCompact={false} />}
        closeButtonProps={{ 'aria-label': t('menu.close') }}
      >
        <MainMenu user={user} isCompact={false} onNavigate={drawer.close} />
        <HelpMenuEntry
          hasNews={help.hasNews}
          onPress={() => {
            drawer.close();
            help.open();
          }}
        />
      </Drawer>
      {Help && <Help page={help.page} onOpenPage={help.openPage} onReadReleases={help.readReleases} onClose={help.close} />}
      {isSignedOut && <SignInAgainDialog user={user} onLeave={leave} />}
      {Palette && <Palette isOpen={palette.isOpen} onClose={palette.close} onHelp={help.open} />}
    </UserContext>
  );
}
