import { Anchor, Chip, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconCopy, IconEye, IconFile } from '@tabler/icons-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import { gridPlanFaults } from '#shared/rules/plans/plan-limits.ts';
import { type TemplateLooks, useTemplateLooks } from '#web/features/sites/templates/looks/use-template-looks.ts';
import { TEMPLATE_DESIGNS } from '#web/features/sites/templates/template-designs.ts';
import {
  type AllTemplateTexts,
  TEMPLATE_GROUPS,
  type TemplateDesign,
  type TemplateGroup,
} from '#web/features/sites/templates/template-design.ts';
import classes from '#web/features/sites/templates/template-gallery.module.css';
import { TemplatePreview } from '#web/features/sites/templates/template-preview.tsx';
import { templatePreviewDocument } from '#web/features/sites/templates/template-preview-document.ts';
import { TemplateCardScreens } from '#web/features/sites/templates/template-screens.tsx';
import { useTemplateTexts } from '#web/features/sites/templates/use-template-texts.ts';
import { siteListPath } from '#web/lib/paths.ts';
import { useLanguage } from '#web/lib/use-language.ts';
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
  /** `undefined` while they are loading. */
  texts: AllTemplateTexts | undefined;
  looks: TemplateLooks | undefined;
  limits: SiteLimits;
  fitsPlan: boolean;
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: () => void;
  onPreview: () => void;
}

/** How far from the screen a card draws its sheets, for which the browser then downloads pictures and fonts. */
const NEAR = '200px';

function TemplateCard({ design, texts, looks, limits, fitsPlan, isSelected, isDisabled, onSelect, onPreview }: TemplateCardProps) {
  const { t } = useTranslation('templates');
  const language = useLanguage();
  const { title = '', about = '' } = texts?.[design.name] ?? {};
  const { ref, entry } = useIntersection<HTMLSpanElement>({ rootMargin: NEAR });
  const [wasNear, setWasNear] = useState(false);
  if (entry?.isIntersecting && !wasNear) setWasNear(true);
  const document = useMemo(
    () => wasNear && texts && looks && templatePreviewDocument(design, texts, { language, limits, tones: looks.tones }),
    [wasNear, design, texts, looks, language, limits],
  );
  return (
    <li className={classes['item']}>
      <CardButton isSelected={isSelected} isDisabled={isDisabled || !fitsPlan || !texts} onSelect={onSelect}>
        <span ref={ref} className={classes['screens']} aria-hidden>
          {document && looks && (
            <TemplateCardScreens
              document={document}
              cells={design.sheets.map(({ cell }) => cell)}
              language={language}
              phrases={looks.phrases}
            />
          )}
        </span>
        <span className={classes['name']}>{title}</span>
        <span className={classes['about']}>{fitsPlan ? about : t('tooLarge')}</span>
        <span className={classes['count']}>{t('sheets', { count: design.sheets.length })}</span>
      </CardButton>
      {texts && looks && (
        <UnstyledButton className={classes['preview'] ?? ''} aria-label={t('look', { name: title })} onClick={onPreview}>
          <IconEye size={18} stroke={1.5} aria-hidden />
        </UnstyledButton>
      )}
    </li>
  );
}

const ALL = 'all';
type Shown = TemplateGroup | typeof ALL;

/** A choice of the group that the gallery shows. */
function GroupFilter({ shown, onShow }: { shown: Shown; onShow: (shown: Shown) => void }) {
  const { t } = useTranslation('templates');
  return (
    <Chip.Group value={shown} onChange={(value) => onShow(TEMPLATE_GROUPS.find((group) => group === value) ?? ALL)}>
      <Group gap={6} mb="md" role="radiogroup" aria-label={t('groups.label')}>
        {([ALL, ...TEMPLATE_GROUPS] as const).map((group) => (
          <Chip key={group} value={group} variant="outline" icon={null} classNames={{ label: classes['group'] ?? '' }}>
            {t(`groups.${group}`)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
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
  const [shown, setShown] = useState<Shown>(ALL);
  const texts = useTemplateTexts();
  const looks = useTemplateLooks();
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
      <GroupFilter shown={shown} onShow={setShown} />
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
        {TEMPLATE_DESIGNS.filter(({ group }) => shown === ALL || group === shown).map((design) => (
          <TemplateCard
            key={design.name}
            design={design}
            texts={texts}
            looks={looks}
            limits={limits}
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
      {texts && looks && (
        <TemplatePreview
          design={previewed}
          texts={texts}
          looks={looks}
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
