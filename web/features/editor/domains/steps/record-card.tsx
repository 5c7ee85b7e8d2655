import { ActionIcon, CopyButton, Text, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteDomain } from '#shared/model/domains/custom-domain.ts';
import classes from '#web/features/editor/domains/domain.module.css';

const COPIED_MS = 2_000;

function CopyValue({ what, value }: { what: string; value: string }) {
  const { t } = useTranslation('domain');
  return (
    <CopyButton value={value} timeout={COPIED_MS}>
      {({ copied, copy }) => {
        const label = copied ? t('copy.copied') : t('copy.copy', { what });
        return (
          <Tooltip label={label}>
            <ActionIcon aria-label={label} onClick={copy}>
              {copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} stroke={1.5} aria-hidden />}
            </ActionIcon>
          </Tooltip>
        );
      }}
    </CopyButton>
  );
}

/** The DNS record of a domain, with a button that copies each value. */
export function RecordCard({ record }: Pick<SiteDomain, 'record'>) {
  const { t } = useTranslation('domain');
  const { type, host, name, value } = record;
  return (
    <dl className={classes['record']}>
      <div className={classes['row']}>
        <dt>{t('copy.type')}</dt>
        <dd>
          <span className={classes['value']}>{type}</span>
        </dd>
      </div>
      <div className={classes['row']}>
        <dt>{t('copy.host')}</dt>
        <dd>
          <div>
            <span className={classes['value']}>{host}</span>
            {host !== name && (
              <Text size="xs" c="dimmed" className={classes['fullHost'] ?? ''}>
                {t('copy.fullHost', { name })}
              </Text>
            )}
          </div>
          <CopyValue what={t('copy.host')} value={host} />
        </dd>
      </div>
      <div className={classes['row']}>
        <dt>{t('copy.value')}</dt>
        <dd>
          <span className={classes['value']}>{value}</span>
          <CopyValue what={t('copy.value')} value={value} />
        </dd>
      </div>
    </dl>
  );
}
