import { afterEach, describe, expect, it, vi } from 'vitest';
import { customField, idOf, siteWithForms } from '#site-renderer/pages/forms/form-pages-fixture.ts';
import { bodies, COMPANY, EMAIL, fetched, fillIn, find, freshFormPage, open, press, type } from '#test/support/sites/form-page-fixture.ts';

freshFormPage();

describe('hidden field (R-8.37)', () => {
  const SOURCE = idOf('f1');
  const sentFrom = async (search: string, referrer = '') => {
    history.replaceState(null, '', `/contact${search}`);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    open('contact', siteWithForms({ fields: [customField(1, { typeInput: 'HIDDEN', parameter: 'utm_source' })] }));
    fillIn();
    await press();
    return bodies().at(-1)?.data[SOURCE];
  };
  afterEach(() => history.replaceState(null, '', '/'));

  it('records the parameter of the address, else that of the page of the site before it', async () => {
    expect(await sentFrom('?utm_source=flyer')).toBe('flyer');
    expect(await sentFrom('?popup=1', `${location.origin}/B2?utm_source=instagram`)).toBe('instagram');
    expect(await sentFrom('?utm_source=flyer', `${location.origin}/B2?utm_source=instagram`)).toBe('flyer');
  });

  it('the source is empty for visitors from other sites without the parameter, and short for a long one', async () => {
    expect(await sentFrom('', 'https://search.example/?utm_source=other')).toBe('');
    expect(await sentFrom(`?utm_source=${'x'.repeat(500)}`)).toBe('x'.repeat(120));
  });
});

describe('conditional fields (R-8.39)', () => {
  const [KIND, DISH, NOTE] = [idOf('f1'), idOf('f2'), idOf('f3')];
  const site = siteWithForms({
    fields: [
      customField(1, { typeInput: 'RADIO' }),
      customField(2, { typeInput: 'SELECT', isRequired: true, shownIf: { fieldId: KIND, option: 0 } }),
      customField(3, { isRequired: true, shownIf: { fieldId: DISH, option: 1 } }),
    ],
  });
  const boxOf = (id: string) => find(`[name="${id}"]`).closest<HTMLElement>('.form-field') ?? expect.fail();
  const shown = () => [DISH, NOTE].map((id) => !boxOf(id).hidden);
  const choose = (value: string) => find(`[name="${KIND}"][value="${value}"]`).click();

  it('appear when their option is chosen, and are required from then on', async () => {
    open('contact', site);
    expect(shown()).toEqual([false, false]);
    fillIn();
    choose('見学');
    expect(shown()).toEqual([true, false]);
    await press();
    expect(fetched).not.toHaveBeenCalled();
    expect([...document.querySelectorAll('.form-faults a')].map(({ textContent }) => textContent)).toEqual(['項目2']);
  });

  it('conditional fields are not sent once they are hidden, and keep their answers until they appear again', async () => {
    open('contact', site);
    fillIn();
    choose('見学');
    type(DISH, '相談');
    type(NOTE, '窓側');
    choose('相談');
    expect(shown()).toEqual([false, false]);
    choose('見学');
    expect(find(`[name="${NOTE}"]`).value).toBe('窓側');
    choose('相談');
    await press();
    expect(Object.keys(bodies()[0]?.data ?? {})).toEqual([EMAIL, COMPANY, KIND]);
    expect(shown()).toEqual([false, false]);
  });

  it('appear with a restored draft', () => {
    open('contact', site);
    fillIn();
    choose('見学');
    type(DISH, '相談');
    type(NOTE, '窓側');
    open('contact', site);
    expect(shown()).toEqual([true, true]);
    expect(find(`[name="${NOTE}"]`).value).toBe('窓側');
  });

  it('disappear when the entry is cleared', () => {
    open('contact', site);
    choose('見学');
    open('contact', site);
    expect(shown()).toEqual([true, false]);
    find('.form-state button').click();
    expect(shown()).toEqual([false, false]);
  });
});
