import { Anchor, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { IconCopy, IconEye, IconFile } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import { gridPlanFaults } from '#shared/rules/plans/plan-limits.ts';
import { artworkUrl } from '#web/features/sites/templates/artwork.ts';
import { TEMPLATE_DESIGNS } from '#web/features/sites/templates/template-designs.ts';
import type { TemplateDesign, TemplateTexts } from '#web/features/sites/templates/template-design.ts';
import classes from '#web/features/sites/templates/template-gallery.module.css';
import { TemplatePreview } from '#web/features/sites/templates/template-preview.tsx';
import { useTemplateTexts } from '#web/features/sites/templates/use-template-texts.ts';
import { siteListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';

interface CardButtonProps {
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: () => void;
  children: ReactNode;
}

const CardButton = ({ isSelected, isDisabled, onSelect, children }: CardButtonProps) => (
  <UnstyledButton className={classes['card'] ?? ''} aria-pressed={isSelected} disabled={isDisabled} onClick={onSelect}>
    {children}
  </UnstyledButton>
);

interface TemplateCardProps {
  design: TemplateDesign;
  /** `undefined` while the texts are loading. */
  texts: TemplateTexts | undefined;
  fitsPlan: boolean;
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: () => void;
  onPreview: () => void;
}

function TemplateCard({ design, texts, fitsPlan, isSelected, isDisabled, onSelect, onPreview }: TemplateCardProps) {
  const { t } = useTranslation('templates');
  const { title = '', about = '' } = texts ?? {};
  const [firstSheet] = design.sheets;
  return (
    <li className={classes['item']}>
      <CardButton isSelected={isSelected} isDisabled={isDisabled || !fitsPlan || !texts} onSelect={onSelect}>
        {firstSheet && (
          <img
            src={artworkUrl(design.name, firstSheet.art ?? 1)}
            alt=""
            width={1080}
            height={1920}
            loading="lazy"
            className={classes['picture']}
          />
        )}
        <span className={classes['name']}>{title}</span>
        <span className={classes['about']}>{fitsPlan ? about : t('tooLarge')}</span>
        <span className={classes['count']}>{t('sheets', { count: design.sheets.length })}</span>
      </CardButton>
      {texts && (
        <UnstyledButton className={classes['preview'] ?? ''} aria-label={t('look', { name: title })} onClick={onPreview}>
          <IconEye size={18} stroke={1.5} aria-hidden />
        </UnstyledButton>
      )}
    </li>
  );
}

interface TemplateGalleryProps {
  limits: SiteLimits;
  /** `null` for a blank site. */
  selected: TemplateDesign | null;
  isDisabled: boolean;
  onSelect: (design: TemplateDesign | null) => void;
}

/** The starting points of a new site: blank, a template, or the link to the site list, where a site can be duplicated. */
export function TemplateGallery({ limits, selected, isDisabled, onSelect }: TemplateGalleryProps) {
  const { t } = useTranslation('templates');
  const user = useUser();
  const titleId = useId();
  const [previewed, setPreviewed] = useState<TemplateDesign | null>(null);
  const texts = useTemplateTexts();
  const fitsPlan = ({ rows, columns }: TemplateDesign): boolean =>
    gridPlanFaults({ numberHorizontal: rows, numberVertical: columns }, limits).length === 0;

  return (
    <section aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {t('lead')}
      </Text>
      <ul className={classes['gallery']}>
        <li className={classes['item']}>
          <CardButton isSelected={selected === null} isDisabled={isDisabled} onSelect={() => onSelect(null)}>
            <span className={classes['blank']}>
              <IconFile size={32} stroke={1.25} aria-hidden />
            </span>
            <span className={classes['name']}>{t('blank')}</span>
            <span className={classes['about']}>{t('blankAbout')}</span>
          </CardButton>
        </li>
        {TEMPLATE_DESIGNS.map((design) => (
          <TemplateCard
            key={design.name}
            design={design}
            texts={texts?.[design.name]}
            fitsPlan={fitsPlan(design)}
            isSelected={selected === design}
            isDisabled={isDisabled}
            onSelect={() => onSelect(design)}
            onPreview={() => setPreviewed(design)}
          />
        ))}
      </ul>
      <Anchor component={Link} to={siteListPath(user)} size="sm" mt="sm" display="inline-block">
        <Group gap={6} component="span">
          <IconCopy size={16} stroke={1.5} aria-hidden />
          {t('duplicate')}
        </Group>
      </Anchor>
      {texts && (
        <TemplatePreview
          design={previewed}
          texts={texts}
          onClose={() => setPreviewed(null)}
          onUse={(design) => {
            setPreviewed(null);
            if (fitsPlan(design) && !isDisabled) onSelect(design);
          }}
        />
      )}
    </section>
  );
}
