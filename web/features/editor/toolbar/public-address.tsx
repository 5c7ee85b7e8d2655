import { ActionIcon, Anchor, CopyButton, Group, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '#web/features/editor/toolbar/toolbar.module.css';

const COPIED_MS = 2_000;

/** Where visitors find the site: to open and to copy. */
export function PublicAddress({ url }: { url: string }) {
  const { t } = useTranslation(['editor', 'common']);
  return (
    <Group gap={2} wrap="nowrap" className={classes['address'] ?? ''}>
      <Anchor
        href={url}
        target="_blank"
        rel="noopener"
        size="sm"
        className={classes['link'] ?? ''}
        aria-label={`${t('address.open')}: ${url} (${t('common:newTab')})`}
      >
        <span className={classes['host']}>{new URL(url).host}</span>
        <IconExternalLink size={16} stroke={1.5} aria-hidden />
      </Anchor>
      <CopyButton value={url} timeout={COPIED_MS}>
        {({ copied, copy }) => {
          const label = t(copied ? 'address.copied' : 'address.copy');
          return (
            <Tooltip label={label}>
              <ActionIcon aria-label={label} onClick={copy}>
                {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} stroke={1.5} aria-hidden />}
              </ActionIcon>
            </Tooltip>
          );
        }}
      </CopyButton>
    </Group>
  );
}
