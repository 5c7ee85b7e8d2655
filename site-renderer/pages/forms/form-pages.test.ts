import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { PASSWORD_RULES } from '#shared/values/password.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { bodyOf, idOf, customField, pagesOf, SITE_ID, siteWithForms } from '#site-renderer/pages/forms/form-pages-fixture.ts';
import type { FormPlan } from '#site-renderer/visitor/forms/form-plan.ts';

const read = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const planOf = (html: string): FormPlan => JSON.parse(read(html).querySelector('form script')?.textContent ?? '') as FormPlan;

describe('form pages', () => {
  it('exist for each form of the site, each with its success page', () => {
    expect(pagesOf(siteWithForms({ kinds: ['contact'] })).map(({ page }) => page)).toEqual(['contact', 'contact-success']);
    expect(pagesOf(siteWithForms()).map(({ page, isIndexed, script }) => [page, isIndexed, script])).toEqual([
      ['contact', true, 'form-page'],
      ['contact-success', false, null],
      ['register', true, 'form-page'],
      ['register-success', false, 'form-page'],
      ['forms', true, 'form-page'],
      ['form-success', false, null],
    ]);
    expect(pagesOf(siteWithForms({ written: ['en'] }), 'jp')).toEqual([]);
  });

  it('exist in every language, with the fields of the default language if the form lacks the language', () => {
    const site = siteWithForms({ written: ['jp', 'kr'] });
    for (const language of LANGUAGES) {
      const page = read(bodyOf('contact', site, language));
      expect(page.querySelector('h1')?.textContent).toBe(VISITOR_LABELS[language].form.title.contact);
      const title = VISITOR_LABELS[language === 'kr' ? 'kr' : 'jp'].form.fields.email.title;
      expect(page.querySelector(`[for="${idOf('email')}"] span`)?.textContent).toBe(title);
      expect(page.querySelector(`[for="${idOf('email')}"] span`)?.getAttribute('lang')).toBe(['jp', 'kr'].includes(language) ? null : 'ja');
      expect(planOf(bodyOf('contact', site, language))).toMatchObject({ lang: language, formLang: language === 'kr' ? 'kr' : 'jp' });
    }
  });

  it('are readable without scripts, and explain why sending is disabled', () => {
    const page = read(bodyOf('contact', siteWithForms()));
    expect(page.querySelector('[type=submit]')?.hasAttribute('disabled')).toBe(true);
    expect(bodyOf('contact', siteWithForms())).toContain(`<noscript><p>${VISITOR_LABELS.jp.formPage.noScript}</p></noscript>`);
    expect(page.querySelector<HTMLInputElement>('[type=email]')?.disabled).toBe(false);
  });

  it('do not contain the destination address', () => {
    const site = siteWithForms({ kinds: ['contact'] });
    const form = { ...site.contactForm.jp, destinationEmail: 'owner@example.com' } as typeof site.contactForm.jp & object;
    expect(JSON.stringify(pagesOf({ ...site, contactForm: { jp: form } }))).toContain('owner@example.com');
    expect(bodyOf('contact', { ...site, contactForm: { jp: form } })).not.toContain('owner@');
  });

  it('hide the field for bots from visitors and screen readers', () => {
    const website = read(bodyOf('forms', siteWithForms())).querySelector('[name=website]');
    expect(website?.closest('[aria-hidden=true]')).not.toBeNull();
    expect([website?.getAttribute('tabindex'), website?.getAttribute('autocomplete')]).toEqual(['-1', 'off']);
  });

  it('link to the legal texts of their language', () => {
    const company = { termsOfService: '<p>茶</p>', privacyPolicy: '<p>茶</p>', contractAgreement: true };
    const page = read(bodyOf('register', siteWithForms({ company, settings: { customPath: 'shop' } }), 'en'));
    expect([...page.querySelectorAll('.form-agreements a')].map((link) => link.getAttribute('href'))).toEqual([
      '/shop/en/company#termsOfService',
      '/shop/en/company#privacyPolicy',
    ]);
    expect(page.querySelectorAll('a[data-dialog]')).toHaveLength(4);
    expect(planOf(bodyOf('register', siteWithForms({ company }))).agreements).toEqual(['termsOfService', 'privacyPolicy']);
  });

  it('contain only the messages that their fields can cause', () => {
    const messages = Object.keys(planOf(bodyOf('contact', siteWithForms())).words.fault);
    expect(messages.toSorted()).toEqual([
      'email-local-too-long',
      'invalid',
      'invalid-email',
      'required',
      'too-long',
      'too-short',
      'unexpected-character',
      'unknown-field',
    ]);
    const membership = Object.keys(planOf(bodyOf('register', siteWithForms({ company: { contractAgreement: true } }))).words.fault);
    expect(membership).toEqual(expect.arrayContaining([...Object.keys(PASSWORD_RULES), 'password-mismatch', 'agreement-required']));
  });

  it('escape option names, so that no name can end the script element of the plan', () => {
    const wild = '</script><script>alert(1)</script><!--';
    const html = bodyOf('forms', siteWithForms({ fields: [customField(1, { typeInput: 'SELECT', options: [{ value: wild }] })] }));
    expect(planOf(html).fields.at(-1)?.options).toEqual([{ value: wild }]);
    expect(read(html).querySelectorAll('script')).toHaveLength(1);
  });

  it('contain the path of their endpoint and of their success page', () => {
    const of = (page: 'contact' | 'forms' | 'register') => planOf(bodyOf(page, siteWithForms(), 'cn'));
    expect((['contact', 'forms', 'register'] as const).map((page) => [of(page).api, of(page).next])).toEqual([
      [`/api/v1/end-user/site/${SITE_ID}/contact`, '/cn/contact-success#sent'],
      [`/api/v1/end-user/site/${SITE_ID}/homepage`, '/cn/form-success#sent'],
      [`/api/v1/end-user/site/${SITE_ID}/register`, '/cn/register-success#sent'],
    ]);
  });
});

