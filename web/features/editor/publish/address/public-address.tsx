import { ActionIcon, Anchor, Group, Text, Tooltip } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { CopyAddress } from '#web/features/editor/publish/address/copy-address.tsx';
import { QrButton } from '#web/features/editor/publish/address/qr-button.tsx';
import classes from '#web/features/editor/publish/address/public-address.module.css';
import { displayUrl } from '#web/lib/format/display-url.ts';
import { siteLink } from '#web/lib/site/site-link.ts';

interface PublicAddressProps {
  url: string;
  /** Whether to show only the buttons; the QR code dialog shows the address. */
  isShort?: boolean;
}

/** The public address of the site: to open, to copy, and as a QR code. */
export function PublicAddress({ url, isShort = false }: PublicAddressProps) {
  const { t } = useTranslation(['editor', 'common']);
  const label = `${t('address.open')}: ${url} (${t('common:newTab')})`;
  const icon = <IconExternalLink size={isShort ? 20 : 16} stroke={1.5} aria-hidden />;
  return (
    <Group gap={2} wrap="nowrap" className={classes['address'] ?? ''} data-short={isShort}>
      {isShort ? (
        <Tooltip label={t('address.open')}>
          <ActionIcon component="a" {...siteLink(url)} aria-label={label}>
            {icon}
          </ActionIcon>
        </Tooltip>
      ) : (
        <>
          <Anchor {...siteLink(url)} size="sm" className={classes['link'] ?? ''} aria-label={label}>
            <Text span inherit className={classes['host'] ?? ''}>
              {displayUrl(url)}
            </Text>
            {icon}
          </Anchor>
          <CopyAddress url={url} />
        </>
      )}
      <QrButton url={url} />
    </Group>
  );
}
