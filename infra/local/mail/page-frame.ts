import { escapeMarkup } from '#infra/local/http/markup.ts';
import type { InboxLabels } from '#infra/local/mail/inbox-labels.ts';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;background:#fafaf8;color:#202020;font:14px/1.6 system-ui,'Noto Sans JP','Noto Sans SC','Noto Sans KR',sans-serif;line-break:strict;overflow-wrap:anywhere}
header,main{width:100%;max-width:1040px;margin:0 auto;padding:0 24px}
header{display:flex;align-items:center;gap:16px;min-height:56px;padding-top:12px;padding-bottom:12px}
header>:first-child{flex:1}
main{flex:1;display:flex;flex-direction:column;padding-bottom:24px}
h1{margin:0;font-size:20px;line-height:1.4}h2{margin:0 0 8px;font-size:13px;color:#5f5f5a}
a{color:inherit}
button,.button{display:inline-flex;white-space:nowrap;align-items:center;min-height:36px;padding:0 12px;border:1px solid #d8d8d2;border-radius:8px;background:#fff;color:#202020;font:inherit;text-decoration:none;cursor:pointer}
button:hover,.button:hover{border-color:#202020}
.danger{color:#c2381b}
:focus-visible{outline:2px solid #202020;outline-offset:2px}
.card{background:#fff;border:1px solid #e6e6e2;border-radius:8px;overflow:hidden}
.quiet{color:#5f5f5a}time{font-variant-numeric:tabular-nums}
.mails{list-style:none;margin:0;padding:0}
.mails li+li{border-top:1px solid #e6e6e2}
.mails a{display:grid;grid-template-columns:136px minmax(0,1fr) minmax(0,1fr) minmax(0,2fr);gap:16px;align-items:center;min-height:44px;padding:8px 16px;text-decoration:none}
.mails a:hover{background:#fafaf8}
.mails span{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.mails strong{font-weight:600}
.empty{padding:72px 24px;text-align:center}.empty p{margin:4px 0 0}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px;margin:0;padding:16px}
dt{color:#5f5f5a}dd{margin:0}
section{margin-top:24px}
section.html{flex:1;display:flex;flex-direction:column}
iframe{flex:1;display:block;width:100%;min-height:480px;border:0;background:#fff}
section.html .card{flex:1;display:flex}
pre{margin:0;padding:16px;white-space:pre-wrap;font:inherit}
ul.links{margin:0;padding:12px 16px 12px 32px}
@media(max-width:767px){header,main{padding-left:16px;padding-right:16px}button,.button{min-height:44px}
.mails a{grid-template-columns:minmax(0,1fr) auto;gap:0 12px;padding:12px 16px}.mails .subject{grid-column:1/-1;order:-1;white-space:normal}.mails .to{grid-column:1/-1;order:3}.mails time{order:2}
dl{grid-template-columns:1fr;gap:0}dd+dt{margin-top:8px}}
`;

/** Allows pictures and inline styles of any origin, but no scripts, neither in the page nor in the e-mails inside it. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http: https: data:',
  "frame-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const ICON = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#202020"/><path d="M3 5h10v6H3zl5 4 5-4" fill="none" stroke="#fff"/></svg>')}`;

/** Returns the document around the markup of a page's header and content. */
export const pageFrame = (labels: InboxLabels, title: string, header: string, content: string): string => `<!doctype html>
<html lang="${labels.tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<link rel="icon" href="${ICON}">
<style>${STYLE}</style>
<header>${header}</header>
<main>${content}</main>
</html>
`;

const JST = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Returns a time in the format of the product: `2026/11/20 14:05`, in Japanese time. */
export const timeElement = (at: string): string =>
  `<time class="quiet" datetime="${escapeMarkup(at)}" title="JST">${JST.format(new Date(at))}</time>`;
