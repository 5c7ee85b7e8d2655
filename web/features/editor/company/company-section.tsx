import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { EMPTY_COMPANY, LEGAL_PAGES, type LegalPage } from '#shared/model/sites/company.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import { CompanyPreview } from '#web/features/editor/company/company-preview.tsx';
import { CompanySettings } from '#web/features/editor/company/company-settings.tsx';
import { LegalTexts } from '#web/features/editor/company/legal-texts.tsx';
import { UseDefaultLanguageButton } from '#web/features/editor/sections/use-default-language-button.tsx';
import { MissingLanguagePart } from '#web/features/editor/sections/missing-language-part.tsx';
import { SectionFrame } from '#web/features/editor/sections/section-frame.tsx';
import { useLanguagePart, useLanguagePartEdits } from '#web/features/editor/sections/use-language-part.ts';
import { useEditorState, useSettings } from '#web/features/editor/state/editor.ts';

/** Company details: legal texts, where they are shown, and whether visitors must agree to them. */
export function CompanySection() {
  const { t } = useTranslation(['company', 'fields']);
  const { defaultLanguage } = useSettings();
  const language = useEditorState((state) => state.language);
  const company = useLanguagePart('company');
  const { set } = useLanguagePartEdits('company', 'company');
  const [page, setPage] = useState<LegalPage>(LEGAL_PAGES[0]);
  // An anchor that names a text opens its tab.
  const anchor = useEditorState((state) => state.anchor);
  const requestedPage = LEGAL_PAGES.find((each) => anchor === `company/${each}`);
  if (requestedPage !== undefined && requestedPage !== page) setPage(requestedPage);
  const defaultLanguageName = LANGUAGE_NAME[defaultLanguage];
  return (
    <SectionFrame
      section="company"
      title={t('fields:section.company')}
      intro={t('intro')}
      isPerLanguage
      preview={<CompanyPreview page={page} />}
    >
      {company === undefined && language !== defaultLanguage ? (
        <MissingLanguagePart
          kind="company"
          section="company"
          hint={t('fallback', { language: defaultLanguageName })}
          startLabel={t('start')}
          onStart={() => set(EMPTY_COMPANY)}
        />
      ) : (
        <>
          <LegalTexts page={page} onPage={setPage} />
          <CompanySettings />
        </>
      )}
      {company && <UseDefaultLanguageButton kind="company" section="company" label={t('useDefault', { language: defaultLanguageName })} />}
    </SectionFrame>
  );
}
