import { Anchor, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { IconCopy, IconEye, IconFile } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SiteLimits } from '#shared/model/account/site-limits.ts';
import { gridPlanFaults } from '#shared/rules/account/plan-limits.ts';
import { artworkUrl } from '#web/features/sites/templates/artwork.ts';
import { TEMPLATE_DESIGNS } from '#web/features/sites/templates/template-designs.ts';
import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';
import classes from '#web/features/sites/templates/template-gallery.module.css';
import { TemplatePreview } from '#web/features/sites/templates/template-preview.tsx';
import { useTemplateTexts } from '#web/features/sites/templates/use-template-texts.ts';
import { siteListPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';

interface TemplateGalleryProps {
  limits: SiteLimits;
  /** `null`: blank. */
  chosen: TemplateDesign | null;
  isDisabled: boolean;
  onChoose: (design: TemplateDesign | null) => void;
}

/** What a site can begin with: nothing, one of the templates, or another site. */
export function TemplateGallery({ limits, chosen, isDisabled, onChoose }: TemplateGalleryProps) {
  const { t } = useTranslation('templates');
  const user = useUser();
  const titleId = useId();
  const [looked, look] = useState<TemplateDesign | null>(null);
  const words = useTemplateTexts();

  const fits = ({ rows, columns }: TemplateDesign): boolean =>
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
          <UnstyledButton
            className={classes['card'] ?? ''}
            aria-pressed={chosen === null}
            disabled={isDisabled}
            onClick={() => onChoose(null)}
          >
            <span className={classes['blank']}>
              <IconFile size={32} stroke={1.25} aria-hidden />
            </span>
            <span className={classes['name']}>{t('blank')}</span>
            <span className={classes['about']}>{t('blankAbout')}</span>
          </UnstyledButton>
        </li>
        {TEMPLATE_DESIGNS.map((design) => {
          const { title = '', about = '' } = words?.[design.name] ?? {};
          const [first] = design.sheets;
          return (
            <li key={design.name} className={classes['item']}>
              <UnstyledButton
                className={classes['card'] ?? ''}
                aria-pressed={chosen === design}
                disabled={isDisabled || !fits(design) || !words}
                onClick={() => onChoose(design)}
              >
                {first && (
                  <img
                    src={artworkUrl(design.name, first.art)}
                    alt=""
                    width={1080}
                    height={1920}
                    loading="lazy"
                    className={classes['picture']}
                  />
                )}
                <span className={classes['name']}>{title}</span>
                <span className={classes['about']}>{fits(design) ? about : t('tooLarge')}</span>
                <span className={classes['count']}>{t('sheets', { count: design.sheets.length })}</span>
              </UnstyledButton>
              {words && (
                <UnstyledButton className={classes['look'] ?? ''} aria-label={t('look', { name: title })} onClick={() => look(design)}>
                  <IconEye size={18} stroke={1.5} aria-hidden />
                </UnstyledButton>
              )}
            </li>
          );
        })}
      </ul>
      <Anchor component={Link} to={siteListPath(user)} size="sm" mt="sm" display="inline-block">
        <Group gap={6} component="span">
          <IconCopy size={16} stroke={1.5} aria-hidden />
          {t('duplicate')}
        </Group>
      </Anchor>
      {words && (
        <TemplatePreview
          design={looked}
          words={words}
          onClose={() => look(null)}
          onUse={(design) => {
            look(null);
            if (fits(design) && !isDisabled) onChoose(design);
          }}
        />
      )}
    </section>
  );
}
