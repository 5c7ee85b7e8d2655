import { Skeleton, Text, Title } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import type { SiteTemplate } from '#shared/model/sites/site-template.ts';
import { gridPlanFaults } from '#shared/rules/plans/plan-limits.ts';
import { useSiteTemplates } from '#web/features/sites/shared/template-queries.ts';
import { OwnTemplateCard, type TemplateAction } from '#web/features/sites/templates/own/own-template-card.tsx';
import { DeleteTemplateDialog, EditTemplateDialog } from '#web/features/sites/templates/own/own-template-dialogs.tsx';
import { OwnTemplatePreview } from '#web/features/sites/templates/own/own-template-preview.tsx';
import classes from '#web/features/sites/templates/own/own-templates.module.css';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';

interface OwnTemplateGalleryProps {
  limits: SiteLimits;
  selected: SiteTemplate | null;
  isDisabled: boolean;
  onSelect: (template: SiteTemplate | null) => void;
}

const Placeholder = () => (
  <div className={classes['gallery']} aria-hidden>
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} height={260} radius={12} />
    ))}
  </div>
);

/** The templates that the account has saved, and those that accounts above share. */
export function OwnTemplateGallery({ limits, selected, isDisabled, onSelect }: OwnTemplateGalleryProps) {
  const { t } = useTranslation('snapshots');
  const titleId = useId();
  const query = useSiteTemplates();
  const [previewed, setPreviewed] = useState<SiteTemplate | null>(null);
  const [pending, setPending] = useState<{ template: SiteTemplate; action: TemplateAction } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const blockedReason = (template: SiteTemplate): string | null => (gridPlanFaults(template, limits).length > 0 ? t('tooLarge') : null);
  const start = (template: SiteTemplate, action: TemplateAction): void => {
    setPending({ template, action });
    setOpen(true);
  };
  // `pending` is kept after closing, because the dialog shows it during the closing animation.
  const dialog = pending && { template: pending.template, isOpen, onClose: () => setOpen(false) };
  const use = (template: SiteTemplate): void => {
    setPreviewed(null);
    if (!isDisabled) onSelect(template);
  };

  return (
    <section aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('tabs.own')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {t('lead')}
      </Text>
      <QueryState query={query} failed={t('loadFailed')} placeholder={<Placeholder />}>
        {({ templates }) =>
          templates.length === 0 ? (
            <EmptyState icon={IconTemplate} title={t('empty')} text={t('emptyHint')} isCompact />
          ) : (
            <ul className={classes['gallery']}>
              {templates.map((template) => (
                <OwnTemplateCard
                  key={template.id}
                  template={template}
                  blockedReason={blockedReason(template)}
                  isSelected={selected?.id === template.id}
                  isDisabled={isDisabled}
                  onSelect={() => onSelect(template)}
                  onPreview={() => setPreviewed(template)}
                  onAction={(action) => start(template, action)}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      <OwnTemplatePreview template={previewed} blockedReason={blockedReason} onClose={() => setPreviewed(null)} onUse={use} />
      {/* Events of dialogs bubble to the form around the gallery, although their elements are outside it. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        {dialog && pending.action === 'edit' && <EditTemplateDialog key={pending.template.id} {...dialog} />}
        {dialog && pending.action === 'delete' && <DeleteTemplateDialog {...dialog} />}
      </div>
    </section>
  );
}
