import { Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteDomains } from '#shared/model/domains/custom-domain.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import classes from '#web/features/editor/domains/domain.module.css';
import { PublicAddress } from '#web/features/editor/publish/address/public-address.tsx';

/** The addresses of the site: the domain that visitors are redirected to, and the default one. */
export function DomainAddresses({ domains }: { domains: SiteDomains }) {
  const { t } = useTranslation('domain');
  const { live, url, defaultUrl, status, returnStatus } = domains;
  const isReachable = isPublished({ status, returnStatus });
  const note = !isReachable ? t('address.unpublished') : live === null ? t('address.keeps') : t('address.leads');
  return (
    <div className={classes['card']}>
      <Title order={3}>{t('address.title')}</Title>
      <dl className={`${classes['facts']} ${classes['addresses']}`}>
        {live !== null && (
          <>
            <dt>{t('address.own')}</dt>
            <dd>
              <PublicAddress url={url} />
            </dd>
          </>
        )}
        <dt>{t('address.standard')}</dt>
        <dd>
          <PublicAddress url={defaultUrl} />
        </dd>
      </dl>
      <Text size="sm" c="dimmed">
        {note}
      </Text>
    </div>
  );
}
