import type { FormField } from '#shared/model/forms/form-field.ts';
import { textFormatOf } from '#shared/model/forms/validate-form-fields.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/**
 * Tokens of `autocomplete` by the titles of fields in the four languages. A title has to match as a whole, so that "name of your
 * dog" does not get the name of the visitor. A reading in kana has no token.
 */
const TOKENS: readonly (readonly [token: string, titles: RegExp])[] = [
  ['name', /^(?:[おご]?(?:名前|氏名|芳名|なまえ)(?:様)?|(?:your |full )?name|姓名|(?:您的)?名字|이름|성함|성명)$/],
  ['family-name', /^(?:姓|[名苗]字|(?:family|last) name|surname|姓氏|성)$/],
  ['given-name', /^(?:名|(?:given|first) name)$/],
  ['email', /^(?:e-?mail(?: address)?|(?:e|電子)?メール(?:アドレス)?|邮箱|电子邮[箱件](?:地址)?|이메일(?: 주소)?)$/],
  [
    'tel',
    /^(?:[おご]?(?:電話|携帯)(?:番号)?|携帯電話(?:番号)?|(?:tele)?phone(?: number)?|tel|mobile(?: (?:phone|number))?|电话(?:号码)?|手机(?:号码?)?|전화 ?번호|연락처|휴대폰(?: ?번호)?)$/,
  ],
  ['postal-code', /^(?:郵便番号|zip(?: code)?|post(?:al )?code|邮(?:政)?编码?|우편 ?번호)$/],
  ['country-name', /^(?:国(?:名|籍)?|country|国家|국가|나라)$/],
  ['address-level1', /^(?:都道府県|prefecture|state|province|省份?|시\/도|시도)$/],
  ['address-level2', /^(?:市区?町村|市区郡|city|town|城市|시\/?군\/?구)$/],
  ['address-line2', /^(?:建物(?:名)?|マンション名?|ビル名?|建物名・?部屋番号|address line 2|apartment|상세 ?주소)$/],
  ['street-address', /^(?:[おご]?住所|(?:street |mailing )?address|(?:详细)?地址|주소)$/],
  ['address-line1', /^(?:番地|町名・?番地|丁目・?番地|address line 1)$/],
  ['bday', /^(?:生年月日|[おご]?誕生日|date of birth|birth ?(?:day|date)|出生日期|生日|생년월일|생일)$/],
  ['sex', /^(?:性別|sex|gender|性别|성별)$/],
  ['organization', /^(?:(?:御|貴)?(?:会社|社|団体|法人)名?|勤務先|company(?: name)?|organi[sz]ation|公司(?:名称)?|单位|회사(?:명)?|소속)$/],
  ['organization-title', /^(?:[おご]?役職|job title|职位|直位|직책|직함)$/],
  ['url', /^(?:url|ホームページ|ウェブサイト|website|网址|网站|웹사이트|홈페이지)$/],
];

/** Returns the title without notes in brackets, marks and outer space, in lower case. */
const bareTitle = (title: string): string =>
  toUnicodeForm(title, 'NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[*※:：]/g, '')
    .trim();

/** Returns the `autocomplete` token of a field, by its role, its format or its title; `undefined` for none. */
export function autocompleteToken(field: FormField): string | undefined {
  const { key, typeInput, title } = field;
  if (key === 'password' || key === 'confirm_password') return 'new-password';
  if (key === 'company') return 'organization';
  if (typeInput === 'SELECT_OPTIONS' || typeInput === 'RADIO') return undefined;
  const format = textFormatOf(field);
  if (format === 'phone') return 'tel';
  if (format === 'email' || format === 'url' || format === 'postal-code') return format;
  if (format === 'katakana') return undefined;
  const [token] = TOKENS.find(([, titles]) => titles.test(bareTitle(title))) ?? [];
  // Browsers fill in a whole address only where lines can be broken.
  return token === 'street-address' && format !== 'multi-line' ? 'address-line1' : token;
}
