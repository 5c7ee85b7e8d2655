import type { MailContent } from '#functions/mail/services/content/mail-content.ts';
import type { MailStyle } from '#functions/mail/services/layout/mail-style.ts';
import { escapeHtml } from '#shared/values/text/escape-html.ts';

/** The fonts by language. Mail programs hardly support style sheets, so the layout uses tables, width attributes and inline styles. */
const FONTS: Readonly<Record<string, string>> = {
  ja: "'Hiragino Sans','Noto Sans JP','Yu Gothic',Meiryo,sans-serif",
  en: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  'zh-Hans': "'PingFang SC','Noto Sans SC','Microsoft YaHei',sans-serif",
  ko: "'Apple SD Gothic Neo','Noto Sans KR','Malgun Gothic',sans-serif",
};
/** `word-break` of titles: between phrases in Japanese, between words in Korean. */
const BREAKS: Readonly<Record<string, string>> = { ja: 'auto-phrase', ko: 'keep-all' };
const INK = '#202020';
const QUIET = '#5F5F5A';
const PAPER = '#FAFAF8';
const HAIRLINE = '#E6E6E2';
const WIDTH = 560;

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;
const paragraph = (style: string, html: string): string => `<p style="margin:0 0 16px;${style}">${html}</p>`;
const quiet = 'font-size:13px;';

function letterhead({ logo, brandName }: MailStyle): string {
  const name = escapeHtml(brandName);
  if (!logo) return `<span style="font-size:16px;font-weight:bold;color:${INK}">${name}</span>`;
  const { address, width, height } = logo;
  const css = `display:block;border:0;width:${width}px;height:${height}px;font-size:16px;font-weight:bold;color:${INK}`;
  return `<img src="${escapeHtml(address)}" width="${width}" height="${height}" alt="${name}" style="${css}">`;
}

function button({ label, address }: NonNullable<MailContent['button']>, { colours: { fill, onFill } }: MailStyle): string {
  const css = `display:inline-block;padding:12px 24px;border-radius:8px;background:${fill};color:${onFill};font-size:16px;font-weight:bold;text-decoration:none`;
  const link = `<a href="${escapeHtml(address)}" style="${css}">${escapeHtml(label)}</a>`;
  return table('style="margin:24px 0"', `<tr><td bgcolor="${fill}" style="border-radius:8px">${link}</td></tr>`);
}

const plainLink = (address: string, { colours }: MailStyle): string =>
  `<a href="${escapeHtml(address)}" style="color:${colours.line};word-break:break-all">${escapeHtml(address)}</a>`;

const addressLine = (text: string, address: string, style: MailStyle): string =>
  `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${HAIRLINE};${quiet}color:${QUIET}">${escapeHtml(text)}<br>${plainLink(address, style)}</p>`;

const answer = ({ title, lines }: NonNullable<MailContent['answers']>[number]): string =>
  `<tr><td style="padding:12px 0;border-top:1px solid ${HAIRLINE}"><span style="${quiet}color:${QUIET}">${escapeHtml(title)}</span><br>${lines.map(escapeHtml).join('<br>')}</td></tr>`;

const answerTable = (answers: MailContent['answers'] = []): string[] =>
  answers.length === 0 ? [] : [table('width="100%" style="margin:8px 0 24px;word-break:break-word"', answers.map(answer).join('\n'))];

/** Returns the e-mail as HTML: letterhead, a card with the button, and the button's address as text. Escapes every text. */
export function mailHtml(content: MailContent, style: MailStyle): string {
  const { subject, title, greeting, paragraphs, answers, button: action, notes, footer } = content;
  const { languageTag, colours, openInstead } = style;
  const card = [
    `<h1 style="margin:0 0 24px;font-size:20px;line-height:1.4;font-weight:bold;word-break:${BREAKS[languageTag] ?? 'normal'}">${escapeHtml(title)}</h1>`,
    ...(greeting === null ? [] : [paragraph('', escapeHtml(greeting))]),
    ...paragraphs.map((text) => paragraph('', escapeHtml(text))),
    ...answerTable(answers),
    ...(action === null ? [] : [button(action, style)]),
    ...notes.map(({ text, address }) =>
      paragraph(quiet, escapeHtml(text) + (address === undefined ? '' : `<br>${plainLink(address, style)}`)),
    ),
    ...(action === null ? [] : [addressLine(openInstead, action.address, style)]),
  ].join('\n');
  const type = `font-family:${FONTS[languageTag]};line-height:${languageTag === 'en' ? 1.5 : 1.7};word-break:${languageTag === 'ko' ? 'keep-all' : 'normal'}`;
  const cardStyle = `padding:32px 24px;background:#FFFFFF;border:1px solid ${HAIRLINE};border-top:4px solid ${colours.fill};border-radius:8px;${type};font-size:15px;color:${INK}`;
  const column = table(
    `align="center" width="${WIDTH}" style="width:100%;max-width:${WIDTH}px"`,
    `<tr><td style="padding:0 4px 16px;${type}">${letterhead(style)}</td></tr>
<tr><td style="${cardStyle}">
${card}
</td></tr>
<tr><td style="padding:16px 4px 0;${type};font-size:12px;color:${QUIET}">${escapeHtml(footer ?? style.footer)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
${table(`width="100%" bgcolor="${PAPER}" style="background:${PAPER}"`, `<tr><td align="center" style="padding:24px 12px 32px">${column}</td></tr>`)}
</body>
</html>
`;
}