describe('success pages', () => {
  it('promise an answer within 24 hours, in every language', () => {
    for (const language of LANGUAGES)
      for (const page of ['contact-success', 'form-success'] as const) {
        const html = bodyOf(page, siteWithForms(), language);
        expect(html).toContain(VISITOR_LABELS[language].formPage.reply);
        expect(VISITOR_LABELS[language].formPage.reply).toContain('24');
        expect(html).toContain('href="/home"');
      }
  });

  it('contain the sentence of the owner about the reply, in the languages that have one (R-15.72)', () => {
    const site = siteWithForms();
    const [form] = Object.values(site.contactForm);
    if (!form) throw new Error('no form');
    const worded = { ...site, contactForm: { ...site.contactForm, jp: { ...form, replyText: '<3営業日>以内にお電話します。' } } };
    expect(bodyOf('contact-success', worded, 'jp')).toContain('&lt;3営業日&gt;以内にお電話します。');
    expect(bodyOf('contact-success', worded, 'jp')).not.toContain(VISITOR_LABELS.jp.formPage.reply);
    expect(bodyOf('form-success', worded, 'jp')).toContain(VISITOR_LABELS.jp.formPage.reply);
    const emptied = { ...site, contactForm: { jp: { ...form, replyText: ' ' } } };
    expect(bodyOf('contact-success', emptied, 'jp')).toContain(VISITOR_LABELS.jp.formPage.reply);
  });

  it('contain the message about the waiting list', () => {
    for (const language of LANGUAGES)
      for (const page of ['contact-success', 'form-success', 'register-success'] as const) {
        const waiting = read(bodyOf(page, siteWithForms(), language)).querySelectorAll('.form-done .form-waiting');
        const { title, text } = VISITOR_LABELS[language].formPage.waiting;
        expect([...waiting].map(({ textContent }) => textContent)).toEqual([title, text]);
      }
  });

  it('let a registrant request another e-mail or return to the form', () => {
    const html = bodyOf('register-success', siteWithForms(), 'en');
    expect(read(html).querySelector('.form-done')?.textContent).toContain('24 hours');
    expect(planOf(html)).toMatchObject({ api: `/api/v1/end-user/site/${SITE_ID}/resend-register-email`, next: null });
    expect(read(html).querySelector('[type=email]')?.getAttribute('autocomplete')).toBe('email');
    expect(read(html).querySelector('a[href="/en/register"]')).not.toBeNull();
  });
});
