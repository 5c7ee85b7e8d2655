import { Menu } from '@mantine/core';
import {
  IconChartBar,
  IconCopy,
  IconCopyPlus,
  IconDeviceMobile,
  IconExternalLink,
  IconEye,
  IconInbox,
  IconNews,
  IconPackageExport,
  IconPencil,
  IconShare,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ListedSite } from '#shared/model/sites/site.ts';
import { mayDeleteSites } from '#shared/rules/accounts/policy.ts';
import { expiredSiteFault } from '#shared/rules/sites/expired-site.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import { useCreationBlockedReason } from '#web/features/sites/use-creation-blocked-reason.ts';
import type { SiteListAction } from '#web/features/sites/actions/use-site-actions.tsx';
import { analyticsPath, newsPaths, siteEditorPath, sitePreviewPath, visitorListsPath } from '#web/lib/paths.ts';
import { toast } from '#web/lib/toast.ts';
import { actorOf, useMayDo, useUser } from '#web/lib/session/user.ts';
import { siteLink } from '#web/lib/site/site-link.ts';
import { MenuAction } from '#web/ui/menu-action.tsx';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface SiteMenuItemsProps {
  site: ListedSite;
  onAction: (site: ListedSite, action: SiteListAction) => void;
}

/** Opens a published site, or copies its URL. */
function PublishedSiteItems({ url }: Pick<ListedSite, 'url'>) {
  const { t } = useTranslation('sites');
  const copyUrl = async (): Promise<void> => {
    const error = await navigator.clipboard.writeText(url).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error === null) toast.success(t('card.addressCopied'));
    else toast.failure(t('card.copyFailed'));
  };
  return (
    <>
      <Menu.Item component="a" {...siteLink(url)} leftSection={<IconExternalLink {...ICON} />}>
        {t('card.openSite')}
      </Menu.Item>
      <MenuAction icon={IconCopy} label={t('card.copyAddress')} onClick={() => void copyUrl()} />
    </>
  );
}

/** Links to the reports of a site if the plan includes reports; always for sites of other accounts, whose plan only the server knows. */
function ReportsItem({ site }: { site: ListedSite }) {
  const { t } = useTranslation('sites');
  const user = useUser();
  const isReachable = site.owner.id !== user.workAccountId || user.limits.analytics;
  return (
    <MenuAction
      icon={IconChartBar}
      label={t('card.analyse')}
      {...(isReachable ? { to: analyticsPath(user, { siteId: site.id }) } : { disabledReason: t('card.withoutAnalytics') })}
    />
  );
}

/** The actions on a site in the list as menu items; disabled items stay focusable and show the reason. */
export function SiteMenuItems({ site, onAction }: SiteMenuItemsProps) {
  const { t } = useTranslation(['sites', 'common', 'errors']);
  const user = useUser();
  const mayWrite = useMayDo('site:write');
  const isOwn = site.owner.id === user.workAccountId;
  const mayDelete = mayDeleteSites(actorOf(user), isOwn);
  const ownReason = useCreationBlockedReason();
  const fault = expiredSiteFault(site.status, user);
  const expired = fault ? t(`errors:code.${fault}`) : null;
  // Only the server knows the plan of another account.
  const duplicateReason = expired ?? (isOwn ? ownReason : null);
  const opensEditable = mayWrite && expired === null;

  return (
    <>
      <MenuAction
        icon={opensEditable ? IconPencil : IconEye}
        label={t(opensEditable ? 'common:edit' : 'card.view')}
        to={siteEditorPath(user, site.id)}
      />
      <Menu.Item component="a" href={sitePreviewPath(site.id)} target="_blank" rel="noopener" leftSection={<IconDeviceMobile {...ICON} />}>
        {t('card.preview')}
      </Menu.Item>
      <MenuAction icon={IconShare} label={t('card.share')} onClick={() => onAction(site, 'share')} />
      <MenuAction icon={IconInbox} label={t('card.visitors')} to={visitorListsPath(user, site.id)} />
      <MenuAction icon={IconNews} label={t('card.news')} to={newsPaths(user, site.id).list} />
      <ReportsItem site={site} />
      {isPublished(site) && <PublishedSiteItems url={site.url} />}
      {mayWrite && (
        <>
          <Menu.Divider />
          <MenuAction
            icon={IconCopyPlus}
            label={t('duplicate.action')}
            disabledReason={duplicateReason}
            onClick={() => onAction(site, 'duplicate')}
          />
          {isOwn && <MenuAction icon={IconTemplate} label={t('saveAsTemplate')} onClick={() => onAction(site, 'save-template')} />}
          <MenuAction icon={IconPackageExport} label={t('exportSite')} disabledReason={expired} onClick={() => onAction(site, 'export')} />
          {mayDelete && (
            <MenuAction
              icon={IconTrash}
              label={t('common:delete')}
              isDanger
              disabledReason={expired}
              onClick={() => onAction(site, 'delete')}
            />
          )}
        </>
      )}
    </>
  );
}
