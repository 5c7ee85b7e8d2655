import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { lazy, Suspense, useCallback } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { CheckGroup } from '#web/features/editor/checklist/check-group.tsx';
import { FaultEntries } from '#web/features/editor/checklist/fault-entries.tsx';
import { HeavySheets } from '#web/features/editor/checklist/heavy-sheets.tsx';
import { Suggestion } from '#web/features/editor/checklist/suggestion.tsx';
import { useMediaSizes } from '#web/features/editor/checklist/use-media-sizes.ts';
import { type SiteCheck, checkSite } from '#web/features/editor/checklist/check-site.ts';
import { usePopupCounts } from '#web/features/editor/state/use-popup-counts.ts';
import { SectionFrame } from '#web/features/editor/sections/section-frame.tsx';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { useDocumentScan } from '#web/features/editor/state/use-document-scan.ts';

/** Loaded only for sites with tags, because it needs an HTML parser. */
const OutsideServices = lazy(async () => ({
  default: (await import('#web/features/editor/checklist/external-services.tsx')).ExternalServices,
}));

const hasTags = ({ headTags, bodyTags }: SiteDocument): boolean =>
  [headTags, bodyTags].some((byLanguage) => Object.values(byLanguage).some(({ html }) => html !== ''));

/** Shows whether the site can be published. */
function Verdict({ blocks, advice }: SiteCheck) {
  const { t } = useTranslation('checks');
  const { length: count } = blocks;
  return count > 0 ? (
    <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={t('checklist.blocked', { count })}>
      {t('checklist.blockedText')}
    </Alert>
  ) : (
    <Alert color="green" variant="light" icon={<IconCircleCheck aria-hidden />} title={t('checklist.ready')}>
      {t('checklist.readyText')}
      {advice.length === 0 && ` ${t('checklist.perfect')}`}
    </Alert>
  );
}

/** The faults of the site and advice. A click on an entry shows the place where it is fixed. */
export function ChecklistSection() {
  const { t } = useTranslation(['checks', 'fields', 'editor', 'inspector']);
  const canSetSeo = useEditorState((state) => state.limits.tagSeo);
  const { bytesOf, state } = useMediaSizes();
  const { of: countsOf } = usePopupCounts();
  const scan = useCallback(
    (document: SiteDocument) =>
      checkSite(document, { now: new Date(), canSetSeo, bytesOf, applicantsOf: (popupId) => countsOf(popupId).applicants }),
    [canSetSeo, bytesOf, countsOf],
  );
  const check = useDocumentScan(scan);
  const siteHasTags = useDocumentScan(hasTags);
  const noServices = (
    <Text size="sm" c="dimmed">
      {t('outside.none')}
    </Text>
  );
  return (
    <SectionFrame section="checklist" title={t('checklist.title')} intro={t('checklist.intro')}>
      <Verdict {...check} />
      {check.blocks.length > 0 && (
        <CheckGroup title={t('editor:publish.faults')} count={check.blocks.length} tone="block">
          <FaultEntries faults={check.blocks} />
        </CheckGroup>
      )}
      {check.heldBack.map(({ language, faults }) => {
        const named = { language: t(`inspector:languageName.${language}`) };
        return (
          <CheckGroup
            key={language}
            title={t('checklist.heldBack', named)}
            hint={t('checklist.heldBackText', named)}
            count={faults.length}
            tone="block"
          >
            <FaultEntries faults={faults} />
          </CheckGroup>
        );
      })}
      <CheckGroup title={t('checklist.advice')} hint={t(check.advice.length > 0 ? 'checklist.adviceText' : 'checklist.noAdvice')}>
        {check.advice.map(({ group, count, suggestions }) => (
          <CheckGroup key={group} isInner title={t(`group.${group}`)} count={count}>
            {suggestions.map((suggestion) => (
              <Suggestion key={suggestion.rule} {...suggestion} />
            ))}
          </CheckGroup>
        ))}
      </CheckGroup>
      <CheckGroup title={t('outside.title')}>
        {siteHasTags ? (
          <Suspense>
            <OutsideServices none={noServices} />
          </Suspense>
        ) : (
          noServices
        )}
      </CheckGroup>
      {/* This group is last, because the sizes of the sheets take a while to arrive. */}
      {state === 'known' && <HeavySheets bytesOf={bytesOf} />}
      {state === 'failed' && (
        <Text size="sm" c="dimmed">
          {t('weights.failed')}
        </Text>
      )}
    </SectionFrame>
  );
}
