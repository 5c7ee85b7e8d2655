import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endUserApi } from '#test/support/api/end-user-fixture.ts';
import {
  addReadyMedia,
  refusalOf,
  sheet,
  sheetsInFirstCells,
  startSiteFixture,
  type Actor,
  type SiteFixture,
} from '#test/support/api/site-fixture.ts';
import { Account } from '#functions/accounts/store/account.ts';
import { accountKey, siteKey } from '#functions/platform/keys/keys.ts';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import type { Language } from '#shared/model/language.ts';
import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import type { SiteChanges, SiteSettings } from '#shared/model/sites/site.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const field = (number: number, key: FormField['key'], title: string): FormField => ({
  id: numberedUlid(number),
  key,
  typeInput: 'TEXT_BOX',
  title,
  isRequired: true,
  placeholder: '',
  options: [],
  validation: null,
});

const contactIn = (title: string): EmailedForm => ({
  fields: [
    field(1, 'email', title),
    field(2, 'company', 'Company'),
    { ...field(3, null, '色'), typeInput: 'SELECT', isRequired: false, options: [{ value: '赤' }, { value: '青' }] },
  ],
  destinationEmail: 'shop@example.com',
  companyName: 'Tea Co.',
  basedOn: null,
});

const COMPANY = {
  ...EMPTY_COMPANY,
  companyProfile: '<p>茶</p>',
  termsOfService: '<p>規約</p>',
  privacyPolicy: '<p>方針</p>',
  showInMemberShip: false,
  contractAgreement: true,
};

const CONTENT: SiteChanges = {
  contactForm: { jp: contactIn('メール'), en: contactIn('E-mail') },
  membershipForm: {
    jp: { fields: [field(1, 'email', 'メール'), field(2, 'password', '合言葉'), field(3, 'confirm_password', '確認')], basedOn: null },
  },
  company: { jp: COMPANY },
  headTags: { jp: { html: '<meta name="color-scheme" content="light">' } },
  bodyTags: { en: { html: '<script src="https://example.com/a.js" defer></script>' } },
};

