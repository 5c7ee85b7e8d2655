import { Tabs } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LEGAL_PAGES, type LegalPage } from '#shared/model/sites/company.ts';
import { isEmptyRichText } from '#shared/rules/text/is-empty-rich-text.ts';
import { LegalTemplateButton } from '#web/features/editor/company/legal-template-button.tsx';
import classes from '#web/features/editor/company/legal-texts.module.css';
import { RichTextField } from '#web/features/editor/company/rich-text/rich-text-field.tsx';
import { useChangeCompany, useCompany } from '#web/features/editor/company/use-company.ts';
import { useLanguagePartFault } from '#web/features/editor/sections/use-language-part.ts';
import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

function LegalText({ page }: { page: LegalPage }) {
  const { t } = useTranslation('fields');
  const html = useCompany()[page];
  const fault = useLanguagePartFault('company', page);
  const isReadOnly = useIsReadOnly();
  const change = useChangeCompany();
  return (
    <>
      {!isReadOnly && page !== 'companyProfile' && isEmptyRichText(html) && (
        <LegalTemplateButton page={page} onInsert={(template) => change({ [page]: template })} />
      )}
      <RichTextField
        label={t(`content.${page}`)}
        anchor={`company/${page}`}
        html={html}
        error={fault}
        isReadOnly={isReadOnly}
        onChange={(next) => change({ [page]: next })}
      />
    </>
  );
}

interface LegalTextsProps {
  page: LegalPage;
  onPage: (page: LegalPage) => void;
}

/** The four legal texts as tabs. */
export function LegalTexts({ page, onPage }: LegalTextsProps) {
  const { t } = useTranslation(['company', 'fields']);
  const company = useCompany();
  const language = useEditorState((state) => state.language);
  return (
    <Tabs
      value={page}
      keepMounted={false}
      classNames={{ tab: classes['tab'] ?? '' }}
      onChange={(value) => onPage(LEGAL_PAGES.find((each) => each === value) ?? page)}
    >
      <Tabs.List aria-label={t('texts')}>
        {LEGAL_PAGES.map((each) => (
          <Tabs.Tab
            key={each}
            value={each}
            rightSection={!isEmptyRichText(company[each]) && <IconCheck size={14} role="img" aria-label={t('written')} />}
          >
            {t(`fields:content.${each}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {LEGAL_PAGES.map((each) => (
        <Tabs.Panel key={each} value={each} pt="md">
          <LegalText key={language} page={each} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
