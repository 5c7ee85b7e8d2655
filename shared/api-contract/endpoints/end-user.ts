import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Company } from '#shared/model/sites/company.ts';
import { siteId, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { ActivePopups } from '#shared/model/visitors/active-popup.ts';
import { PagePath, PageProducts, PageQuery, PublishedPage } from '#shared/model/visitors/published-page.ts';
import { DayRange, FieldValidation, PageBreak, ShownIf, TypeInput, TYPE_FORM } from '#shared/model/forms/form-field.ts';

const SitePath = z.strictObject({ siteId: siteId() });
/** If the site does not have the language, the response is in the site's default language. */
const InLanguage = z.strictObject({ lang: Language.optional() });

/** A form field as visitors see it. */
const SiteFormConfig = z.object({
  id: ulid(),
  typeForm: z.enum(TYPE_FORM),
  /** Position in the form, from 1. */
  orderNum: z.int(),
  typeInput: TypeInput,
  title: z.string(),
  /** The name under which the answer is sent: the protected key, or the id. */
  value: z.string(),
  isRequired: z.boolean(),
  placeholder: z.string(),
  options: z.array(z.object({ value: z.string() })),
  validation: FieldValidation.nullable(),
  days: DayRange.optional(),
  /** The parameter of the address whose value answers a field of type `HIDDEN`, which visitors do not see. */
  parameter: z.string().optional(),
  /** The condition under which visitors see the field: an option of an earlier field, by its position from 0. Absent: always. */
  shownIf: ShownIf.optional(),
  /** A page of the form begins with this field, under this title. Absent: the field is on the page of the field before it. */
  pageBreak: PageBreak.optional(),
});

const FormSetting = z.object({
  /** The language of the form's texts. */
  lang: Language,
  siteFormConfigs: z.array(SiteFormConfig),
  /** Whether the form shows the company information, and whether it requires agreement to terms and privacy. */
  showCompany: z.boolean(),
  agreementRequired: z.boolean(),
});

const setting = <const P extends `/end-user/site/{siteId}/${string}`>(path: P, summary: string) =>
  ({
    method: 'GET',
    path,
    summary,
    access: { by: 'public' },
    status: 200,
    params: SitePath,
    query: InLanguage,
  }) as const;

/** Public data of published sites. An unpublished site answers 404. */
export const endUser = defineEndpointFamily({
  contactSetting: {
    ...setting('/end-user/site/{siteId}/contact-setting', 'The fields of the contact form; 404 if the site has none'),
    response: FormSetting.extend({ companyName: z.string() }),
  },
  membershipSetting: {
    ...setting('/end-user/site/{siteId}/membership-setting', 'The fields of the membership registration; 404 if the site has none'),
    response: FormSetting,
  },
  homepageSetting: {
    ...setting('/end-user/site/{siteId}/homepage-setting', 'The fields of the homepage form; 404 if the site has none'),
    response: FormSetting.extend({ companyName: z.string() }),
  },
  company: {
    ...setting('/end-user/site/{siteId}/company', 'Company information with legal texts as sanitised HTML; `null` if nothing was entered'),
    response: z.object({ lang: Language, company: Company.omit({ basedOn: true }).nullable() }),
  },
  scripts: {
    ...setting('/end-user/site/{siteId}/scripts', 'The head and body tags of the site’s pages'),
    response: z.object({ lang: Language, head: z.string(), body: z.string() }),
  },
  popups: {
    ...setting(
      '/end-user/site/{siteId}/popups',
      'The active popups over public sheets by the server’s clock and real counts, with the server’s time',
    ),
    response: ActivePopups,
  },
  structure: {
    ...setting('/end-user/site/{siteId}/structure', 'The public grid of a site: the sheet of each cell'),
    response: z.object({
      lang: Language,
      languages: z.array(Language),
      rows: z.int(),
      columns: z.int(),
      sheets: z.array(z.object({ cell: z.string(), pageId: ulid(), title: z.string(), membersOnly: z.boolean() })),
    }),
  },
  pagePublic: {
    ...setting('/end-user/site/{siteId}/page/{pageId}/public', 'A public sheet; 404 if it is for members only'),
    params: PagePath,
    query: PageQuery,
    response: PublishedPage,
  },
  productPublic: {
    ...setting('/end-user/site/{siteId}/page/{pageId}/product/public', 'The products of a public sheet'),
    params: PagePath,
    query: PageQuery,
    response: PageProducts,
  },
});