describe('endUserApi', () => {
  let test: SiteFixture;
  let user: Actor;
  let api: ReturnType<typeof endUserApi>;
  let siteId: string;
  let settings: SiteSettings;

  const input = (lang?: 'jp' | 'en' | 'cn', id = siteId) => ({
    params: { siteId: id },
    query: { lang },
    body: undefined,
    caller: undefined,
    viewerAddress: '192.0.2.1',
    cookies: {},
  });

  /** Publishes a site with this content and one sheet in these languages. */
  async function published(content: SiteChanges, sheetLanguages: readonly Language[] = ['jp', 'en']): Promise<string> {
    const site = await user.create();
    const { document } = await user.get(site.id);
    settings = { ...document.settings, languages: ['jp', 'en'] };
    const image = await addReadyMedia(test, test.accounts.USER, site.id);
    const first = sheetsInFirstCells(3, 3, [sheet('茶', { image })], sheetLanguages);
    const saved = await user.save(site.id, site.working, { ...first.changes, settings, ...content });
    await user.publish(site.id, saved.site.working);
    return site.id;
  }

  beforeAll(async () => {
    test = await startSiteFixture();
    user = test.as(test.accounts.USER);
    api = endUserApi(test);
    siteId = await published(CONTENT);
  });
  afterAll(() => test.stop());

  it('returns a form in the requested language, with ordered fields and without its destination address', async () => {
    const answer = await api.contactSetting(input('en'));
    expect(answer).toMatchObject({ lang: 'en', companyName: 'Tea Co.', showCompany: true, agreementRequired: true });
    expect(answer).toMatchObject({
      siteFormConfigs: [
        { typeForm: 'CONTACT_SETTING', orderNum: 1, value: 'email', title: 'E-mail', typeInput: 'TEXT_BOX', isRequired: true },
        { orderNum: 2, value: 'company' },
        { orderNum: 3, value: numberedUlid(3), typeInput: 'SELECT', options: [{ value: '赤' }, { value: '青' }] },
      ],
    });
    expect(JSON.stringify(answer)).not.toContain('shop@example.com');
  });

  it.each([[undefined], ['cn'], ['en']] as const)('returns the default language if the requested language is empty: %s', async (lang) => {
    expect(await api.membershipSetting(input(lang))).toMatchObject({ lang: 'jp', showCompany: false, agreementRequired: false });
    const { basedOn: _, ...company } = COMPANY;
    expect(await api.company(input(lang))).toEqual({ lang: 'jp', company });
  });

  it('returns head and body tags, each in the requested language or else the default language', async () => {
    expect(await api.scripts(input('en'))).toEqual({
      lang: 'en',
      head: '<meta name="color-scheme" content="light">',
      body: '<script src="https://example.com/a.js" defer></script>',
    });
    expect(await api.scripts(input('jp'))).toMatchObject({ lang: 'jp', body: '' });
  });

  it('returns not-found for a missing form, and empty values for missing texts', async () => {
    expect(await refusalOf(Promise.resolve(api.homepageSetting(input())))).toMatchObject({ code: 'not-found' });
    const bare = await published({});
    expect(await api.company(input('jp', bare))).toEqual({ lang: 'jp', company: null });
    expect(await api.scripts(input('jp', bare))).toEqual({ lang: 'jp', head: '', body: '' });
  });

  it('returns the live revision, not the working one', async () => {
    const id = await published(CONTENT);
    const { site } = await user.get(id);
    await user.save(id, site.working, { company: { jp: { ...EMPTY_COMPANY, companyProfile: '<p>新</p>' } } });
    expect(await api.company(input('jp', id))).toMatchObject({ company: { companyProfile: '<p>茶</p>' } });
  });

  describe('endUserApi on a language that is held back from publication', () => {
    /** Publishes a site whose English lacks its sheet. */
    const publishedWithoutEnglish = () => published(CONTENT, ['jp']);
    /** Stores a site as an earlier version published it, without the published languages. */
    const forgetLanguages = (id: string) => test.table.update(siteKey(id), { remove: ['liveLanguages'] });

    it.each([
      ['', async () => undefined],
      [', also of a site that was published by an earlier version', forgetLanguages],
    ])('does not return the language from any endpoint%s', async (_, change) => {
      const id = await publishedWithoutEnglish();
      await change(id);
      expect(await api.structure(input('en', id))).toMatchObject({ lang: 'jp', languages: ['jp'] });
      expect(await api.contactSetting(input('en', id))).toMatchObject({ lang: 'jp', siteFormConfigs: [{ title: 'メール' }, {}, {}] });
      expect(await api.scripts(input('en', id))).toMatchObject({ lang: 'jp', body: '' });
    });

    it('lists the language once its content is complete', async () => {
      expect(await api.structure(input('en'))).toMatchObject({ lang: 'en', languages: ['jp', 'en'] });
    });
  });

  it('returns not-found for a draft, private, deleted or unknown site', async () => {
    const draft = await user.create();
    const hidden = await published(CONTENT);
    await user.publish(hidden, (await user.get(hidden)).site.working, 'private');
    const deleted = await published(CONTENT);
    await user.remove(deleted);
    for (const id of [draft.id, hidden, deleted, 'nowherenear1'])
      expect(await refusalOf(Promise.resolve(api.company(input('jp', id))))).toMatchObject({ code: 'not-found' });
  });

  it('returns unavailable for a suspended contract and not-found for an ended contract', async () => {
    const { USER } = test.accounts;
    const stored = await test.table.get(accountKey(USER.id), Account);
    const set = (contractStatus: Account['contractStatus']) => test.table.update(accountKey(USER.id), { set: { contractStatus } });
    await set('SUSPENDED');
    expect(await refusalOf(Promise.resolve(api.company(input('jp'))))).toMatchObject({ code: 'unavailable', retryAfter: 3_600 });
    await set('TERMINATED');
    expect(await refusalOf(Promise.resolve(api.company(input('jp'))))).toMatchObject({ code: 'not-found' });
    await set(stored?.contractStatus ?? 'ACTIVE');
  });
});
