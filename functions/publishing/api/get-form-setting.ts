import type { EndUserDependencies } from '#functions/publishing/api/dependencies.ts';
import { liveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { localisedPart } from '#functions/sites/services/site-content.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { endUser } from '#shared/api-contract/endpoints/end-user.ts';
import type { Language } from '#shared/model/language.ts';
import type { LanguagePart } from '#shared/model/sites/site.ts';
import { TYPE_FORM, type FormField, type FormKind } from '#shared/model/forms/form-field.ts';
import { requiredAgreements, showsCompanyInfo } from '#shared/rules/forms/form-consent.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';

const configOf =
  (kind: FormKind) =>
  ({ key, ...field }: FormField, index: number) => ({ ...field, typeForm: TYPE_FORM[kind], orderNum: index + 1, value: key ?? field.id });

/** Returns a form as visitors fill it in. The destination address is not public. */
async function formSetting<K extends FormKind>(
  dependencies: EndUserDependencies,
  kind: K,
  { params, query }: { params: { siteId: string }; query: { lang?: Language | undefined } },
) {
  const content = await liveContent(dependencies, params.siteId, query.lang);
  const [form, company] = await Promise.all([localisedPart(content, FORM_PART[kind]), localisedPart(content, 'company')]);
  if (!form) throw new AppError('not-found');
  return {
    part: form.part as LanguagePart<(typeof FORM_PART)[K]>,
    setting: {
      lang: form.lang,
      siteFormConfigs: form.part.fields.map(configOf(kind)),
      showCompany: showsCompanyInfo(kind, company?.part),
      agreementRequired: requiredAgreements(kind, company?.part).length > 0,
    },
  };
}

export const getContactSetting =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.contactSetting> =>
  async (input) => {
    const { part, setting } = await formSetting(dependencies, 'contact', input);
    return { ...setting, companyName: part.companyName };
  };

export const getMembershipSetting =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.membershipSetting> =>
  async (input) =>
    (await formSetting(dependencies, 'membership', input)).setting;

export const getHomepageSetting =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.homepageSetting> =>
  async (input) => {
    const { part, setting } = await formSetting(dependencies, 'homepage', input);
    return { ...setting, companyName: part.companyName };
  };
