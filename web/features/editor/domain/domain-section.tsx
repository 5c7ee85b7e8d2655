import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DomainContent } from '#web/features/editor/domain/domain-content.tsx';
import { useSiteDomains } from '#web/features/editor/domain/domain-queries.ts';
import { SectionFrame } from '#web/features/editor/sections/section-frame.tsx';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';

/** The custom domain of the site: the four steps to it, and its state. */
export function DomainSection() {
  const { t } = useTranslation('domain');
  const siteId = useEditorState(({ site }) => site.id);
  const { data, error, refetch, isFetching } = useSiteDomains(siteId);
  return (
    <SectionFrame section="domain" title={t('title')} intro={t('intro')}>
      {data && <DomainContent siteId={siteId} domains={data} />}
      {!data && error && <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !error && <Skeleton height={240} />}
    </SectionFrame>
  );
}
