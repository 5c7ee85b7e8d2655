import { toKatakana } from '#shared/values/text/to-katakana.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** Small kana, which names in bank transfers do not have, with the ones that banks write. */
const SMALL = 'ァィゥェォッャュョヮ';
const LARGE = 'アイウエオツヤユヨワ';

const LEGAL_FORM =
  /株式会社|有限会社|合同会社|合資会社|合名会社|カブシキガイシヤ|ユウゲンガイシヤ|ゴウドウガイシヤ|\([株有同資名]\)|\((?:カ|ユ|ド|メ|シ)\)|^(?:カ|ユ|ド|メ|シ)\)|\((?:カ|ユ|ド|メ|シ)$/g;

/** Returns the form in which names of payers and companies are compared: katakana of one size, without legal form and signs. */
export const payerKey = (name: string): string =>
  toKatakana(toUnicodeForm(name, 'NFKC'))
    .toUpperCase()
    .replaceAll(/[ァィゥェォッャュョヮ]/g, (kana) => LARGE[SMALL.indexOf(kana)] ?? kana)
    .replaceAll(/\s+/g, '')
    .replaceAll(LEGAL_FORM, '')
    .replaceAll(/[-‐‑–—―−]/g, 'ー')
    .replaceAll(/[^\p{L}\p{N}ー]/gu, '');
