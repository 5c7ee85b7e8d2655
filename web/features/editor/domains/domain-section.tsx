import { useTranslation } from '#web/lib/use-translation.ts';
import { DomainContent } from '#web/features/editor/domains/domain-content.tsx';
import { useSiteDomains } from '#web/features/editor/domains/domain-queries.ts';
import { SectionFrame } from '#web/features/editor/sections/section-frame.tsx';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { QueryState } from '#web/ui/page/query-state.tsx';

/** The custom domain of the site: the four steps of its setup, and its state. */
export function DomainSection() {
  const { t } = useTranslation('domain');
  const siteId = useEditorState(({ site }) => site.id);
  return (
    <SectionFrame section="domain" title={t('title')} intro={t('intro')}>
      <QueryState query={useSiteDomains(siteId)} failed={t('loadFailed')} placeholder={240}>
        {(domains) => <DomainContent siteId={siteId} domains={domains} />}
      </QueryState>
    </SectionFrame>
  );
}
