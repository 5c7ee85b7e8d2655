import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';

const COPIED_MS = 2_000;

export function CopyAddress({ url }: { url: string }) {
  const { t } = useTranslation('editor');
  return (
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
  );
}
