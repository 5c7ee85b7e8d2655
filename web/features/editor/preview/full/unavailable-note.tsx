import { Button, Text } from '@mantine/core';
import { IconArrowRight, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Language } from '#shared/model/language.ts';
import { FORM_KINDS, type FormKind } from '#shared/model/forms/form-field.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { SITE_PAGE_OF_INTERNAL_PAGE } from '#shared/model/sites/destination.ts';
import { FORM_PAGE, FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { type NonSheetSection, SECTION_OF_PART } from '#web/features/editor/model/editor/section.ts';
import classes from '#web/features/editor/preview/full/full-preview.module.css';
import type { UnavailableFeature } from '#web/features/editor/preview/full/site-swiper.tsx';

interface UnavailableNoteProps {
  feature: UnavailableFeature | null;
  document: SiteDocument;
  language: Language;
  /** Whether the site has members-only sheets, and therefore the audience switch. */
  hasMembersOnly: boolean;
  onLeave: (section: NonSheetSection) => void;
}

/** Returns the form of a page, if it has one. */
const formOfPage = (feature: UnavailableFeature): FormKind | undefined =>
  FORM_KINDS.find((kind) => SITE_PAGE_OF_INTERNAL_PAGE[FORM_PAGE[kind]] === feature);

/** States that a feature works on the published site only, and links a form page to the form's section, where it can be tried. */
export function UnavailableNote({ feature, document, language, hasMembersOnly, onLeave }: UnavailableNoteProps) {
  const { t } = useTranslation('preview');
  const kind = feature === null ? undefined : formOfPage(feature);
  const form = kind && localisedValue<object>(document[FORM_PART[kind]], language, document.settings.defaultLanguage);
  const text = (): string => {
    if (kind) return t(form ? 'unreal.form' : 'unreal.noForm');
    if (feature === 'call' || feature === 'mail' || feature === 'news') return t(`unreal.${feature}`);
    return t(hasMembersOnly ? 'unreal.loginSwitch' : 'unreal.login');
  };
  return (
    <div role="status" className={classes['note']}>
      {feature !== null && (
        <>
          <IconInfoCircle size={18} stroke={1.5} aria-hidden />
          <Text size="sm">{text()}</Text>
          {kind && (
            <Button
              size="compact-sm"
              variant="default"
              rightSection={<IconArrowRight size={16} stroke={1.5} aria-hidden />}
              onClick={() => onLeave(SECTION_OF_PART[FORM_PART[kind]])}
            >
              {t(form ? 'unreal.toForm' : 'unreal.makeForm')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
