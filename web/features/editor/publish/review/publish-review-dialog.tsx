import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME, type Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { DeadLink } from '#shared/rules/publishing/dead-link.ts';
import { deadLinks } from '#shared/rules/publishing/dead-links.ts';
import { isPublished } from '#shared/rules/sites/site-state.ts';
import { faultLocation } from '#web/features/editor/model/faults/fault-location.ts';
import { useChangeLabel } from '#web/features/editor/fields/use-change-label.ts';
import { PublicAddress } from '#web/features/editor/publish/address/public-address.tsx';
import classes from '#web/features/editor/publish/review/publish-review.module.css';
import { DeadLinkNotice } from '#web/features/editor/publish/dead-link-notice.tsx';
import { publishReview, type PublishReview } from '#web/features/editor/publish/review/publish-review.ts';
import { ReviewedSheets } from '#web/features/editor/publish/review/reviewed-sheets.tsx';
import { useLiveDocument } from '#web/features/editor/publish/review/use-live-document.ts';
import { useEditorState, useSiteDocument } from '#web/features/editor/state/editor.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Text fw={650} size="sm" mb={6}>
        {title}
      </Text>
      {children}
    </section>
  );
}

function Languages({ languages, heldBack }: Pick<PublishReview, 'languages' | 'heldBack'>) {
  const { t } = useTranslation('saving');
  const names = (list: readonly Language[]): string => list.map((language) => LANGUAGE_NAME[language]).join(t('review.listSeparator'));
  return (
    <Section title={t('review.languages')}>
      <Text size="sm">{names(languages)}</Text>
      {heldBack.length > 0 && (
        <Text size="sm" c="danger.7">
          {t('review.heldBack', { languages: names(heldBack) })}
        </Text>
      )}
    </Section>
  );
}

function Changes({ review, live, current }: { review: PublishReview; live: SiteDocument | null; current: SiteDocument }) {
  const { t } = useTranslation('saving');
  const changeLabel = useChangeLabel();
  const { sheets, notes, moreNotes } = review;
  return (
    <Section title={live === null ? t('review.first', { count: sheets.length }) : t('review.changes')}>
      <Stack gap="sm">
        {notes.length > 0 && (
          <ul className={classes['notes']}>
            {notes.map((note, index) => (
              <li key={index}>{changeLabel(note)}</li>
            ))}
            {moreNotes > 0 && <li>{t('history.more', { count: moreNotes })}</li>}
          </ul>
        )}
        {sheets.length > 0 && <ReviewedSheets sheets={sheets} live={live} current={current} />}
      </Stack>
    </Section>
  );
}

interface ReviewProps {
  links: readonly DeadLink[];
  onChoose: (dead: DeadLink) => void;
}

function Review({ links, onChoose }: ReviewProps) {
  const { t } = useTranslation('saving');
  const current = useSiteDocument();
  const url = useEditorState((state) => state.site.url);
  const { live, error, retry } = useLiveDocument();
  const review = useMemo(() => live !== undefined && publishReview(live, current), [live, current]);
  if (error) return <ErrorState title={t('review.failed')} query={{ error, refetch: retry, isRefetching: false }} />;
  if (live === undefined || !review) return <Skeleton height={320} role="status" aria-busy="true" aria-label={t('review.loading')} />;
  return (
    <Stack gap="lg">
      <DeadLinkNotice links={links} hasLanguages={current.settings.languages.length > 1} onChoose={onChoose} />
      <Section title={t('review.address')}>
        <PublicAddress url={url} />
      </Section>
      <Languages {...review} />
      <Changes review={review} live={live} current={current} />
    </Stack>
  );
}

const confirmLabel = (hasDeadLinks: boolean, isUpdate: boolean) => {
  if (hasDeadLinks) return isUpdate ? 'deadLinks.update' : 'deadLinks.publish';
  return isUpdate ? 'review.confirmUpdate' : 'review.confirm';
};

interface PublishReviewDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Shows the changes of a publication for visitors and the dead links, and publishes. The progress is
 * shown above the editor.
 */
export function PublishReviewDialog({ isOpen, onClose }: PublishReviewDialogProps) {
  const { t } = useTranslation(['saving', 'common']);
  const { publish, isPublishing, goToLocation } = useCommands();
  const current = useSiteDocument();
  const links = useMemo(() => (isOpen ? deadLinks(current) : []), [isOpen, current]);
  const isUpdate = useEditorState((state) => isPublished(state.site));
  const isNarrow = useMediaQuery('(max-width: 48em)');
  const goToLink = (dead: DeadLink): void => {
    onClose();
    goToLocation(faultLocation(dead));
  };
  const confirm = (): void => {
    onClose();
    void publish('public');
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(isUpdate ? 'review.titleUpdate' : 'review.title')} size={640} fullScreen={isNarrow}>
      {isOpen && <Review links={links} onChoose={goToLink} />}
      <Group justify="flex-end" gap="xs" className={classes['foot'] ?? ''}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button data-autofocus disabled={isPublishing} onClick={confirm}>
          {t(confirmLabel(links.length > 0, isUpdate))}
        </Button>
      </Group>
    </Dialog>
  );
}
