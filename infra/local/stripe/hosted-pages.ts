import { escapeMarkup } from '#infra/local/http/markup.ts';

/** The pages' content security policy: no scripts. A form is answered with a redirect to the product, so its target is not restricted. */
export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#f6f8fa;color:#1a1f36;font:16px/1.5 system-ui,'Noto Sans JP','Noto Sans SC','Noto Sans KR',sans-serif}
main{width:min(420px,calc(100vw - 32px));padding:24px;background:#fff;border:1px solid #e3e8ee;border-radius:8px}
h1{margin:0 0 16px;font-size:20px}
label{display:block;margin-top:12px;font-size:14px}
input{display:block;width:100%;min-height:44px;margin-top:4px;padding:0 12px;border:1px solid #8792a2;border-radius:6px;font:inherit}
button{width:100%;min-height:44px;margin-top:20px;border:0;border-radius:6px;background:#2a3f9d;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.plain{margin-top:12px;background:#fff;color:#1a1f36;border:1px solid #8792a2}
.error{padding:12px;background:#fdf0ef;color:#a3160c;border-radius:6px}
.test{display:inline-block;margin-bottom:12px;padding:0 8px;background:#ffde92;border-radius:4px;font-size:13px}
a{color:#2a3f9d}
:focus-visible{outline:2px solid #1a1f36;outline-offset:2px}
`;

const TEXTS = {
  ja: {
    tag: 'ja',
    test: 'テスト環境',
    title: 'カードを登録する',
    number: 'カード番号',
    expiry: '有効期限(MM / YY)',
    cvc: 'セキュリティコード',
    save: '保存する',
    back: '戻る',
    secure: '3Dセキュア認証',
    secureText: 'カード会社がご本人かどうかを確認しています。',
    complete: '認証する',
    fail: '認証しない',
    over: 'このページの有効期限は切れています。',
  },
  en: {
    tag: 'en',
    test: 'TEST MODE',
    title: 'Save a card',
    number: 'Card number',
    expiry: 'Expiry (MM / YY)',
    cvc: 'Security code',
    save: 'Save',
    back: 'Back',
    secure: '3-D Secure',
    secureText: 'Your bank asks whether this is you.',
    complete: 'Complete authentication',
    fail: 'Fail authentication',
    over: 'This page has expired.',
  },
} as const;

const textsOf = (locale: string | null) => TEXTS[locale === 'ja' ? 'ja' : 'en'];

const frame = (tag: string, title: string, content: string): string =>
  `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style><main>${content}</main></html>`;

/** Returns the page of a Checkout session, with the form for a card. */
export function checkoutPage(locale: string | null, cancelUrl: string | null, error: string | null): string {
  const texts = textsOf(locale);
  const field = (name: string, label: string, hints: string): string =>
    `<label>${label}<input name="${name}" required ${hints} inputmode="numeric"></label>`;
  return frame(
    texts.tag,
    texts.title,
    `<span class="test">${texts.test}</span><h1>${texts.title}</h1>
${error === null ? '' : `<p class="error" role="alert">${escapeMarkup(error)}</p>`}
<form method="post">${field('number', texts.number, 'autocomplete="cc-number"')}${field('expiry', texts.expiry, 'autocomplete="cc-exp"')}${field('cvc', texts.cvc, 'autocomplete="cc-csc"')}<button>${texts.save}</button></form>
${cancelUrl === null ? '' : `<p><a href="${escapeMarkup(cancelUrl)}">${texts.back}</a></p>`}`,
  );
}

/** Returns the page on which a bank asks the holder of a card to authenticate. */
export function authenticationPage(locale: string | null): string {
  const texts = textsOf(locale);
  return frame(
    texts.tag,
    texts.secure,
    `<span class="test">${texts.test}</span><h1>${texts.secure}</h1><p>${texts.secureText}</p>
<form method="post"><button name="outcome" value="complete">${texts.complete}</button><button class="plain" name="outcome" value="fail">${texts.fail}</button></form>`,
  );
}

export const expiredPage = (): string => frame('en', TEXTS.en.over, `<h1>${TEXTS.en.over}</h1><p lang="ja">${TEXTS.ja.over}</p>`);
