import { Menu, type MenuItemProps, Text } from '@mantine/core';
import {
  IconChartBar,
  IconCopy,
  IconCopyPlus,
  IconDeviceMobile,
  IconExternalLink,
  IconEye,
  IconInbox,
  IconNews,
  IconPencil,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListedSite } from '#shared/model/site/site.ts';
import { mayDeleteSites } from '#shared/rules/account/policy.ts';
import { expiredSiteFault } from '#shared/rules/site/expired-site.ts';
import { isPublished } from '#shared/rules/site/site-state.ts';
import classes from '#web/features/sites/list/site-list.module.css';
import { useCreationBlockedReason } from '#web/features/sites/use-creation-blocked-reason.ts';
import type { SiteListAction } from '#web/features/sites/actions/use-site-actions.tsx';
import { analyticsPath, newsPaths, siteEditorPath, sitePreviewPath, visitorListsPath } from '#web/lib/paths.ts';
import { toast } from '#web/lib/toast.ts';
import { actorOf, useMayDo, useUser } from '#web/lib/session/user.ts';
import { siteLink } from '#web/lib/site/site-link.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface SiteMenuItemsProps {
  site: ListedSite;
  onAction: (site: ListedSite, action: SiteListAction) => void;
}

/** Actions on a published site's link: open it, copy its URL. */
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
      <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => void copyUrl()}>
        {t('card.copyAddress')}
      </Menu.Item>
    </>
  );
}

interface RefusableItemProps extends Pick<MenuItemProps, 'color' | 'leftSection' | 'children'> {
  /** Why the action is not possible; `null` if it is. */
  reason: string | null;
  onClick?: () => void;
}

/** An action of the menu; disabled with the reason if it is not possible. */
function RefusableItem({ reason, onClick, children, ...item }: RefusableItemProps) {
  return (
    <Menu.Item
      {...item}
      aria-disabled={reason !== null}
      closeMenuOnClick={reason === null}
      className={classes['item'] ?? ''}
      onClick={() => reason === null && onClick?.()}
    >
      {children}
      {reason !== null && (
        <Text component="span" display="block" size="xs">
          {reason}
        </Text>
      )}
    </Menu.Item>
  );
}

/** Links to the reports of a site. Whether another account's plan includes them, only the reports show. */
function ReportsItem({ site }: { site: ListedSite }) {
  const { t } = useTranslation('sites');
  const user = useUser();
  if (site.owner.id === user.workAccountId && !user.limits.analytics)
    return (
      <RefusableItem reason={t('card.withoutAnalytics')} leftSection={<IconChartBar {...ICON} />}>
        {t('card.analyse')}
      </RefusableItem>
    );
  return (
    <Menu.Item component={Link} to={analyticsPath(user, { siteId: site.id })} leftSection={<IconChartBar {...ICON} />}>
      {t('card.analyse')}
    </Menu.Item>
  );
}

/** The actions on a site in the list as menu items; disabled items stay focusable and show the reason. */
export function SiteMenuItems({ site, onAction }: SiteMenuItemsProps) {
  const { t } = useTranslation(['sites', 'common', 'errors']);
  const user = useUser();
  const mayWrite = useMayDo('site:write');
  const mayDelete = mayDeleteSites(actorOf(user), site.owner.id === user.workAccountId);
  const ownReason = useCreationBlockedReason();
  const fault = expiredSiteFault(site.status, user);
  const expired = fault ? t(`errors:code.${fault}`) : null;
  // Only the server has the plan of another account.
  const duplicateReason = expired ?? (site.owner.id === user.workAccountId ? ownReason : null);
  const opensEditable = mayWrite && expired === null;

  return (
    <>
      <Menu.Item
        component={Link}
        to={siteEditorPath(user, site.id)}
        leftSection={opensEditable ? <IconPencil {...ICON} /> : <IconEye {...ICON} />}
      >
        {t(opensEditable ? 'common:edit' : 'card.view')}
      </Menu.Item>
      <Menu.Item component="a" href={sitePreviewPath(site.id)} target="_blank" rel="noopener" leftSection={<IconDeviceMobile {...ICON} />}>
        {t('card.preview')}
      </Menu.Item>
      <Menu.Item leftSection={<IconShare {...ICON} />} onClick={() => onAction(site, 'share')}>
        {t('card.share')}
      </Menu.Item>
      <Menu.Item component={Link} to={visitorListsPath(user, site.id)} leftSection={<IconInbox {...ICON} />}>
        {t('card.visitors')}
      </Menu.Item>
      <Menu.Item component={Link} to={newsPaths(user, site.id).list} leftSection={<IconNews {...ICON} />}>
        {t('card.news')}
      </Menu.Item>
      <ReportsItem site={site} />
      {isPublished(site) && <PublishedSiteItems url={site.url} />}
      {mayWrite && (
        <>
          <Menu.Divider />
          <RefusableItem reason={duplicateReason} leftSection={<IconCopyPlus {...ICON} />} onClick={() => onAction(site, 'duplicate')}>
            {t('duplicate.action')}
          </RefusableItem>
          {mayDelete && (
            <RefusableItem reason={expired} color="danger.7" leftSection={<IconTrash {...ICON} />} onClick={() => onAction(site, 'delete')}>
              {t('common:delete')}
            </RefusableItem>
          )}
        </>
      )}
    </>
  );
}
