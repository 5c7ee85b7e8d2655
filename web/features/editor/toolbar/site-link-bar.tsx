import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import {
  IconChartBar,
  IconDots,
  IconExternalLink,
  IconInbox,
  IconNews,
  IconQrcode,
  IconTemplate,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type CommandName, useOfferCommands } from '#web/lib/commands/offered-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useNavigate } from 'react-router';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { SaveTemplateButton, SaveTemplateItem, useSaveTemplateAction } from '#web/features/editor/toolbar/save-template-button.tsx';
import { useQrDialog } from '#web/features/editor/publish/address/qr-dialog.tsx';
import { ExportSiteButton, ExportSiteItem, useExportSiteAction } from '#web/features/editor/toolbar/export-site-button.tsx';
import { ReplaceButton, ReplaceItem, useReplaceAction } from '#web/features/editor/replace/replace-button.tsx';
import classes from '#web/features/editor/toolbar/toolbar.module.css';
import { analyticsPath, newsPaths, visitorListsPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { openSite, siteLink } from '#web/lib/site/site-link.ts';

interface SiteLink {
  name: CommandName;
  label: string;
  icon: TablerIcon;
  /** The path of the screen; `null` if the owner's plan does not include it, which `reason` explains. */
  path: string | null;
  reason?: string;
}

/** Returns the links to the other screens of the site. */
function useSiteLinks(): readonly SiteLink[] {
  const { t } = useTranslation('editor');
  const user = useUser();
  const siteId = useEditorState(({ site }) => site.id);
  const hasReports = useEditorState(({ limits }) => limits.analytics);
  return [
    { name: 'visitors', label: t('visitors'), icon: IconInbox, path: visitorListsPath(user, siteId) },
    { name: 'siteNews', label: t('news'), icon: IconNews, path: newsPaths(user, siteId).list },
    {
      name: 'siteReports',
      label: t('analyse'),
      icon: IconChartBar,
      path: hasReports ? analyticsPath(user, { siteId }) : null,
      reason: t('withoutAnalytics'),
    },
  ];
}

const textOf = ({ label, path, reason }: SiteLink): string => (path === null ? `${label} (${reason})` : label);

/**
 * Links to the other screens of the site, and to save it as a template: as buttons or, in a narrow bar, as a menu with the public address and
 * its QR code. `children`: the first items of the menu.
 */
export function SiteLinkBar({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['editor', 'saving']);
  const links = useSiteLinks();
  const site = useEditorState((state) => state.site);
  const saveTemplate = useSaveTemplateAction();
  const replace = useReplaceAction();
  const qr = useQrDialog(site.url);
  const exportSite = useExportSiteAction();
  const navigate = useNavigate();
  useOfferCommands(() => [
    ...links.map(({ name, label, icon, path }) => ({ name, label, icon, isPossible: path !== null, run: () => void navigate(path ?? '') })),
    {
      name: 'saveTemplate',
      label: t('saveAsTemplate'),
      icon: IconTemplate,
      isPossible: saveTemplate !== null,
      run: () => saveTemplate?.start(),
    },
    { name: 'openSite', label: t('address.open'), icon: IconExternalLink, isPossible: isPublished(site), run: () => openSite(site.url) },
  ]);
  return (
    <>
      <span className={classes['links']}>
        {links.map((link) => {
          const icon = <link.icon size={20} stroke={1.5} aria-hidden />;
          return (
            <Tooltip key={link.label} label={link.path === null ? link.reason : link.label}>
              {link.path === null ? (
                <ActionIcon aria-label={textOf(link)} aria-disabled data-disabled>
                  {icon}
                </ActionIcon>
              ) : (
                <ActionIcon component={Link} to={link.path} aria-label={link.label}>
                  {icon}
                </ActionIcon>
              )}
            </Tooltip>
          );
        })}
        {replace && <ReplaceButton onClick={replace.start} />}
        {saveTemplate && <SaveTemplateButton onClick={saveTemplate.start} />}
        {exportSite && <ExportSiteButton onClick={exportSite.start} />}
      </span>
      <span className={classes['more']}>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t('screens')}>
              <IconDots size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {children}
            {links.map((link) => {
              const section = <link.icon size={18} stroke={1.5} aria-hidden />;
              return link.path === null ? (
                <Menu.Item key={link.label} disabled leftSection={section}>
                  {textOf(link)}
                </Menu.Item>
              ) : (
                <Menu.Item key={link.label} component={Link} to={link.path} leftSection={section}>
                  {link.label}
                </Menu.Item>
              );
            })}
            {replace && <ReplaceItem onClick={replace.start} />}
            {saveTemplate && <SaveTemplateItem onClick={saveTemplate.start} />}
            {exportSite && <ExportSiteItem onClick={exportSite.start} />}
            {isPublished(site) && (
              <>
                <Menu.Item component="a" {...siteLink(site.url)} leftSection={<IconExternalLink size={18} stroke={1.5} aria-hidden />}>
                  {t('address.open')}
                </Menu.Item>
                <Menu.Item leftSection={<IconQrcode size={18} stroke={1.5} aria-hidden />} onClick={qr.open}>
                  {t('saving:qr.open')}
                </Menu.Item>
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      </span>
      {replace?.dialog}
      {saveTemplate?.dialog}
      {qr.dialog}
      {exportSite?.dialog}
    </>
  );
}
