import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Company } from '#shared/model/site/company.ts';
import { instant, siteId, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { PopupId } from '#shared/model/site/popup.ts';
import { PagePath, PageProducts, PageQuery, PublishedPage } from '#shared/model/visitor/published-page.ts';
import { FieldValidation, TypeInput, TYPE_FORM } from '#shared/model/form/site-form.ts';

const SitePath = z.strictObject({ siteId: siteId() });
/** A language that the site does not have is answered in its default one. */
const InLanguage = z.strictObject({ lang: Language.optional() });

/** A field of a form as visitors fill it in (spec 3 "Form definitions"). */
const SiteFormConfig = z.object({
  id: ulid(),
  typeForm: z.enum(TYPE_FORM),
  /** Its place, from 1. */
  orderNum: z.int(),
  typeInput: TypeInput,
  title: z.string(),
  /** The name its content is sent under: the protected key, or the id. */
  value: z.string(),
  isRequired: z.boolean(),
  placeholder: z.string(),
  options: z.array(z.object({ value: z.string() })),
  validation: FieldValidation.nullable(),
});

const FormSetting = z.object({
  /** The language it is written in. */
  lang: Language,
  siteFormConfigs: z.array(SiteFormConfig),
  /** The legal texts that this form shows, and whether sending it takes agreement to terms and privacy (spec 5 "Company tab"). */
  showCompany: z.boolean(),
  agreementRequired: z.boolean(),
});

/** A popup in effect. The page has what it shows; this is what changes with time and with what others do. */
const PopupInEffect = z.object({
  id: PopupId,
  /** `null` where there is no end, or where it is not to be shown. */
  remaining: z.object({ unit: z.enum(['minutes', 'hours', 'days']), value: z.int() }).nullable(),
  endsAt: instant().nullable(),
  /** `null` where they are not counted, or not to be shown. */
  applicants: z.int().nullable(),
  limit: z.int().nullable(),
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

/** What visitors of a site on the air ask for (spec 7 "End user"). A site that is not on the air is not there. */
export const endUser = defineEndpointFamily({
  contactSetting: {
    ...setting('/end-user/site/{siteId}/contact-setting', 'The fields of the contact form; 404 where the site has none'),
    response: FormSetting.extend({ companyName: z.string() }),
  },
  membershipSetting: {
    ...setting('/end-user/site/{siteId}/membership-setting', 'The fields of the membership registration; 404 where the site has none'),
    response: FormSetting,
  },
  homepageSetting: {
    ...setting('/end-user/site/{siteId}/homepage-setting', 'The fields of the homepage form; 404 where the site has none'),
    response: FormSetting.extend({ companyName: z.string() }),
  },
  company: {
    ...setting('/end-user/site/{siteId}/company', 'Who is behind the site: legal texts as safe HTML; `null` where nothing was entered'),
    response: z.object({ lang: Language, company: Company.omit({ basedOn: true }).nullable() }),
  },
  scripts: {
    ...setting('/end-user/site/{siteId}/scripts', 'The head and body tags that the site’s pages carry'),
    response: z.object({ lang: Language, head: z.string(), body: z.string() }),
  },
  popups: {
    ...setting('/end-user/site/{siteId}/popups', 'The popups in effect now, by the server’s clock and real counts, with that clock’s time'),
    response: z.object({ now: instant(), popups: z.array(PopupInEffect) }),
  },
  structure: {
    ...setting('/end-user/site/{siteId}/structure', 'The grid of a site as everybody may see it: which sheet stands in which cell'),
    response: z.object({
      lang: Language,
      languages: z.array(Language),
      rows: z.int(),
      columns: z.int(),
      sheets: z.array(z.object({ cell: z.string(), pageId: ulid(), title: z.string(), membersOnly: z.boolean() })),
    }),
  },
  pagePublic: {
    ...setting('/end-user/site/{siteId}/page/{pageId}/public', 'A sheet that everybody may see; 404 for one that is for members only'),
    params: PagePath,
    query: PageQuery,
    response: PublishedPage,
  },
  productPublic: {
    ...setting('/end-user/site/{siteId}/page/{pageId}/product/public', 'The products of a sheet that everybody may see'),
    params: PagePath,
    query: PageQuery,
    response: PageProducts,
  },
});
