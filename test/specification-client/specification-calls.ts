import { CHANGED_PASSWORD, PASSWORD, type SpecificationWorld } from '#test/specification-client/specification-world.ts';
import type { TokenName } from '#test/get-endpoints/trees.ts';
import type { Call } from '#test/support/http/send.ts';

/** A call of a client that was written from only the table of calls and the lists of fields. */
export interface SpecificationCall {
  /** Method and path. */
  call: string;
  by?: TokenName;
  /** Everything that the call sends: fields of the specification and no others. */
  request?: (world: SpecificationWorld) => Call | Promise<Call>;
  /** Fields that the client reads in the answer, at any depth. */
  reads?: readonly string[];
}

/** The names in a text. */
const names = (text: string): string[] => text.trim().split(/\s+/);

const SITE = names(`
  id status name numberHorizontal numberVertical faviconSetting logoSetting viewMode defaultLanguage globalMenuTextColor
  speakerColor displayLanguageIcon displayGlobalMenu popupCtas creatives sns languages customDomain creatorPlanItem
`);
const LISTED_SITE = ['id', 'status', 'name', 'numberHorizontal', 'numberVertical', 'customDomain'];
const CREATIVE = names(`
  id order imageUrl imageAlt mainText price mainTextColor priceTextColor linkButtonText linkDestinationUrl
  linkButtonColor linkTextColor isInternalLink snsConfig showCompany membersOnlyLock hoverArrowColor arrowFadeInterval
  imageLinkPoints
`);
const PRODUCT = names(`
  id productName imagePath price description linkButtonUrl linkButtonText linkButtonColor linkTextColor coordinateX
  coordinateY textColor backgroundColor isInternalLink order
`);
const FORM = ['id', 'siteFormConfigs', 'typeForm', 'typeInput', 'orderNum', 'title', 'value', 'isRequired', 'placeholder', 'options'];
const COMPANY = names(`
  companyWebsite companyProfile companyClause termsOfService privacyPolicy showInForm showInMemberShip showInContact
`);
const SHARE = ['isPrivate', 'emails'];
const NOTICE = ['id', 'title', 'url', 'content', 'image', 'receivers', 'startDate', 'endDate', 'publishType', 'draft'];

const bySite = ({ siteId }: SpecificationWorld): Call => ({ params: { id: siteId } });
const ofSite = ({ siteId }: SpecificationWorld): Call => ({ params: { siteId } });
const inLanguage = ({ siteId }: SpecificationWorld): Call => ({ params: { siteId }, query: { lang: 'en' } });
const ofPage = ({ siteId, pageId }: SpecificationWorld): Call => ({ params: { siteId, pageId } });
const ofVariation = (name: 'pageId' | 'membersPageId') => (world: SpecificationWorld) => ({
  params: { siteId: world.siteId, pageId: world[name] },
  query: { variation_id: 'unknown', lang: 'en' },
});
const sending =
  (body: (world: SpecificationWorld) => unknown) =>
  (world: SpecificationWorld): Call => ({ params: { siteId: world.siteId }, body: body(world) });
const choosing = async ({ resetToken }: SpecificationWorld) => ({
  body: { token: await resetToken(), password: CHANGED_PASSWORD, confirmPassword: CHANGED_PASSWORD },
});

const AUTH: readonly SpecificationCall[] = [
  {
    call: 'POST /auth/login',
    request: ({ email }) => ({ body: { email, password: PASSWORD } }),
    reads: ['email', 'mainColor', 'textColor'],
  },
  { call: 'POST /auth/refresh-token', request: ({ session }) => ({ refreshToken: session.refreshToken }) },
  { call: 'GET /auth/user-info', by: 'oem', reads: ['email', 'contactName', 'companyName', 'planName', 'mainColor', 'textColor'] },
  { call: 'POST /auth/forgot-password', request: ({ email }) => ({ body: { email } }) },
  { call: 'POST /auth/verify-token', request: async ({ resetToken }) => ({ body: { token: await resetToken() } }), reads: ['email'] },
  { call: 'POST /auth/reset-password', request: choosing },
  { call: 'POST /reset-password', request: choosing },
  {
    call: 'POST /auth/change-password',
    request: ({ session: { token } }) => ({
      token,
      body: { currentPassword: PASSWORD, password: CHANGED_PASSWORD, confirmPassword: CHANGED_PASSWORD },
    }),
  },
];

