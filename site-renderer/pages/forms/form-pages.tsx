import type { ReactNode } from 'react';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { LINK_LIFETIME_MS } from '#shared/model/limits.ts';
import { FORM_KINDS, type FormKind } from '#shared/model/forms/form-field.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import { newProtectedField } from '#shared/rules/forms/default-form.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { requiredAgreements } from '#shared/rules/forms/form-consent.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { formSteps } from '#shared/rules/forms/form-steps.ts';
import type { SitePage } from '#shared/values/site-page.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { FormFieldView } from '#site-renderer/components/form/form-field-view.tsx';
import { FormSending } from '#site-renderer/components/form/form-sending.tsx';
import { FormView } from '#site-renderer/components/form/form-view.tsx';
import { createFormPlan } from '#site-renderer/pages/forms/create-form-plan.ts';
import type { PageContent, PageContext } from '#site-renderer/pages/page-content.ts';
import { SENT_HASH } from '#site-renderer/visitor/forms/sent-hash.ts';
import { FORM_CSS, FORM_DONE_CSS, FORM_STEPS_CSS } from '#site-renderer/styles/form-css.ts';

/** The page, success page and endpoint of each form. */
const PAGES = {
  contact: { page: 'contact', success: 'contact-success', endpoint: 'contact' },
  membership: { page: 'register', success: 'register-success', endpoint: 'register' },
  homepage: { page: 'forms', success: 'form-success', endpoint: 'homepage' },
} as const satisfies Record<FormKind, { page: SitePage; success: SitePage; endpoint: string }>;

const HOUR_MS = 3_600_000;

function formPage(context: PageContext, kind: FormKind): PageContent | undefined {
  const { document, language, words, pathOf } = context;
  const { defaultLanguage } = document.settings;
  const byLanguage = document[FORM_PART[kind]];
  const form = localisedValue<SiteForm>(byLanguage, language, defaultLanguage);
  if (!form) return undefined;
  const { page, success, endpoint } = PAGES[kind];
  const company = localisedValue(document.company, language, defaultLanguage);
  const formLang = byLanguage[language] ? language : defaultLanguage;
  const isStepped = formSteps(form.fields).length > 1;
  const plan = createFormPlan(context, {
    endpoint,
    formLang,
    fields: form.fields,
    agreements: requiredAgreements(kind, company),
    next: pathOf(success) + SENT_HASH,
  });
  return {
    page,
    title: words.form.title[kind],
    isIndexed: true,
    styles: isStepped ? FORM_CSS + FORM_STEPS_CSS : FORM_CSS,
    script: isStepped ? 'stepped-form-page' : 'form-page',
    hasTags: kind !== 'membership',
    body: (
      <FormView
        kind={kind}
        form={form}
        company={company}
        language={formLang}
        lang={formLang === language ? undefined : LANGUAGE_TAG[formLang]}
        words={words}
        companyUrl={pathOf('company')}
        sending={<FormSending plan={JSON.stringify(plan)} words={words} />}
      />
    ),
  };
}

/** Renders the form that requests the registration e-mail again. The script prefills the address from the previous page. */
function ResendForm({ context }: { context: PageContext }) {
  const { language, words } = context;
  const field = newProtectedField('membership', 'email', words.form.fields, 'email');
  const plan = createFormPlan(context, {
    endpoint: 'resend-register-email',
    formLang: language,
    fields: [field],
    agreements: [],
    next: null,
  });
  return (
    <form className="form" method="post" noValidate aria-labelledby="no-mail">
      <h2 id="no-mail">{words.formPage.noMail}</h2>
      <p>{words.formPage.spam}</p>
      <FormFieldView field={field} language={language} words={words} value="" faults={[]} />
      <button type="submit" disabled>
        {words.formPage.resend}
      </button>
      <p>
        <a href={context.pathOf('register')}>{words.formPage.retry}</a>
      </p>
      <FormSending plan={JSON.stringify(plan)} words={words} />
    </form>
  );
}

function donePage(context: PageContext, kind: FormKind): PageContent {
  const { document, language, addresses, words } = context;
  const isMembership = kind === 'membership';
  const form = localisedValue<SiteForm>(document[FORM_PART[kind]], language, document.settings.defaultLanguage);
  const replyText = form && 'replyText' in form ? form.replyText.trim() : '';
  const sentence = isMembership
    ? fillPlaceholders(words.formPage.openMail, { hours: LINK_LIFETIME_MS['member-registration'] / HOUR_MS })
    : replyText || words.formPage.reply;
  const more: ReactNode = isMembership && <ResendForm context={context} />;
  return {
    page: PAGES[kind].success,
    title: words.formPage.done[kind],
    isIndexed: false,
    styles: isMembership ? FORM_DONE_CSS + FORM_CSS : FORM_DONE_CSS,
    script: isMembership ? 'form-page' : null,
    hasTags: true,
    isSuccess: true,
    body: (
      <>
        {/* The page's script shows the message about the waiting list instead of the usual one. */}
        <div className="form-done" data-form={kind} data-language={language}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus moves to the result, so that screen readers announce it */}
          <h1 tabIndex={-1} autoFocus>
            <span className="form-usual">{words.formPage.done[kind]}</span>
            <span className="form-waiting">{words.formPage.waiting.title}</span>
          </h1>
          <p className="form-waiting">{words.formPage.waiting.text}</p>
          <p className={isMembership ? undefined : 'form-usual'}>{sentence}</p>
          <p>
            <a href={addresses.languageUrl(language)}>{words.frame.back}</a>
          </p>
        </div>
        {more}
      </>
    ),
  };
}

/** Returns the pages of the forms that a site has in a language, or in its default language, with their success pages. */
export const formPages = (context: PageContext): PageContent[] =>
  FORM_KINDS.flatMap((kind) => {
    const page = formPage(context, kind);
    return page ? [page, donePage(context, kind)] : [];
  });
