import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { inbox as source } from '#shared/messages/jp/mail/inbox.ts';

export const inbox: CatalogueOf<typeof source> = {
  inbox: '收件箱',
  newestFirst: '最新的在前',
  empty: '还没有邮件',
  emptyHint: '发出的邮件会显示在这里。',
  clear: '全部删除',
  reload: '刷新',
  back: '返回收件箱',
  from: '发件人',
  to: '收件人',
  replyTo: '回复至',
  received: '接收时间',
  noSubject: '（无主题）',
  text: '纯文本正文',
  html: 'HTML 正文',
  links: '链接',
  attachments: '附件',
  source: '邮件原文（.eml）',
  notFound: '找不到该邮件',
  notFoundHint: '它可能已被删除。',
};
