import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy, IconDots, IconExternalLink, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SiteSummary } from '#shared/model/site.ts';
import { DeleteSiteDialog } from '#web/features/sites/delete-site-dialog.tsx';
import classes from '#web/features/sites/site-card.module.css';
import { siteEditorPath } from '#web/lib/paths.ts';
import { toast } from '#web/lib/toast.ts';
import { useMayDo, useUser } from '#web/lib/user.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** What can be done with a site from the list. */
export function SiteActions({ site }: { site: SiteSummary }) {
  const { t } = useTranslation(['sites', 'common']);
  const user = useUser();
  const mayWrite = useMayDo('site:write');
  const [isDeleting, dialog] = useDisclosure(false);
  const isPublished = site.status === 'PUBLISH';

  const copyAddress = async (): Promise<void> => {
    const error = await navigator.clipboard.writeText(site.url).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (error === null) toast.success(t('card.addressCopied'));
    else toast.failure(t('card.copyFailed'));
  };

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon className={classes['actions']} aria-label={t('card.actions', { name: site.name })}>
            <IconDots {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={siteEditorPath(user, site.id)}
            leftSection={mayWrite ? <IconPencil {...ICON} /> : <IconEye {...ICON} />}
          >
            {t(mayWrite ? 'common:edit' : 'card.view')}
          </Menu.Item>
          {isPublished && (
            <>
              <Menu.Item component="a" href={site.url} target="_blank" rel="noopener" leftSection={<IconExternalLink {...ICON} />}>
                {t('card.openSite')}
              </Menu.Item>
              <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => void copyAddress()}>
                {t('card.copyAddress')}
              </Menu.Item>
            </>
          )}
          {mayWrite && (
            <>
              <Menu.Divider />
              <Menu.Item color="danger.7" leftSection={<IconTrash {...ICON} />} onClick={dialog.open}>
                {t('common:delete')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {mayWrite && <DeleteSiteDialog site={site} isOpen={isDeleting} onClose={dialog.close} />}
    </>
  );
}