const FILE = { name: 'logo.png', type: 'image/png', size: 8 };

const SITE_FIELDS = {
  name: 'A site',
  numberHorizontal: 2,
  numberVertical: 3,
  faviconSetting: null,
  logoSetting: null,
  viewMode: 'PC',
  defaultLanguage: 'en',
  languages: ['en', 'jp'],
  globalMenuTextColor: '#112233',
  speakerColor: '#445566',
  displayLanguageIcon: false,
  displayGlobalMenu: true,
};

const SITES: readonly SpecificationCall[] = [
  {
    call: 'POST /site',
    by: 'user',
    request: () => ({ body: SITE_FIELDS }),
    reads: LISTED_SITE,
  },
  { call: 'GET /site', by: 'user', reads: LISTED_SITE },
  { call: 'GET /site/{id}', by: 'user', request: bySite, reads: SITE },
  {
    call: 'PUT /site/{id}',
    by: 'user',
    request: ({ draftId: id }) => ({
      params: { id },
      body: SITE_FIELDS,
    }),
    reads: LISTED_SITE,
  },
  { call: 'DELETE /site/{id}', by: 'user', request: ({ disposableId: id }) => ({ params: { id } }) },
  { call: 'GET /site/export', by: 'user' },
  { call: 'POST /site/generate-urls', by: 'user', request: () => ({ body: { files: [FILE] } }), reads: ['url'] },
  { call: 'POST /site/generate-logo-url', by: 'user', request: () => ({ body: { file: FILE } }), reads: ['url'] },
  {
    call: 'POST /site/bulk-upload/start',
    by: 'user',
    request: ({ siteId }) => ({ body: { siteId, fileName: 'creatives.zip', size: 8 } }),
    reads: ['id', 'url'],
  },
  {
    call: 'POST /site/bulk-upload/complete',
    by: 'user',
    request: ({ siteId, putArchiveId: id }) => ({ body: { siteId, id } }),
    reads: ['id'],
  },
];

const PREVIEW: readonly SpecificationCall[] = [
  {
    call: 'GET /preview/site/{siteId}',
    by: 'viewer',
    request: ({ siteId }) => ({
      params: { siteId },
      query: { domain: `${siteId}.sites.example.com`, lang: 'en' },
      headers: { password: PASSWORD },
    }),
    reads: ['id', 'name', 'viewMode', 'languages'],
  },
  { call: 'GET /preview/site/{siteId}/seo', by: 'viewer', request: ofSite, reads: ['title', 'h1', 'description'] },
  { call: 'GET /preview/site/{siteId}/page/{pageId}', by: 'viewer', request: ofPage, reads: CREATIVE },
  { call: 'GET /preview/site/{siteId}/page/{pageId}/product', by: 'viewer', request: ofPage, reads: PRODUCT },
  { call: 'GET /preview/site/{siteId}/company', by: 'viewer', request: ofSite, reads: COMPANY },
  {
    call: 'POST /preview/site/{siteId}/share',
    by: 'user',
    request: sending(({ invitedEmail }) => ({ isPrivate: true, emails: [invitedEmail, 'second@example.com'], password: PASSWORD })),
    reads: SHARE,
  },
  { call: 'GET /preview/site/{siteId}/share', by: 'user', request: ofSite, reads: SHARE },
  {
    call: 'PUT /preview/site/{siteId}/share/revoke',
    by: 'user',
    request: sending(() => ({ emails: ['second@example.com'], resend_all: false })),
    reads: SHARE,
  },
  {
    call: 'POST /preview/site/{siteId}/login',
    request: sending(({ invitedEmail: email }) => ({ email, password: PASSWORD })),
    reads: ['email'],
  },
  { call: 'GET /preview/site/{siteId}/share/status', request: ofSite },
  {
    call: 'POST /preview/site/{siteId}/share/set-password',
    by: 'user',
    request: sending(() => ({ password: CHANGED_PASSWORD })),
    reads: SHARE,
  },
];

const LISTS: readonly SpecificationCall[] = ['member', 'contact', 'form'].flatMap((list): SpecificationCall[] => [
  { call: `GET /site-${list}/{id}`, by: 'user', request: bySite, reads: ['id', 'email'] },
  { call: `GET /site-${list}/{id}/export-csv`, by: 'user', request: bySite },
]);

