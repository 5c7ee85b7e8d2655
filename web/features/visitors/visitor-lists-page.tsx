import { Alert, Anchor, Badge, Button, Group, Skeleton, Tabs } from '@mantine/core';
import { IconEye, IconLayoutGrid, IconShieldLock, IconWorldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useParams } from 'react-router';
import { EntryPanel } from '#web/features/visitors/list/entry-panel.tsx';
import { MemberPanel } from '#web/features/visitors/list/member-panel.tsx';
import { type Counts, listCount, unreadCount } from '#web/features/visitors/list-counts.ts';
import { LIST_KINDS, ListKind } from '#web/features/visitors/list-kind.ts';
import { PrivacyDialog } from '#web/features/visitors/privacy/privacy-dialog.tsx';
import { useListAddress } from '#web/features/visitors/use-list-address.ts';
import { useCounts } from '#web/features/visitors/visitor-queries.ts';
import classes from '#web/features/visitors/visitors.module.css';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { siteEditorPath, siteListPath } from '#web/lib/paths.ts';
import { parseParam } from '#web/lib/search-params.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { MissingItem } from '#web/ui/page/missing-item.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SiteStatusBadge } from '#web/ui/site-status-badge.tsx';

interface ListTabsProps {
  siteId: string;
  /** `undefined` while loading. */
  counts: Counts | undefined;
  isLoading: boolean;
  address: ReturnType<typeof useListAddress>;
}

/** The lists of the site, with the number of rows and of unread entries on each tab. */
function ListTabs({ siteId, counts, isLoading, address }: ListTabsProps) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  const { kind } = address;
  return (
    <Tabs value={kind} onChange={(value) => address.showKind(parseParam(ListKind, value) ?? kind)} keepMounted={false}>
      <Tabs.List aria-label={t('tabs.label')} className={classes['tabList'] ?? ''} mb="md" aria-busy={isLoading} data-loading={isLoading}>
        {LIST_KINDS.map((one) => {
          const unread = counts && unreadCount(counts, one);
          return (
            <Tabs.Tab key={one} value={one}>
              <Group gap={6} wrap="nowrap">
                {/* Screen readers separate the parts by the spaces. */}
                <span>{t(`tabs.${one}`)} </span>
                {counts && <span className={classes['tabCount']}>{formatNumber(listCount(counts, one, null), language)} </span>}
                {unread !== undefined && unread > 0 && (
                  <Badge size="sm" color="blue" variant="light" tt="none">
                    {t('tabs.unread', { number: formatNumber(unread, language) })}
                  </Badge>
                )}
              </Group>
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      <Tabs.Panel value={kind}>
        {kind === 'membership' ? (
          <MemberPanel siteId={siteId} address={address} />
        ) : (
          <EntryPanel key={kind} siteId={siteId} kind={kind} address={address} />
        )}
      </Tabs.Panel>
    </Tabs>
  );
}

/** Names the site of the lists, and shows whether visitors can see the site. */
function SiteLine({ siteId, site }: { siteId: string; site: Counts['site'] | undefined }) {
  const user = useUser();
  if (!site)
    return (
      <div className={classes['site']}>
        <Skeleton height={16} width={200} />
      </div>
    );
  return (
    <div className={classes['site']}>
      <Anchor component={Link} to={siteEditorPath(user, siteId)} c="inherit" fw={550}>
        {site.name}
      </Anchor>
      <SiteStatusBadge status={site.status} />
    </div>
  );
}

/** The members, contacts and form entries of a site. */
export function VisitorListsPage() {
  const { t } = useTranslation('visitors');
  const { id: siteId = '' } = useParams();
  const user = useUser();
  const mayWrite = useMayDo('entry:write');
  const address = useListAddress();
  const [isPrivacyOpen, setPrivacyOpen] = useState(false);
  const { data: counts, error, isPending } = useCounts(siteId);
  if (isNotFound(error))
    return (
      <Page title={t('title')}>
        <MissingItem icon={IconWorldOff} title={t('noSite')} back={{ path: siteListPath(user), label: t('toSites') }} />
      </Page>
    );
  return (
    <Page
      title={t('title')}
      windowTitle={counts ? t('titleOf', { site: counts.site.name }) : t('title')}
      lead={<SiteLine siteId={siteId} site={counts?.site} />}
      action={
        <Group gap="xs">
          <Button
            component={Link}
            to={siteEditorPath(user, siteId)}
            variant="default"
            leftSection={<IconLayoutGrid size={18} stroke={1.5} aria-hidden />}
          >
            {t('toEditor')}
          </Button>
          {mayWrite && (
            <Button
              variant="default"
              leftSection={<IconShieldLock size={18} stroke={1.5} aria-hidden />}
              onClick={() => setPrivacyOpen(true)}
            >
              {t('privacy.button')}
            </Button>
          )}
        </Group>
      }
    >
      {!mayWrite && (
        <Alert color="gray" variant="light" mb="md" icon={<IconEye aria-hidden />}>
          {t('readOnly')}
        </Alert>
      )}
      <ListTabs siteId={siteId} counts={counts} isLoading={isPending} address={address} />
      {mayWrite && <PrivacyDialog siteId={siteId} isOpen={isPrivacyOpen} onClose={() => setPrivacyOpen(false)} />}
    </Page>
  );
}