const FORM_DATA = { email: 'visitor@example.com', company: 'A company' };

const END_USER: readonly SpecificationCall[] = [
  { call: 'GET /end-user/site/{siteId}/contact-setting', request: inLanguage, reads: [...FORM, 'companyName'] },
  { call: 'GET /end-user/site/{siteId}/membership-setting', request: inLanguage, reads: FORM },
  { call: 'GET /end-user/site/{siteId}/homepage-setting', request: ofSite, reads: [...FORM, 'companyName'] },
  { call: 'GET /end-user/site/{siteId}/company', request: inLanguage, reads: COMPANY },
  { call: 'GET /end-user/site/{siteId}/scripts', request: inLanguage, reads: ['head', 'body'] },
  { call: 'GET /end-user/site/{siteId}/page/{pageId}/public', request: ofVariation('pageId'), reads: CREATIVE },
  { call: 'GET /end-user/site/{siteId}/page/{pageId}/private', by: 'member', request: ofVariation('membersPageId'), reads: CREATIVE },
  { call: 'GET /end-user/site/{siteId}/page/{pageId}/product/public', request: ofVariation('pageId'), reads: PRODUCT },
  {
    call: 'GET /end-user/site/{siteId}/page/{pageId}/product/private',
    by: 'member',
    request: ofVariation('membersPageId'),
    reads: PRODUCT,
  },
  {
    call: 'POST /end-user/site/{siteId}/login',
    request: sending(({ memberEmail: email }) => ({ email, password: PASSWORD })),
    reads: ['email'],
  },
  {
    call: 'POST /end-user/site/{siteId}/register',
    request: sending(() => ({ data: { email: 'new@example.com', password: PASSWORD, confirm_password: PASSWORD } })),
  },
  { call: 'POST /end-user/site/{siteId}/contact', request: sending(() => ({ data: FORM_DATA, lang: 'en' })) },
  { call: 'POST /end-user/site/{siteId}/homepage', request: sending(() => ({ data: FORM_DATA, lang: 'jp' })) },
  { call: 'POST /end-user/site/{siteId}/homepage', request: sending(() => ({ data: FORM_DATA, lang: 'jp', mode: 'check' })) },
  { call: 'POST /end-user/site/{siteId}/resend-register-email', request: sending(() => ({ email: 'new@example.com' })) },
  {
    call: 'GET /end-user/noti_delivery',
    request: ({ siteId }) => ({ query: { siteId } }),
    reads: ['title', 'content', 'contentUrl', 'image', 'startDate'],
  },
];

const NOTICE_FIELDS = {
  title: 'A notice',
  url: 'https://example.com/',
  content: 'There is news.',
  image: null,
  receivers: ['oem-master'],
  publishType: 'reserve',
  startDate: '2098-01-01T00:00:00.000Z',
  endDate: '2098-02-01T00:00:00.000Z',
  draft: false,
};

const SYSTEM_NOTIFICATION: readonly SpecificationCall[] = [
  { call: 'POST /system_noti', by: 'operator', request: () => ({ body: NOTICE_FIELDS }), reads: NOTICE },
  { call: 'GET /system_noti', by: 'operator', reads: NOTICE },
  { call: 'GET /system_noti/{id}', by: 'operator', request: ({ noticeId: id }) => ({ params: { id } }), reads: NOTICE },
  { call: 'GET /system_noti/show', by: 'oem', reads: ['id', 'title', 'url', 'content', 'image'] },
  { call: 'PUT /system_noti/mark_as_read', by: 'oem', request: ({ noticeId }) => ({ body: { noti_ids: [noticeId] } }) },
  {
    call: 'PUT /system_noti/{id}',
    by: 'operator',
    request: ({ noticeId: id }) => ({ params: { id }, body: NOTICE_FIELDS }),
    reads: NOTICE,
  },
  { call: 'DELETE /system_noti/{id}', by: 'operator', request: ({ disposableNoticeId: id }) => ({ params: { id } }) },
];

/** Every call of the specification, in an order in which each can succeed. */
export const SPECIFICATION_CALLS: readonly SpecificationCall[] = [
  ...AUTH,
  ...SITES,
  ...LISTS,
  ...END_USER,
  ...SYSTEM_NOTIFICATION,
  ...PREVIEW,
];
